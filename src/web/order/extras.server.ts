import { skuId } from '#contract/fields.ts';
import { createExtraOrder } from '#contract/orders.ts';
import { hostOf } from '../host.server.ts';
import { onward, type Visit } from '../shell/onward.server.ts';
import { type Problem, problemOf } from '../shell/problem.ts';

/** What kept an extra from being ordered. */
export interface ExtraOutcome {
  kind: 'notOrdered';
  skuId: string;
  problem: Problem;
}

/**
 * Orders an extra beside the order that the form names.
 *
 * @throws a redirect to the extra's payment
 */
export async function orderExtra(visit: Visit, form: FormData): Promise<ExtraOutcome> {
  const wanted = skuId.catch('').parse(form.get('skuId'));
  const orderNumber = String(form.get('orderNumber') ?? '');
  const made = await hostOf(visit.context).call(createExtraOrder, { body: { orderNumber, skuId: wanted } });
  if (!made.ok) return { kind: 'notOrdered', skuId: wanted, problem: problemOf(made) };
  throw onward(visit, '/paying/paypage', { orderNumber: made.data.orderNumber, skuId: wanted });
}
