import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../errors.ts';
import { multidimensionalProbabilities } from '../../irt/multidimensional-graded.ts';
import { dot } from '../../numerics/matrix.ts';
import { cholesky } from '../../numerics/symmetric.ts';
import { randomOf } from '../../random.ts';
import { type CalibratedGradedItem, calibrateGraded } from './calibrate.ts';
import type { GradedDesign } from './model.ts';

/**
 * Attitudes to science and technology (Karlheinz & Melich 1992; R's ltm::Science, mirt::Science): comfort, work, future, benefit in
 * four categories from 0, each pattern with how many of 392 people gave it.
 */
const science =
  '0000:2 0210:1 0312:1 0320:1 1000:1 1013:1 1100:1 1111:4 1112:2 1120:1 1121:1 1122:1 1132:1 1202:1 1211:2 1212:1 1221:3 1222:3 ' +
  '1223:2 1230:1 1232:2 1310:1 1332:2 1333:1 2000:1 2002:2 2011:2 2012:4 2021:5 2022:5 2023:3 2032:1 2033:1 2101:1 2103:1 2110:1 ' +
  '2111:10 2112:7 2120:1 2121:16 2122:22 2123:5 2130:1 2131:1 2132:3 2133:2 2202:2 2210:1 2211:13 2212:10 2213:2 2220:5 2221:23 ' +
  '2222:52 2223:8 2231:7 2232:13 2233:12 2302:1 2312:1 2321:2 2322:4 2323:4 2330:1 2331:1 2332:6 2333:3 3003:1 3011:1 3013:2 ' +
  '3023:1 3110:1 3112:3 3122:8 3123:2 3131:1 3133:1 3212:1 3221:2 3222:21 3223:3 3231:2 3232:5 3233:8 3321:1 3322:2 3323:3 ' +
  '3331:2 3332:6 3333:12';
const people = science.split(' ').flatMap((one) => {
  const [pattern = '', count] = one.split(':');
  return Array.from({ length: Number(count) }, () => [...pattern].map(Number));
});

const thresholds = [-2, 0, 2];

/** Slopes and thresholds in one line, thresholds as mirt's intercepts, which have the other sign. */
const lineOf = ({ slopes, thresholds: own }: CalibratedGradedItem) => [
  ...slopes.filter((slope) => slope !== 0),
  ...own.map((threshold) => -threshold),
];

describe('the graded response model', () => {
  it('gives what mirt(Science, 1) does, with the standard errors by Louis (mirt, tests/test-02-mirtTwo.R)', () => {
    const item = { slopes: [1], thresholds };
    const { items } = calibrateGraded(
      people,
      { items: [item, item, item, item], correlations: [[1]] },
      { seed: 'science' },
    );
    const mirt = [
      [1.04236, 0.18838, 4.86544, 0.49088, 2.64044, 0.22267, -1.46621, 0.15868],
      [1.22569, 0.18189, 2.924, 0.23928, 0.90115, 0.14289, -2.26661, 0.20308],
      [2.29058, 0.48269, 5.22988, 0.72817, 2.21201, 0.3564, -1.96222, 0.32209],
      [1.09557, 0.18336, 3.34845, 0.27659, 0.9919, 0.14053, -1.68846, 0.16864],
    ];
    items.forEach((found, at) => {
      const errors = [...(found.standardError?.slopes ?? []), ...(found.standardError?.thresholds ?? [])];
      lineOf(found).forEach((value, k) => {
        const [published = 0, error = 0] = mirt[at]?.slice(2 * k, 2 * k + 2) ?? [];
        // Drawn abilities move the last digits: by less than a third of a standard error.
        expect(Math.abs(value - published)).toBeLessThan(error / 3);
        expect(Math.abs((errors[k] as number) / error - 1)).toBeLessThan(0.25);
      });
    });
  });
});

/** People of known abilities who answer items of a design. */
function drawn(design: GradedDesign, persons: number, seed: string): (number | null)[][] {
  const random = randomOf(seed);
  const lower = cholesky(design.correlations);
  return Array.from({ length: persons }, () => {
    const numbers = lower.map(() => random.normal());
    const abilities = lower.map((row) => dot(row, numbers.slice(0, row.length)));
    return design.items.map((item) => {
      if (random.next() < 0.03) return null;
      let rest = random.next();
      const shares = multidimensionalProbabilities(item, abilities);
      const category = shares.findIndex((share) => {
        rest -= share;
        return rest < 0;
      });
      return category < 0 ? item.thresholds.length : category;
    });
  });
}

