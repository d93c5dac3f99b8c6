import type { PaymentState } from '#contract/payments.ts';

/**
 * Every legal way of an attempt. A time-out makes it unknown, and only the provider's own word ends that. A success
 * is taken whenever it comes: money that moved is never ignored.
 */
export const attemptTransitions: Record<PaymentState, readonly PaymentState[]> = {
  created: ['requires_action', 'processing', 'succeeded', 'failed', 'canceled', 'unknown'],
  requires_action: ['processing', 'succeeded', 'failed', 'canceled'],
  processing: ['requires_action', 'succeeded', 'failed', 'canceled'],
  unknown: ['requires_action', 'processing', 'succeeded', 'failed', 'canceled'],
  failed: ['succeeded'],
  canceled: ['succeeded'],
  succeeded: [],
};

export const openStates = ['created', 'requires_action', 'processing', 'unknown'] as const;

/** Whether money may still move through it. */
export function isOpen(state: PaymentState): boolean {
  return (openStates as readonly PaymentState[]).includes(state);
}

export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed';

export type RefundReason = 'withdrawal' | 'operator' | 'surplus' | 'late' | 'provider';

/** Every legal way of a refund. One that failed is asked for anew, as a refund of its own. */
export const refundTransitions: Record<RefundState, readonly RefundState[]> = {
  requested: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  // A bank can send back what it had taken.
  succeeded: ['failed'],
  failed: [],
};
