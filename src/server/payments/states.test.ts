import { expect, it } from 'vitest';
import { paymentState } from '#contract/payments.ts';
import { attemptTransitions, isOpen, openStates, refundTransitions } from './states.ts';

it('ends an unknown attempt only by the provider’s word, and never goes back to it', () => {
  for (const from of paymentState.options) {
    expect(attemptTransitions[from]).not.toContain('created');
    if (from !== 'created') expect(attemptTransitions[from]).not.toContain('unknown');
  }
  expect(attemptTransitions.unknown).toEqual(expect.arrayContaining(['succeeded', 'failed', 'canceled']));
});

it('takes a success whenever it comes, and lets nothing undo it', () => {
  for (const from of paymentState.options) {
    if (from !== 'succeeded') expect(attemptTransitions[from]).toContain('succeeded');
  }
  expect(attemptTransitions.succeeded).toEqual([]);
});

it('is open exactly where it may still fail', () => {
  for (const state of paymentState.options) {
    expect(isOpen(state)).toBe(attemptTransitions[state].includes('failed'));
  }
});

it('may need the buyer or wait before it ends, and comes to an end by three ways', () => {
  expect(openStates).toEqual(['created', 'requires_action', 'processing', 'unknown']);
  const ends = ['succeeded', 'failed', 'canceled'];
  expect(attemptTransitions).toEqual({
    created: ['requires_action', 'processing', ...ends, 'unknown'],
    requires_action: ['processing', ...ends],
    processing: ['requires_action', ...ends],
    unknown: ['requires_action', 'processing', ...ends],
    failed: ['succeeded'],
    canceled: ['succeeded'],
    succeeded: [],
  });
});

it('a refund ends either way, fails even after it had succeeded, and never begins again', () => {
  expect(refundTransitions).toEqual({
    requested: ['pending', 'succeeded', 'failed'],
    pending: ['succeeded', 'failed'],
    succeeded: ['failed'],
    failed: [],
  });
});
