import { redirect } from 'react-router';
import { skuId } from '#contract/fields.ts';
import { createExtraOrder } from '#contract/orders.ts';
import type { Host } from '../host.ts';
import { addressOf } from '../shell/addresses.ts';
import { type Problem, problemOf } from './problem.ts';

/** What kept an extra from being ordered. */
export interface ExtraOutcome {
  kind: 'extra';
  skuId: string;
  problem: Problem;
}

/**
 * Orders an extra beside the order that the form names.
 *
 * @throws a redirect to the extra's payment
 */
export async function orderExtra(
  host: Host,
  form: FormData,
  reference: string,
  kept: URLSearchParams,
): Promise<ExtraOutcome> {
  const wanted = skuId.catch('').parse(form.get('skuId'));
  const orderNumber = String(form.get('orderNumber') ?? '');
  const made = await host.call(createExtraOrder, { body: { orderNumber, skuId: wanted } });
  if (!made.ok) return { kind: 'extra', skuId: wanted, problem: problemOf(made) };
  const query = { hl: host.locale, orderNumber: made.data.orderNumber, skuId: wanted };
  throw redirect(addressOf('/paying/paypage', reference, query, kept));
}
