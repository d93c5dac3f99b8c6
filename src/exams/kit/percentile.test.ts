import { describe, expect, it } from 'vitest';
import { percentileOf, writtenPercentile } from './percentile.ts';

const iq = { mean: 100, deviation: 15 };

describe('the percentile', () => {
  it('is the share of the norm population at or below a score, on any scale', () => {
    expect([70, 85, 100, 115, 130].map((score) => percentileOf(score, iq))).toEqual([
      2.3, 15.9, 50, 84.1, 97.7,
    ]);
    expect(percentileOf(65, { mean: 50, deviation: 15 })).toBe(84.1);
  });

  it('never says that nobody or everybody is lower', () => {
    expect(percentileOf(20, iq)).toBe(0.1);
    expect(percentileOf(180, iq)).toBe(99.9);
  });

  it('is written in whole numbers, but for the ends of the scale', () => {
    expect([0.4, 1, 84.1, 99, 99.9].map((share) => writtenPercentile(share, 'EN'))).toEqual([
      '0.4',
      '1',
      '84',
      '99',
      '99.9',
    ]);
    expect(writtenPercentile(99.9, 'DE')).toBe('99,9');
  });
});
