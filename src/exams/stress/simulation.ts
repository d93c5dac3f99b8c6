import { meanOf } from '#psychometrics/classical/describe.ts';
import type { MultidimensionalScore } from '#psychometrics/irt/scores/multidimensional.ts';
import { dot } from '#psychometrics/numerics/matrix.ts';
import { randomOf } from '#psychometrics/random.ts';
import type { ScoredEstimate } from '../exam.ts';
import { type Field, fieldOf, fields } from './fields.ts';
import { type Level, levelOf } from './levels.ts';
import { burdens, type Scale, scales, totalWeights } from './scales.ts';
import { categoriesOf, placesOf, pointsOf, scaleScoresOf, totalOf } from './score.ts';
import { type Shape, shapeOf } from './shape.ts';
import { drawTruth, persons, sit } from './sitters.ts';

/** How well one score finds what is known. */
export interface Accuracy {
  readonly id: Scale | 'total';
  /** Squared correlation of score and truth. */
  readonly reliability: number;
  /** Share of 95 % intervals that hold the truth. */
  readonly coverage: number;
  /** Mean half width of the intervals, in points. */
  readonly halfWidth: number;
  /** Correlation with the score of a second sitting of the same persons. */
  readonly again: number;
  /** Share of second sittings that come to the same level, and to it or one beside it. */
  readonly sameLevel: number;
  readonly nearLevel: number;
  /** Shares of the levels. */
  readonly levels: Readonly<Record<Level, number>>;
}

export interface Simulation {
  readonly sitters: number;
  readonly scores: readonly Accuracy[];
  readonly shape: {
    /** Shares of sitters with a scale that weighs most, and with one that carries most. */
    readonly heaviest: number;
    readonly lightest: number;
    /** Of the scales named, the share that truly lies on that side of the person's own mean. */
    readonly right: number;
    /** Share of persons without any difference who are told of one. */
    readonly falseAlarm: number;
  };
  readonly map: {
    /** Share of sitters whose job is called by its field, by field. */
    readonly clear: Readonly<Record<Field, number>>;
    /** Share of the fields told that are true, and the mean of the chances told of them. */
    readonly right: number;
    readonly stated: number;
  };
  /** Shares of the categories. */
  readonly steps: readonly number[];
}

interface Sitter {
  readonly truth: readonly number[];
  readonly categories: readonly (number | null)[];
  readonly places: MultidimensionalScore;
  readonly estimates: readonly ScoredEstimate[];
  readonly shape: Shape;
}

/** Sitters of the design population, scored as sittings are; each sits twice. */
export function simulate(sitters: number, seed: string): Simulation {
  const random = randomOf(seed);
  const sitting = (truth: readonly number[], own: ReturnType<typeof persons>): Sitter => {
    const categories = categoriesOf(sit(truth, random, own));
    const places = placesOf(categories);
    return {
      truth,
      categories,
      places,
      estimates: [totalOf(places), ...scaleScoresOf(places)],
      shape: shapeOf(places),
    };
  };
  const all = Array.from({ length: sitters }, () => {
    const truth = drawTruth(random);
    const own = persons(random);
    const burden = meanOf(scales.map((id, at) => burdens[id] * (truth[at] as number)));
    const even = scales.map((id) => burdens[id] * burden);
    return {
      first: sitting(truth, own),
      second: sitting(truth, own),
      even: shapeOf(placesOf(categoriesOf(sit(even, random)))),
    };
  });
  const firsts = all.map(({ first }) => first);
  const share = (test: (sitter: Sitter) => boolean) => firsts.filter(test).length / sitters;
  const named = firsts.flatMap(claimsOf);
  const placed = firsts.map(({ truth, places }) => ({ ...fieldOf(places), truth }));
  const clear = placed.filter((one) => one.clear);
  const categories = firsts.flatMap((one) => one.categories);
  return {
    sitters,
    scores: (['total', ...scales] as const).map((id, at) => {
      const values = firsts.map(({ places }) => truthOf(places.abilities, at));
      const of = (one: Sitter) => one.estimates[at] as ScoredEstimate;
      const levels = all.map(({ first, second }) => [levelOf(of(first).value), levelOf(of(second).value)]);
      const levelShare = (level: Level) => levels.filter(([one]) => one === level).length / sitters;
      return {
        id,
        reliability:
          correlationOf(
            values,
            firsts.map(({ truth }) => truthOf(truth, at)),
          ) ** 2,
        coverage: share((one) => holds(of(one), truthOf(one.truth, at))),
        halfWidth: meanOf(firsts.map((one) => (of(one).high - of(one).low) / 2)),
        again: correlationOf(
          values,
          all.map(({ second }) => truthOf(second.places.abilities, at)),
        ),
        sameLevel: levels.filter(([one, other]) => one === other).length / sitters,
        nearLevel: levels.filter(([one = 0, other = 0]) => Math.abs(one - other) <= 1).length / sitters,
        levels: {
          1: levelShare(1),
          2: levelShare(2),
          3: levelShare(3),
          4: levelShare(4),
          5: levelShare(5),
        },
      };
    }),
    shape: {
      heaviest: share(({ shape }) => shape.heaviest !== null),
      lightest: share(({ shape }) => shape.lightest !== null),
      right: named.filter(Boolean).length / named.length,
      falseAlarm: all.filter(({ even }) => even.heaviest !== null || even.lightest !== null).length / sitters,
    },
    map: {
      clear: Object.fromEntries(
        fields.map((id) => [id, clear.filter(({ field }) => field === id).length / sitters]),
      ) as Record<Field, number>,
      right: clear.filter(({ truth, field }) => field === trueFieldOf(truth)).length / clear.length,
      stated: meanOf(clear.map(({ chance }) => chance)),
    },
    steps: [0, 1, 2, 3, 4].map(
      (step) => categories.filter((category) => category === step).length / categories.length,
    ),
  };
}

/** 0 is the score, then the scales. */
const truthOf = (truth: readonly number[], at: number): number =>
  at === 0 ? dot(totalWeights, truth) : (truth[at - 1] as number);

function trueFieldOf([demand = 0, control = 0]: readonly number[]): Field {
  if (demand > 0) return control > 0 ? 'active' : 'strain';
  return control > 0 ? 'relaxed' : 'passive';
}

/** For each scale that is named, whether it truly lies there. */
function claimsOf({ truth, shape }: Sitter): boolean[] {
  const weights = scales.map((id, at) => burdens[id] * (truth[at] as number));
  const mean = meanOf(weights);
  const of = (id: Scale) => weights[scales.indexOf(id)] as number;
  return [
    ...(shape.heaviest ? [of(shape.heaviest) > mean] : []),
    ...(shape.lightest ? [of(shape.lightest) < mean] : []),
  ];
}

/** Whether an interval of rounded points holds a truth: both ends count up to the half point that they stand for. */
function holds({ low, high }: ScoredEstimate, truth: number): boolean {
  const points = pointsOf(truth);
  return low - 0.5 <= points && points <= high + 0.5;
}

function correlationOf(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [meanOf(one), meanOf(other)];
  const products = (left: readonly number[], right: readonly number[], mean: number, otherMean: number) =>
    left.reduce((sum, value, at) => sum + (value - mean) * ((right[at] as number) - otherMean), 0);
  return (
    products(one, other, meanOne, meanOther) /
    Math.sqrt(products(one, one, meanOne, meanOne) * products(other, other, meanOther, meanOther))
  );
}
