import { describe, expect, it } from 'vitest';
import { bandKeys, bandOf, levelOf } from './bands.ts';

describe('the places between the poles', () => {
  it('are five bands, the middle half a deviation to either side of 50', () => {
    const bands = ['clearLeft', 'ratherLeft', 'middle', 'ratherRight', 'clearRight'];
    expect(bandKeys).toEqual(bands);
    const borders = [0, 27, 28, 42, 43, 57, 58, 72, 73, 100];
    expect(borders.map(bandOf)).toEqual(bands.flatMap((band) => [band, band]));
  });

  it('are five levels of a side, whose choices reach less far', () => {
    expect([31, 35, 36, 43, 44, 56, 57, 64, 65, 69].map(levelOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });
});