describe('several dimensions at once', () => {
  const random = randomOf('items of three dimensions');
  const correlations = [
    [1, 0.5, -0.3],
    [0.5, 1, 0],
    [-0.3, 0, 1],
  ];
  const design: GradedDesign = {
    items: Array.from({ length: 15 }, (_, at) => ({
      slopes: [0, 1, 2].map((dimension) =>
        dimension === at % 3 ? 1.6 : at % 5 === 0 && dimension === (at + 1) % 3 ? -0.9 : 0,
      ),
      thresholds: [-2, -0.7, 0.5, 1.9],
    })),
    correlations,
  };
  const truth = {
    ...design,
    items: design.items.map(({ slopes, thresholds: own }) => {
      const [steeper, shift] = [Math.exp(0.2 * random.normal()), 0.4 * random.normal()];
      return { slopes: slopes.map((slope) => slope * steeper), thresholds: own.map((one) => one + shift) };
    }),
  };

  it('gets slopes, thresholds and correlations back within their stated errors', () => {
    const persons = process.env.FULL === '1' ? 400 : 200;
    const start = {
      ...design,
      correlations: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    };
    const found = calibrateGraded(drawn(truth, persons, 'people'), start, { seed: 'recovered' });
    const errors = found.items.flatMap(({ slopes, thresholds: own, standardError }, item) => {
      const known = truth.items[item] as (typeof truth.items)[number];
      return [
        ...slopes.flatMap((slope, at) =>
          slope === 0 ? [] : [(slope - (known.slopes[at] as number)) / (standardError?.slopes[at] as number)],
        ),
        ...own.map(
          (one, at) => (one - (known.thresholds[at] as number)) / (standardError?.thresholds[at] as number),
        ),
      ];
    });
    const within = errors.filter((error) => Math.abs(error) < 1.96).length / errors.length;
    expect(within).toBeGreaterThan(0.88);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(4.5);
    correlations.forEach((row, at) => {
      row.forEach((value, other) => {
        expect(Math.abs((found.correlations[at]?.[other] as number) - value)).toBeLessThan(
          4 / Math.sqrt(persons),
        );
      });
    });
  });

  it('counts people by their weights, and says what weights cost', () => {
    const item = { slopes: [1.4], thresholds: [-0.8, 0.8] };
    const small: GradedDesign = { items: [item, item, item, item], correlations: [[1]] };
    const people = drawn(small, 200, 'weighed');
    const doubled = calibrateGraded([...people, ...people.slice(0, 70)], small, { seed: 'same' });
    const weights = people.map((_, person) => (person < 70 ? 2 : 1));
    const weighed = calibrateGraded(people, small, { seed: 'same', weights });
    weighed.items.forEach(({ thresholds: own }, at) => {
      own.forEach((threshold, k) => {
        expect(Math.abs(threshold - (doubled.items[at]?.thresholds[k] as number))).toBeLessThan(0.15);
      });
    });
    const [first, second] = [weighed, doubled].map(
      ({ items }) => items[0]?.standardError?.thresholds[1] ?? 0,
    );
    expect(first).toBeGreaterThan(second ?? Infinity);
  });

  it('refuses what cannot be calibrated', () => {
    const people = drawn(truth, 60, 'refused');
    const seed = 'refused';
    const never = people.map((row) => row.map((answer) => (answer === 4 ? 3 : answer)));
    expect(() => calibrateGraded(never, design, { seed })).toThrow('Nobody chose category 4');
    expect(() => calibrateGraded([], design, { seed })).toThrow(InvalidInputError);
    expect(() => calibrateGraded([[0]], design, { seed })).toThrow(InvalidInputError);
    expect(() => calibrateGraded(people, { ...design, correlations: [[1]] }, { seed })).toThrow(
      InvalidInputError,
    );
    expect(() => calibrateGraded(people, design, { seed, weights: [1] })).toThrow(InvalidInputError);
  });
});
