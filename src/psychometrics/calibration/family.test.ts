import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { marginalProbability } from '../irt/uncertain-item.ts';
import { randomOf } from '../random.ts';
import { theta } from '../units.ts';
import { calibratePlaces } from './family.ts';
import { fitByAbility } from './fit-by-ability.ts';
import { simulated } from './simulated.ts';

const sitters = 4000;
const design = { a: 1.3, b: 0, c: 1 / 6, residual: 1.03 };

/** Thirty places as wide apart as the IQ test's, with slopes over the published range. */
const placesOf = (residual: number) => {
  const random = randomOf('places');
  return Array.from({ length: 30 }, (_, at) => ({
    a: 0.94 + 0.75 * random.next(),
    b: -3.2 + (6.4 * at) / 29,
    c: 1 / 6,
    residual,
  }));
};

const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

describe('places whose items are made afresh for every sitter', () => {
  const truth = placesOf(1.03);
  const { answers } = simulated({ seed: 'families', items: truth, persons: sitters });
  const fitted = calibratePlaces(
    answers,
    truth.map(() => design),
  );

  it('gets a and b back within their stated errors', () => {
    expect(fitted.converged).toBe(true);
    const errors = fitted.places.map(({ a, b, standardError }, at) => {
      const place = truth[at] as (typeof truth)[number];
      return {
        a: (a - place.a) / (standardError?.a as number),
        b: (b - place.b) / (standardError?.b as number),
      };
    });
    for (const { a, b } of errors) {
      expect(Math.abs(a)).toBeLessThan(3.5);
      expect(Math.abs(b)).toBeLessThan(3.5);
    }
    // The root mean square of thirty standard normal errors is 1 ± 0.13; the prior may draw those of a below that.
    expect(Math.abs(rootMeanSquare(errors.map(({ b }) => b)) - 1)).toBeLessThan(0.4);
    expect(rootMeanSquare(errors.map(({ a }) => a))).toBeLessThan(1.4);
    expect(rootMeanSquare(fitted.places.map(({ b }, at) => b - (truth[at]?.b as number)))).toBeLessThan(0.2);
    expect(rootMeanSquare(fitted.places.map(({ a }, at) => a - (truth[at]?.a as number)))).toBeLessThan(0.2);
  });

  it('keeps guessing and residual, so that scores can be made with what it gives', () => {
    for (const place of fitted.places) {
      expect(place).toMatchObject({ c: design.c, residual: design.residual });
      expect(marginalProbability(place, theta(0))).toBeGreaterThan(design.c);
    }
  });

  it('finds the same curves whatever residual is kept', () => {
    const other = calibratePlaces(
      answers,
      truth.map(() => ({ ...design, a: 1.2, residual: 0.7 })),
    );
    other.places.forEach((place, at) => {
      const first = fitted.places[at] as (typeof fitted.places)[number];
      expect(Math.abs(place.b - first.b)).toBeLessThan(0.2);
      expect(Math.abs(place.marginalSlope - first.marginalSlope)).toBeLessThan(0.2);
      for (const ability of [-2, -1, 0, 1, 2]) {
        const [one, two] = [first, place].map((given) => marginalProbability(given, theta(ability)));
        expect(Math.abs((one as number) - (two as number))).toBeLessThan(0.03);
      }
    });
    expect(other.places.every((place, at) => place.a < (fitted.places[at]?.a as number))).toBe(true);
  });

  it('states the slope of the curve at b and its error', () => {
    const step = 1e-5;
    for (const { marginalSlope, marginalSlopeError, standardError, ...item } of fitted.places) {
      const slopeOf = (a: number) => {
        const at = (ability: number) => marginalProbability({ ...item, a }, theta(ability));
        return (4 * (at(item.b + step) - at(item.b - step))) / (2 * step) / (1 - item.c);
      };
      expect(marginalSlope).toBeCloseTo(slopeOf(item.a), 6);
      const turned = (slopeOf(item.a + 1e-3) - slopeOf(item.a - 1e-3)) / 2e-3;
      expect(marginalSlopeError).toBeCloseTo(Math.abs(turned) * (standardError?.a as number), 5);
    }
  });

  it('fits the answers, and not answers with another slope', () => {
    const misfits = (places: typeof fitted.places, level: number) =>
      fitByAbility({ answers, columns: [...places.keys()], items: places }).filter(
        (fit) => (fit?.pValue as number) < level,
      ).length;
    expect(misfits(fitted.places, 0.05)).toBeLessThan(4);
    const flatter = fitted.places.map((place) => ({ ...place, a: place.a / 2 }));
    expect(misfits(flatter, 0.05)).toBeGreaterThan(6);
  });

  it('refuses designs that are not those of the places', () => {
    expect(() => calibratePlaces(answers, [design])).toThrow(InvalidInputError);
    expect(() =>
      calibratePlaces(
        answers,
        truth.map(() => ({ ...design, a: 0 })),
      ),
    ).toThrow(InvalidInputError);
    expect(() => calibratePlaces([], [])).toThrow(InvalidInputError);
  });
});
