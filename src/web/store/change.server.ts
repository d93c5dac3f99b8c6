import { skuId } from '#contract/fields.ts';
import {
  cancelSubscription,
  createSubscription,
  payOverdue,
  resumeSubscription,
  switchSubscription,
} from '#contract/privileges.ts';
import { trackingOf } from '#contract/tracking.ts';
import type { Reference } from '#locale/reference.ts';
import type { Host } from '../host.ts';
import { type Problem, problemOf } from '../shell/problem.ts';

export type ChangeOutcome =
  | { kind: 'started'; orderNumber: string; skuId: string }
  | { kind: 'changed' }
  /** The provider takes the card, on a page of its own. */
  | { kind: 'leave'; url: string }
  | { kind: 'problem'; problem: Problem };

/** Begins, cancels, continues or switches a membership, or goes to pay what it owes, as the form says. */
export async function changeMembership(
  host: Host,
  form: FormData,
  { examId, market }: Reference,
  kept: URLSearchParams,
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
  const shown = { amount: Number(form.get('amount')), currency: String(form.get('currency') ?? '') };
  if (intent === 'card') {
    const opened = await host.call(payOverdue, {
      body: { orderNumber, shown, tracking: trackingOf(kept) },
    });
    return opened.ok
      ? { kind: 'leave', url: opened.data.actionUrl }
      : { kind: 'problem', problem: problemOf(opened) };
  }
  const changed =
    intent === 'switch'
      ? await host.call(switchSubscription, { body: { orderNumber, skuId: wanted, shown } })
      : await host.call(intent === 'resume' ? resumeSubscription : cancelSubscription, {
          body: { orderNumber },
        });
  return changed.ok ? { kind: 'changed' } : { kind: 'problem', problem: problemOf(changed) };
}
