import { skuId } from '#contract/fields.ts';
import { createUpgradeOrder } from '#contract/orders.ts';
import { hostOf } from '../host.server.ts';
import { onward, type Visit } from '../shell/onward.server.ts';
import { problemOf } from '../shell/problem.ts';
import type { ExtraOutcome } from './extras.server.ts';

/**
 * Raises the report that the form names to a larger package.
 *
 * @throws a redirect to the upgrade's payment
 */
export async function orderUpgrade(visit: Visit, form: FormData): Promise<ExtraOutcome> {
  const wanted = skuId.catch('').parse(form.get('skuId'));
  const orderNumber = String(form.get('orderNumber') ?? '');
  const made = await hostOf(visit.context).call(createUpgradeOrder, { body: { orderNumber, skuId: wanted } });
  if (!made.ok) return { kind: 'notOrdered', skuId: wanted, problem: problemOf(made) };
  throw onward(visit, '/paying/paypage', { orderNumber: made.data.orderNumber, skuId: wanted });
}
