import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklch } from './colour.ts';
import { drawSign, signField } from './sign.ts';

const six = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 });
const arches = /M([\d.]+) [\d.]+V([\d.]+)A([\d.]+)/g;

describe('a sign', () => {
  it('has six arches, each inside the one around it and all within the field, whatever the shares', () => {
    fc.assert(
      fc.property(six, six, (heights, hues) => {
        const drawn = [...drawSign({ heights, hues }).matchAll(arches)].map((match) =>
          match.slice(1).map(Number),
        );
        expect(drawn).toHaveLength(6);
        let around = { shoulder: signField.width / 2, half: signField.width / 2 };
        for (const [, shoulder = 0, half = 0] of drawn) {
          // A smaller circle lies within a larger one where their middles are no further apart than the radii differ.
          expect(Math.abs(Math.min(0, shoulder - around.shoulder)) + half).toBeLessThanOrEqual(around.half);
          expect(shoulder - half).toBeGreaterThanOrEqual(around.shoulder - around.half);
          around = { shoulder, half };
        }
      }),
    );
  });

  it('goes from dark to light', () => {
    const light = [...drawSign({ heights: [], hues: [] }).matchAll(/fill="#(..)(..)(..)"/g)].map(
      ([, ...parts]) => parts.reduce((sum, part) => sum + Number.parseInt(part, 16), 0),
    );
    expect(light).toEqual(light.toSorted((one, other) => one - other));
  });
});

it('writes colours as CSS knows them', () => {
  // CSS Color 4: white, black, and the red of sRGB.
  expect(oklch(1, 0, 0)).toBe('#ffffff');
  expect(oklch(0, 0, 0)).toBe('#000000');
  expect(oklch(0.627955, 0.257683, 29.23388)).toBe('#ff0000');
});
