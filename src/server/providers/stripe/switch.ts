import type Stripe from 'stripe';
import type { SubscriptionBilling } from '../provider.ts';
import { stripeAmounts } from './amounts.ts';
import { certain, type StripeRoom, UnexpectedAnswer } from './client.ts';

type Plan = Parameters<SubscriptionBilling['switchPlan']>[1];

/**
 * Puts a subscription on another price from its next period on. To Stripe the rest of the paid period becomes a
 * trial: without it a change from months to years would charge at once.
 */
export async function switchPlan(
  { stripe }: StripeRoom,
  reference: string,
  plan: Plan,
  idempotencyKey: string,
): Promise<Stripe.Subscription> {
  const now = certain(await stripe.subscriptions.retrieve(reference), 'subscription', reference);
  const item = now.items.data[0];
  if (!item) throw new UnexpectedAnswer(`The subscription ${reference} is for nothing.`);
  if (isOn(now, item, plan)) return now;
  const product = await stripe.products.create(
    { name: plan.description, metadata: { skuId: plan.skuId } },
    { idempotencyKey: `${idempotencyKey}:product` },
  );
  return stripe.subscriptions.update(
    reference,
    {
      items: [
        {
          id: item.id,
          price_data: {
            currency: plan.currency.toLowerCase(),
            product: certain(product, 'product').id,
            recurring: { interval: plan.every },
            unit_amount: stripeAmounts.toStripe(plan.amount, plan.currency),
          },
        },
      ],
      proration_behavior: 'none',
      trial_end: item.current_period_end,
      description: plan.description,
      metadata: { skuId: plan.skuId },
    },
    { idempotencyKey },
  );
}

function isOn({ metadata }: Stripe.Subscription, { price }: Stripe.SubscriptionItem, plan: Plan): boolean {
  return (
    metadata.skuId === plan.skuId &&
    price.currency === plan.currency.toLowerCase() &&
    price.unit_amount === stripeAmounts.toStripe(plan.amount, plan.currency) &&
    price.recurring?.interval === plan.every
  );
}
