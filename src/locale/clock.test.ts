import { describe, expect, it } from 'vitest';
import { clockText } from './clock.ts';

describe('a duration', () => {
  it('is written as a clock', () => {
    expect([0, 59_999, 61_000, 3_847_000].map(clockText)).toEqual(['0:00', '0:59', '1:01', '1:04:07']);
  });
});
