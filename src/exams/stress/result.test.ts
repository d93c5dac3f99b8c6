import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf } from '#psychometrics/random.ts';
import { AnswerError } from '../exam.ts';
import { chancesOf, fieldOf } from './fields.ts';
import { halfOf, isApart } from './halves.ts';
import { type Item, items, stepCount } from './items.ts';
import { levelOf } from './levels.ts';
import { score } from './result.ts';
import { burdens, type Scale, scales } from './scales.ts';
import { categoriesOf, placesOf } from './score.ts';
import { drawTruth, sit } from './sitters.ts';
import { isSettled, stepsFor } from './steps.ts';

type Choose = (item: Item, at: number) => number | null;

/** The step that counts as much towards the scale, from 0 to 4. */
const stepFor = ({ keyed }: Item, towards: number): number =>
  keyed === 1 ? towards : stepCount - 1 - towards;
/** The step that weighs as much, from 0 to 4. */
const weighing = (item: Item, weight: number): number =>
  stepFor(item, burdens[item.scale] === 1 ? weight : stepCount - 1 - weight);

const choicesBy = (choose: Choose) => items.map(choose);
const scored = (choose: Choose) =>
  score(
    choicesBy(choose).map((choice, at) => ({
      questionId: items[at]?.id as string,
      choice,
      milliseconds: 9000,
    })),
  );
const pointsOn = (result: ReturnType<typeof score>, scale: Scale) =>
  result.scales.find(({ id }) => id === scale)?.value ?? Number.NaN;

const anyChoices = fc.tuple(
  ...items.map(() => fc.option(fc.nat(stepCount - 1), { freq: 8 })),
) as fc.Arbitrary<(number | null)[]>;

