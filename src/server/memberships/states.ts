export type SubscriptionState = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'canceled';

/** Every legal way of a membership. Cancelled at the period's end, it is active until then. */
export const subscriptionTransitions: Record<SubscriptionState, readonly SubscriptionState[]> = {
  incomplete: ['trialing', 'active', 'canceled'],
  trialing: ['active', 'past_due', 'canceled'],
  active: ['past_due', 'canceled'],
  past_due: ['active', 'canceled'],
  canceled: [],
};
