import { meanOf } from '#psychometrics/classical/describe.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import type { ScoredEstimate } from '../exam.ts';
import { type BandKey, bandKeys, bandOf, type Way, wayOf, ways } from './bands.ts';
import { isClear, leaningOf } from './certainty.ts';
import { type Facet, facets, items } from './items.ts';
import { styleScale } from './norm.ts';
import { type BrainResult, score } from './score.ts';
import { ofFourSides, ofOneStyle, personal, sit, type Truth } from './sitters.ts';

/** How well one position finds what is known. */
interface Accuracy {
  readonly id: Facet | 'whole';
  /** Squared correlation of position and truth. */
  readonly reliability: number;
  /** Share of 95 % intervals that hold the truth. */
  readonly coverage: number;
  /** Mean half width of the intervals, in points. */
  readonly halfWidth: number;
  /** Correlation with the position of a second sitting of the same persons. */
  readonly again: number;
  /** Share of second sittings that are called the same, and the same or one beside it. */
  readonly same: number;
  readonly near: number;
}

/** What is found of people of one kind. */
interface Found {
  readonly positions: readonly Accuracy[];
  /** Shares of the bands. */
  readonly bands: Readonly<Record<BandKey, number>>;
  /** Shares of the ways of a side, of all four together. */
  readonly ways: Readonly<Record<Way, number>>;
  /** Share whose whole interval lies on one side of the middle, and of them those whose truth does. */
  readonly clear: number;
  readonly clearRight: number;
  /** The chance told that the truth lies on the side it is said to lean to, on average, and how often it does. */
  readonly told: number;
  readonly true: number;
  /** Share of whom a side is told to go its own way, and of those sides that truly lie there from the person's own mean. */
  readonly apart: number;
  readonly apartRight: number;
  /** Share of whom the side that lies farthest out also truly does. */
  readonly farthestRight: number;
  /** Points within which 95 of 100 second sittings differ from the first. */
  readonly change: number;
}

export interface Simulation {
  readonly sitters: number;
  readonly oneStyle: Found;
  readonly fourSides: Found;
}

/** Sitters of the design population, scored as sittings are; each sits twice. */
export function simulate(sitters: number, seed: string): Simulation {
  const random = randomOf(seed);
  return {
    sitters,
    oneStyle: found(sitters, random, ofOneStyle),
    fourSides: found(sitters, random, ofFourSides),
  };
}

function found(sitters: number, random: Random, draw: (random: Random) => Truth): Found {
  const all = Array.from({ length: sitters }, () => {
    const truth = draw(random);
    const own = personal(random);
    const sitting = () => resultOf(sit(truth, random, own));
    return { truth, first: sitting(), second: sitting() };
  });
  type Sitter = (typeof all)[number];
  const share = (test: (sitter: Sitter) => boolean, of: readonly Sitter[] = all) =>
    of.filter(test).length / Math.max(1, of.length);
  const positions = (['whole', ...facets] as const).map((id): Accuracy => {
    const called = (result: BrainResult) => calledOf(id, positionOf(result, id).value);
    const values = all.map(({ first }) => positionOf(first, id).value);
    return {
      id,
      reliability:
        correlationOf(
          values,
          all.map(({ truth }) => truthOf(truth, id)),
        ) ** 2,
      coverage: share(({ truth, first }) => holds(positionOf(first, id), truthOf(truth, id))),
      halfWidth: meanOf(all.map(({ first }) => halfWidthOf(positionOf(first, id)))),
      again: correlationOf(
        values,
        all.map(({ second }) => positionOf(second, id).value),
      ),
      same: share(({ first, second }) => called(first) === called(second)),
      near: share(({ first, second }) => Math.abs(called(first) - called(second)) <= 1),
    };
  });
  const clear = all.filter(({ first }) => isClear(first.score));
  const apart = all.filter(({ first }) => first.apart !== null);
  const leaning = all.filter(({ first }) => leaningOf(first.score) !== null);
  const sides = all.flatMap(({ first }) => first.scales.map(({ value }) => wayOf(value)));
  const changes = all.map(({ first, second }) => Math.abs(first.score.value - second.score.value));
  return {
    positions,
    bands: Object.fromEntries(
      bandKeys.map((key) => [key, share(({ first }) => bandOf(first.score.value) === key)]),
    ) as Record<BandKey, number>,
    ways: Object.fromEntries(
      ways.map((way) => [way, sides.filter((one) => one === way).length / sides.length]),
    ) as Record<Way, number>,
    clear: clear.length / sitters,
    clearRight: share(leansTruly, clear),
    told: meanOf(leaning.map(({ first }) => leaningOf(first.score)?.chance ?? 0)),
    true: share(leansTruly, leaning),
    apart: apart.length / sitters,
    apartRight: share(({ truth, first }) => {
      const { side, towards } = first.apart ?? { side: 'planning', towards: 'left' };
      const distance = truth.sides[side] - meanOf(Object.values(truth.sides));
      return towards === 'right' ? distance > 0 : distance < 0;
    }, apart),
    farthestRight: share(
      ({ truth, first }) =>
        farthestOf((id) => positionOf(first, id).value - styleScale.mean) ===
        farthestOf((id) => truth.sides[id]),
    ),
    change: changes.toSorted((one, other) => one - other)[Math.ceil(0.95 * sitters) - 1] ?? 0,
  };
}

const resultOf = (choices: readonly number[]): BrainResult =>
  score(items.map(({ id }, at) => ({ questionId: id, choice: choices[at] ?? null, milliseconds: 8000 })));

function positionOf({ score: whole, scales }: BrainResult, id: Accuracy['id']): ScoredEstimate {
  const found = id === 'whole' ? whole : scales.find((scale) => scale.id === id);
  if (!found) throw new Error(`A result has lost its side ${id}.`);
  return found;
}

const truthOf = ({ whole, sides }: Truth, id: Accuracy['id']): number => (id === 'whole' ? whole : sides[id]);

const calledOf = (id: Accuracy['id'], points: number): number =>
  id === 'whole' ? bandKeys.indexOf(bandOf(points)) : ways.indexOf(wayOf(points));

const halfWidthOf = ({ low, high }: ScoredEstimate): number => (high - low) / 2;

/** The interval of rounded points holds a truth up to the half point that its ends stand for. */
function holds({ low, high }: ScoredEstimate, truth: number): boolean {
  const points = styleScale.mean + styleScale.deviation * truth;
  return low - 0.5 <= points && points <= high + 0.5;
}

const leansTruly = ({ truth, first }: { readonly truth: Truth; readonly first: BrainResult }): boolean =>
  leaningOf(first.score)?.towards === (truth.whole < 0 ? 'left' : 'right');

const farthestOf = (distance: (id: Facet) => number): Facet | undefined =>
  facets.toSorted((one, other) => Math.abs(distance(other)) - Math.abs(distance(one)))[0];

function correlationOf(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [meanOf(one), meanOf(other)];
  const products = (left: readonly number[], right: readonly number[], mean: number, otherMean: number) =>
    left.reduce((sum, value, at) => sum + (value - mean) * ((right[at] as number) - otherMean), 0);
  return (
    products(one, other, meanOne, meanOther) /
    Math.sqrt(products(one, one, meanOne, meanOne) * products(other, other, meanOther, meanOther))
  );
}
