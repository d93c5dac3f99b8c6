import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerError } from '../exam.ts';
import { type Activity, items, stepCount } from './items.ts';
import { score } from './result.ts';
import { appealOf, certaintyOf, clarityOf, consistencyOf, isAhead, profileOf } from './shape.ts';
import { type Theme, themes } from './themes.ts';

type Choose = (item: Activity, at: number) => number | null;

const answersBy = (choose: Choose) =>
  items.map((item, at) => ({ questionId: item.id, choice: choose(item, at), milliseconds: 4000 }));
const scored = (choose: Choose) => score(answersBy(choose));
const pointsOf = (result: ReturnType<typeof score>, theme: Theme) =>
  result.themes.find(({ id }) => id === theme)?.value ?? Number.NaN;

/** Steps from a theme to the other side of the hexagon, each liked less than the one before. */
const ordered = (order: readonly Theme[], steps: readonly number[]): Choose => {
  return ({ theme }) => steps[order.indexOf(theme)] as number;
};

const anySteps = fc.tuple(...items.map(() => fc.option(fc.nat(stepCount - 1), { freq: 8 }))) as fc.Arbitrary<
  (number | null)[]
>;

const codes = themes.flatMap((first) =>
  themes
    .filter((second) => second !== first)
    .flatMap((second) =>
      themes
        .filter((third) => third !== first && third !== second)
        .map((third) => [first, second, third] as const),
    ),
);

describe('the score of the career interests test', () => {
  it('rises in its theme with every activity that is liked better', () => {
    fc.assert(
      fc.property(anySteps, fc.nat(items.length - 1), (steps, at) => {
        const { theme } = items[at] as Activity;
        const [low, high] = [0, stepCount - 1].map((step) =>
          scored((_, place) => (place === at ? step : (steps[place] ?? null))),
        ) as [ReturnType<typeof score>, ReturnType<typeof score>];
        expect(pointsOf(high, theme)).toBeGreaterThan(pointsOf(low, theme));
        expect(high.elevation).toBeGreaterThan(low.elevation);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for whoever answers everything alike, be it yes or no', () => {
    for (let step = 0; step < stepCount; step += 1) {
      const result = scored(() => step);
      expect(result.themes.map(({ value }) => value)).toEqual([50, 50, 50, 50, 50, 50]);
      expect(result.differentiation).toBe(0);
      expect(certaintyOf(result)).toBe('open');
    }
    expect(appealOf(scored(() => 4).elevation)).toBe('high');
    expect(appealOf(scored(() => 0).elevation)).toBe('low');
  });

  it('keeps the order of the themes when all answers move up by a step', () => {
    for (const [first, second, third] of codes.slice(0, 12)) {
      const order = [first, second, third, ...themes.filter((one) => ![first, second, third].includes(one))];
      const low = scored(ordered(order, [3, 2, 1, 0, 0, 0]));
      const high = scored(ordered(order, [4, 3, 2, 1, 1, 1]));
      expect(low.code).toEqual(high.code);
    }
  });

  it('reaches each of the 120 codes', () => {
    expect(codes).toHaveLength(120);
    for (const code of codes) {
      const rest = themes.filter((one) => !code.includes(one));
      const result = scored(ordered([...code, ...rest], [4, 3, 2, 1, 1, 0]));
      expect(result.code).toEqual(code);
      expect(result.chance).toBeGreaterThan(0.3);
    }
  });

  it('keeps probabilities that are some: one theme a place, and three places in all', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { places, chance, others } = scored((_, at) => steps[at] ?? null);
        for (const place of [0, 1, 2]) {
          const sum = themes.reduce((all, theme) => all + (places[theme][place] as number), 0);
          expect(sum).toBeCloseTo(1, 1);
        }
        expect(chance + others.reduce((sum, other) => sum + other.chance, 0)).toBeLessThanOrEqual(1.002);
      }),
      { numRuns: 40 },
    );
  });

  it('calls a steep profile clear and settled, and a flat one neither', () => {
    const steep = scored(ordered(['I', 'R', 'A', 'C', 'S', 'E'], [4, 3, 2, 1, 0, 0]));
    expect([clarityOf(steep.differentiation), consistencyOf(steep.code), isAhead(steep)]).toEqual([
      'high',
      'high',
      true,
    ]);
    expect(certaintyOf(steep)).toBe('decided');
    const flat = scored((_, at) => Math.floor(at / themes.length) % stepCount);
    expect([clarityOf(flat.differentiation), certaintyOf(flat), isAhead(flat)]).toEqual([
      'low',
      'open',
      false,
    ]);
  });

  it('tells two summits and several from a profile that is even', () => {
    const twin = scored(({ theme }) => (theme === 'R' || theme === 'S' ? 3 : 2));
    expect([clarityOf(twin.differentiation), profileOf(twin)]).toEqual(['low', 'twin']);
    const five = scored(({ theme }) => (theme === 'C' ? 0 : 3));
    expect([clarityOf(five.differentiation), profileOf(five)]).toEqual(['low', 'several']);
    expect(profileOf(scored(() => 2))).toBe('even');
    expect(profileOf(scored(ordered(['I', 'R', 'A', 'C', 'S', 'E'], [4, 3, 2, 1, 0, 0])))).toBe('high');
  });

  it('calls two first letters consistent by their distance on the hexagon', () => {
    expect(consistencyOf(['R', 'C', 'S'])).toBe('high');
    expect(consistencyOf(['R', 'A', 'S'])).toBe('middle');
    expect(consistencyOf(['R', 'S', 'A'])).toBe('low');
  });

  it('refuses what is no answer to it', () => {
    const [first] = items as [Activity];
    const one = { questionId: first.id, choice: 0, milliseconds: 10 };
    for (const wrong of [[{ ...one, questionId: 'voice' }], [{ ...one, choice: stepCount }], [one, one]])
      expect(() => score(wrong)).toThrow(AnswerError);
  });

  it('of no answers at all is the middle, with intervals as wide as can be', () => {
    const { themes: all, code } = scored(() => null);
    expect(code).toEqual(['R', 'I', 'A']);
    for (const { value, low, high } of all) {
      expect(value).toBe(50);
      expect(high - low).toBeGreaterThan(50);
    }
  });
});
