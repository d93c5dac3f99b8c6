import { describe, expect, it } from 'vitest';
import { pauseBefore } from './wait.ts';

describe('asking after a payment', () => {
  it('begins after a second and never presses more often, nor waits over ten', () => {
    const pauses = Array.from({ length: 20 }, (_, attempt) => pauseBefore(attempt));
    expect(pauses[0]).toBe(1000);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(pauses.at(-1)).toBe(10_000);
  });
});
