import { skuId } from '#contract/fields.ts';
import {
  cancelSubscription,
  createSubscription,
  resumeSubscription,
  switchSubscription,
} from '#contract/privileges.ts';
import type { Reference } from '#locale/reference.ts';
import type { Host } from '../host.ts';
import { type Problem, problemOf } from '../ui/problem.ts';

export type ChangeOutcome =
  | { kind: 'started'; orderNumber: string; skuId: string }
  | { kind: 'changed' }
  | { kind: 'problem'; problem: Problem };

/** Begins, cancels, continues or switches a membership, as the form says. */
export async function changeMembership(
  host: Host,
  form: FormData,
  { examId, market }: Reference,
): Promise<ChangeOutcome> {
  const orderNumber = String(form.get('orderNumber') ?? '');
  const wanted = skuId.catch('').parse(form.get('skuId'));
  const intent = form.get('intent');
  if (intent === 'start') {
    const body = { skuId: wanted, countryCode: market.code, hl: host.locale, examId };
    const made = await host.call(createSubscription, { body });
    return made.ok
      ? { kind: 'started', orderNumber: made.data.orderNumber, skuId: wanted }
      : { kind: 'problem', problem: problemOf(made) };
  }
  const changed =
    intent === 'switch'
      ? await host.call(switchSubscription, { body: { orderNumber, skuId: wanted } })
      : await host.call(intent === 'resume' ? resumeSubscription : cancelSubscription, {
          body: { orderNumber },
        });
  return changed.ok ? { kind: 'changed' } : { kind: 'problem', problem: problemOf(changed) };
}