describe('the score of the work-stress test', () => {
  it('rises with every answer that weighs more, and each scale with what speaks for it', () => {
    fc.assert(
      fc.property(anyChoices, fc.nat(items.length - 1), (choices, at) => {
        const item = items[at] as Item;
        const withStep = (step: number) =>
          scored((_, place) => (place === at ? step : (choices[place] ?? null)));
        const [light, heavy] = [withStep(weighing(item, 0)), withStep(weighing(item, 4))];
        expect(heavy.score.value).toBeGreaterThanOrEqual(light.score.value);
        const [less, more] = [withStep(stepFor(item, 0)), withStep(stepFor(item, 4))];
        expect(pointsOn(more, item.scale)).toBeGreaterThan(pointsOn(less, item.scale));
      }),
      { numRuns: 60 },
    );
  });

  it('reaches every level of the score and of each scale', () => {
    const all = [0, 1, 2, 3, 4].flatMap((weight) =>
      [0, 0.5, 1].map((part) => scored((item, at) => weighing(item, at / items.length < part ? weight : 2))),
    );
    expect(new Set(all.map((one) => levelOf(one.score.value)))).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const scale of scales)
      expect(new Set(all.map((one) => levelOf(pointsOn(one, scale))))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('names a scale only where it stands out, and the right one', () => {
    for (const scale of scales) {
      const lone = (weight: number) =>
        scored((item) => weighing(item, item.scale === scale ? weight : 4 - weight)).shape;
      expect(lone(4)).toMatchObject({ heaviest: scale });
      expect(lone(0)).toMatchObject({ lightest: scale });
    }
    for (const weight of [0, 2, 4])
      expect(scored((item) => weighing(item, weight)).shape).toEqual({ heaviest: null, lightest: null });
  });

  it('leaves out what is open, and grows less sure by it', () => {
    const half = scored((item, at) => (at % 2 === 0 ? weighing(item, 4) : null)).score;
    const all = scored((item) => weighing(item, 4)).score;
    expect(half.value).toBeGreaterThan(60);
    expect(half.standardError).toBeGreaterThan(all.standardError);
    expect(scored(() => null).score.value).toBe(50);
  });

  it('refuses answers that cannot be', () => {
    const first = { questionId: 'pile', choice: 0, milliseconds: 9000 };
    for (const wrong of [
      [{ ...first, questionId: 'p01' }],
      [{ ...first, choice: 5 }],
      [{ ...first, milliseconds: -1 }],
      [first, first],
    ])
      expect(() => score(wrong)).toThrow(AnswerError);
  });
});

describe('the map of demands and control', () => {
  const placed = (demand: number, control: number) => {
    const towards = { demand, control, support: 2, recovery: 2 };
    return placesOf(categoriesOf(choicesBy((item) => stepFor(item, towards[item.scale]))));
  };

  it('calls a job by its field where both scales are clear, and leaves it open near a line', () => {
    expect(fieldOf(placed(4, 0))).toMatchObject({ field: 'strain', clear: true });
    expect(fieldOf(placed(4, 4))).toMatchObject({ field: 'active', clear: true });
    expect(fieldOf(placed(0, 0))).toMatchObject({ field: 'passive', clear: true });
    expect(fieldOf(placed(0, 4))).toMatchObject({ field: 'relaxed', clear: true });
    const covariance = scales.map((one) => scales.map((other) => (one === other ? 0.2 : 0)));
    expect(fieldOf({ abilities: [0.05, 2, 0, 0], covariance })).toMatchObject({
      field: 'active',
      clear: false,
    });
    expect(fieldOf(placed(2, 2)).clear).toBe(false);
  });

  it('says which line a place is near, and what lies on either side of it', () => {
    const covariance = scales.map((one) => scales.map((other) => (one === other ? 0.2 : 0)));
    const near = (demand: number, control: number) =>
      fieldOf({ abilities: [demand, control, 0, 0], covariance });
    expect(near(-1, 0)).toMatchObject({ near: 'control', between: ['relaxed', 'passive'] });
    expect(near(1, 0)).toMatchObject({ near: 'control', between: ['active', 'strain'] });
    expect(near(0, 1)).toMatchObject({ near: 'demand', between: ['relaxed', 'active'] });
    expect(near(0, -1)).toMatchObject({ near: 'demand', between: ['passive', 'strain'] });
    expect(near(0.06, 0.01)).toMatchObject({ near: 'both', between: ['active', 'strain'] });
  });

  it('shares one whole among its fields, evenly in the middle', () => {
    const even = chancesOf({ demand: 0, control: 0, variance: { demand: 0.2, control: 0.3, both: 0 } });
    for (const chance of Object.values(even)) expect(chance).toBeCloseTo(0.25, 3);
    // Of a bivariate normal, the share with both above the middle is 1/4 + asin(r) / 2π: a third at r = 1/2.
    const leaning = chancesOf({ demand: 0, control: 0, variance: { demand: 1, control: 1, both: 0.5 } });
    expect(leaning.active).toBeCloseTo(1 / 3, 3);
    expect(leaning.strain).toBeCloseTo(1 / 6, 3);
    // The middle of demands within a strip, and unrelated to control: Φ(.05) · Φ(1), and Φ(.05) · Φ(−1).
    const beside = chancesOf({ demand: 0.05, control: 1, variance: { demand: 1, control: 1, both: 0 } });
    expect(beside.active).toBeCloseTo(0.519939 * 0.841345, 3);
    expect(beside.strain).toBeCloseTo(0.519939 * 0.158655, 3);
  });
});

describe('answers that do not go together', () => {
  const categories = (off: number, back: number) =>
    items.map(({ id }) =>
      ['evening', 'night', 'messages'].includes(id)
        ? off
        : ['rested', 'own', 'drained'].includes(id)
          ? back
          : 2,
    );

  it('are told of recovery where its halves lie far apart, on either side of the middle', () => {
    expect(halfOf(categories(3, 1))).toBe('away');
    expect(halfOf(categories(1, 3))).toBe('rested');
    expect([halfOf(categories(4, 2)), halfOf(categories(2, 2)), halfOf(categories(3, 3))]).toEqual(
      Array(3).fill(undefined),
    );
    expect(halfOf(categories(4, 0).map((one, at) => (at === 3 ? null : one)))).toBeUndefined();
  });

  it('are told to fewer than five of a hundred people in whom both halves are alike', () => {
    const random = randomOf('halves of recovery');
    const told = Array.from({ length: 1000 }, () => halfOf(categoriesOf(sit(drawTruth(random), random))));
    expect(told.filter(Boolean).length).toBeGreaterThan(10);
    expect(told.filter(Boolean).length).toBeLessThan(50);
  });

  it('are told of time enough where it and a day’s work lie two steps apart', () => {
    const choices = (enough: number | null, doable: number) =>
      items.map(({ id }) => (id === 'enough' ? enough : id === 'doable' ? doable : 2));
    expect(isApart(choices(4, 2))).toBe(true);
    expect(isApart(choices(1, 3))).toBe(true);
    expect([isApart(choices(3, 2)), isApart(choices(null, 4))]).toEqual([false, false]);
  });
});

describe('the steps of a week', () => {
  it('come from answers none of which weighs, or from some that do', () => {
    const weighed = (weight: number) =>
      isSettled(categoriesOf(choicesBy((item) => weighing(item, item.id === 'mistakes' ? weight : 1))));
    expect([weighed(2), weighed(3)]).toEqual([true, false]);
    expect(isSettled(items.map(() => null))).toBe(true);
  });

  it('are four, of what weighs most, and no more than two of a scale', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const categories = categoriesOf(choices);
        const chosen = stepsFor(categories, scored((_, at) => choices[at] ?? null).scales);
        expect(new Set(chosen).size).toBe(4);
        for (const scale of scales)
          expect(
            items.filter((item) => item.scale === scale && chosen.includes(item.id)).length,
          ).toBeLessThanOrEqual(2);
      }),
      { numRuns: 60 },
    );
    for (const lone of items) {
      const choices = choicesBy((item) => weighing(item, item.id === lone.id ? 4 : 1));
      const result = scored((_, at) => choices[at] ?? null);
      expect(stepsFor(categoriesOf(choices), result.scales)[0]).toBe(lone.id);
    }
  });
});
