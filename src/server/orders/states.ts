import type { OrderState } from '#contract/orders.ts';

/**
 * Every legal way of an order. One that expired waits anew when its buyer presses again; a late payment of it is
 * fulfilled, never ignored.
 */
export const orderTransitions: Record<OrderState, readonly OrderState[]> = {
  draft: ['pending'],
  pending: ['paid', 'expired'],
  expired: ['pending', 'paid'],
  paid: ['partially_refunded', 'refunded', 'disputed'],
  // The part can come back to us. A buyer can also dispute the rest; won, it leads back by way of paid.
  partially_refunded: ['paid', 'refunded', 'disputed'],
  disputed: ['paid', 'refunded'],
  refunded: [],
};

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return orderTransitions[from].includes(to);
}

/** States in which the buyer may read what was bought. */
export const unlockedStates = ['paid', 'partially_refunded'] as const satisfies readonly OrderState[];

export function isUnlocked(state: OrderState): boolean {
  return (unlockedStates as readonly OrderState[]).includes(state);
}

/** States in which another payment would be one too many. */
export function isSettled(state: OrderState): boolean {
  return !['draft', 'pending', 'expired'].includes(state);
}

/** The three states of the specification (section 4), as a view of the order's own. */
export function reportStateOf(state: OrderState): 'uncompleted' | 'pending payment' | 'completed' {
  if (state === 'draft' || state === 'expired') return 'uncompleted';
  return state === 'pending' ? 'pending payment' : 'completed';
}
