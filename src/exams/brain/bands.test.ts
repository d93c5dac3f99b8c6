import { describe, expect, it } from 'vitest';
import { bandKeys, bandOf, wayOf } from './bands.ts';

describe('the places between the poles', () => {
  it('are five bands, the middle half a deviation to either side of 50', () => {
    const bands = ['clearLeft', 'ratherLeft', 'middle', 'ratherRight', 'clearRight'];
    expect(bandKeys).toEqual(bands);
    const borders = [0, 27, 28, 42, 43, 57, 58, 72, 73, 100];
    expect(borders.map(bandOf)).toEqual(bands.flatMap((band) => [band, band]));
  });

  it('are three ways of a side, whose choices reach less far', () => {
    const ways = ['left', 'middle', 'right'];
    expect([31, 43, 44, 56, 57, 69].map(wayOf)).toEqual(ways.flatMap((way) => [way, way]));
  });
});
