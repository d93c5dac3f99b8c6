import type { Tracking } from '#contract/tracking.ts';
import type { Currency } from '#locale/currencies.ts';
import type { Variety } from '#locale/locales.ts';
import { formatAmount } from '#locale/price.ts';
import { languageOf } from '#locale/varieties.ts';
import type { Order } from '#server/orders/store.ts';
import { answerOf } from '#server/payments/answer.ts';
import type { Payments } from '#server/payments/ask.ts';
import { renewalPage } from '#server/payments/request.ts';
import { Refusal } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import type { Overdue } from '#server/providers/provider.ts';
import { wordsIn } from '#words/translator.ts';
import { billingOf, type ChangeWish, livingMembership, refuseOtherPrice } from './change.ts';
import { askingAt } from './follow.ts';
import { settleSubscription } from './settle.ts';
import type { Subscription } from './store.ts';

/**
 * Where a membership stands. While a renewal is owed, its provider itself is asked: the browser's return proves nothing.
 *
 * @throws Refusal `unknownOrder`, `subscriptionOver`, `paymentUnavailable` without an answer
 */
export async function checkMembership(
  payments: Payments,
  wish: ChangeWish,
): Promise<{ membership: Subscription; first: Order; overdue: Overdue | null }> {
  const { membership, first } = await livingMembership(payments, wish);
  if (membership.state !== 'past_due') return { membership, first, overdue: null };
  const askedAt = askingAt(payments, membership);
  const asking = billingOf(payments, membership).fetch(membership.reference);
  const said = await answerOf(payments, membership, asking);
  if (!said) throw new Refusal('paymentUnavailable');
  const now = (await settleSubscription(payments, membership.provider, said, askedAt)) ?? membership;
  return { membership: now, first, overdue: now.state === 'past_due' ? (said.overdue ?? null) : null };
}

interface OverdueWish extends ChangeWish {
  readonly shown: { readonly amount: number; readonly currency: string };
  readonly locale: Variety;
  readonly tracking?: Tracking | undefined;
}

/**
 * The address of the provider's page on which a renewal that was declined is paid with another card. Pressed twice it
 * opens two pages, of which one is paid.
 *
 * @throws Refusal `unknownOrder`, `subscriptionOver`, `nothingOwed`, `priceChanged`, `paymentUnavailable`
 */
export async function payOverdue(
  payments: Payments,
  { shown, locale, tracking, ...wish }: OverdueWish,
): Promise<string> {
  const { membership, first, overdue } = await checkMembership(payments, wish);
  if (membership.state === 'canceled') throw new Refusal('subscriptionOver');
  if (!overdue) throw new Refusal('nothingOwed');
  const { amount, currency } = overdue;
  refuseOtherPrice(overdue, shown);
  const { provider, reference } = membership;
  const asked = {
    amount,
    currency,
    consent: consentTo(overdue, locale, first.market),
    locale,
    market: first.market,
    returnUrl: renewalPage(payments, provider, first, { hl: languageOf(locale), ...tracking }),
  };
  const opening = billingOf(payments, membership).anotherCard(reference, asked, newId(payments.clock));
  const address = await answerOf(payments, membership, opening);
  if (address === undefined) throw new Refusal('paymentUnavailable');
  if (address === null) throw new Refusal('nothingOwed');
  return address;
}

/** What stands beside the button on the provider's page. */
function consentTo({ amount, currency }: Overdue, variety: Variety, market: string): string {
  const words = wordsIn(variety, 'membership');
  return words('overdue.consent', { price: formatAmount(amount, currency as Currency, { variety, market }) });
}
