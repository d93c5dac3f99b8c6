import { meanOf } from '#psychometrics/classical/describe.ts';
import { randomOf } from '#psychometrics/random.ts';
import { codeOf } from './code.ts';
import { items } from './items.ts';
import { likenessOf } from './likeness.ts';
import { fittingOf } from './occupations/fit.ts';
import { educations } from './occupations/index.ts';
import { type CareerResult, score } from './result.ts';
import { interestsOf, pointsOf } from './score.ts';
import {
  amongFirst,
  appealOf,
  bandOf,
  type Certainty,
  certaintyOf,
  clarityOf,
  consistencyOf,
  isAhead,
  type Profile,
  profileOf,
  type Third,
} from './shape.ts';
import { drawTruth, persons, sit } from './sitters.ts';
import { type Theme, themes } from './themes.ts';

/** How well one theme's score finds what is known. */
export interface Accuracy {
  readonly id: Theme;
  /** Squared correlation of score and truth, each against the mean of the person's own six. */
  readonly reliability: number;
  /** Share of 95 % intervals that hold the truth. */
  readonly coverage: number;
  /** Mean half width of the intervals, in points. */
  readonly halfWidth: number;
  /** Correlation with the score of a second sitting of the same persons. */
  readonly again: number;
  /** Share of sitters whose first letter it is, and of those in whose code it stands. */
  readonly first: number;
  readonly inCode: number;
  readonly bands: Readonly<Record<Third, number>>;
}

/** What was said with a probability: how high it was on average, and how often it was so. */
export interface Stated {
  readonly said: number;
  readonly true: number;
}

export interface Simulation {
  readonly sitters: number;
  readonly themes: readonly Accuracy[];
  /** Codes of the 120 that somebody has. */
  readonly codesMet: number;
  readonly promises: {
    readonly letterAmongThree: Stated;
    readonly firstLetter: Stated;
    readonly code: Stated;
    /** Of the codes that are called settled, and of the first letters that are called ahead. */
    readonly settled: Stated;
    readonly ahead: Stated;
  };
  readonly second: {
    /** Shares of second sittings with the same first letter, the same code, the same letters in any order. */
    readonly first: number;
    readonly code: number;
    readonly letters: number;
    /** Letters of three in common, and the C index of the two codes, on average. */
    readonly common: number;
    readonly likeness: number;
    /** Of the eight occupations told at a level, the share told again. */
    readonly occupations: number;
  };
  readonly certainty: Readonly<Record<Certainty, number>>;
  readonly clarity: Readonly<Record<Third, number>>;
  /** How profiles are called: the clarity, but for two summits and several. */
  readonly profiles: Readonly<Record<Profile, number>>;
  readonly consistency: Readonly<Record<Third, number>>;
  readonly appeal: Readonly<Record<Third, number>>;
  readonly ahead: number;
  /** Quartiles of the differentiation, in points. */
  readonly differentiation: readonly number[];
  /** Shares of sitters for whom fewer than eight occupations of a level fit better than usual. */
  readonly fewOccupations: readonly number[];
  /** Shares of the steps. */
  readonly steps: readonly number[];
}

interface Sitter {
  readonly truth: readonly number[];
  readonly steps: readonly number[];
  readonly result: CareerResult;
  readonly points: readonly number[];
}

const told = 8;

/** Sitters of the design population, scored as sittings are; each sits twice. */
export function simulate(sitters: number, seed: string): Simulation {
  const random = randomOf(seed);
  const sitting = (truth: readonly number[], own: ReturnType<typeof persons>): Sitter => {
    const steps = sit(truth, random, own);
    const result = score(
      items.map(({ id }, at) => ({ questionId: id, choice: steps[at] ?? null, milliseconds: 4000 })),
    );
    const { abilities } = interestsOf(steps);
    return { truth, steps, result, points: themes.map((theme) => pointsOf(abilities, theme)) };
  };
  const all = Array.from({ length: sitters }, () => {
    const truth = drawTruth(random);
    const own = persons(random);
    return { first: sitting(truth, own), second: sitting(truth, own) };
  });
  const firsts = all.map(({ first }) => first);
  const share = (test: (sitter: Sitter) => boolean) => firsts.filter(test).length / sitters;
  const differentiations = firsts
    .map(({ result }) => result.differentiation)
    .toSorted((one, other) => one - other);
  return {
    sitters,
    themes: themes.map((id, at): Accuracy => {
      const truths = firsts.map(({ truth }) => pointsOf(truth, id));
      const values = firsts.map(({ points }) => points[at] as number);
      return {
        id,
        reliability: correlationOf(values, truths) ** 2,
        coverage: share(({ result, truth }) => holds(result, id, pointsOf(truth, id))),
        halfWidth: meanOf(
          firsts.map(({ result }) => {
            const { low, high } = themeOf(result, id);
            return (high - low) / 2;
          }),
        ),
        again: correlationOf(
          values,
          all.map(({ second }) => second.points[at] as number),
        ),
        first: share(({ result }) => result.code[0] === id),
        inCode: share(({ result }) => result.code.includes(id)),
        bands: sharesOf(
          ['low', 'middle', 'high'],
          firsts.map(({ result }) => bandOf(themeOf(result, id).value)),
        ),
      };
    }),
    codesMet: new Set(firsts.map(({ result }) => result.code.join(''))).size,
    promises: promisesOf(firsts),
    second: {
      first: meanShare(all, ([one, other]) => one.code[0] === other.code[0]),
      code: meanShare(all, ([one, other]) => one.code.join('') === other.code.join('')),
      letters: meanShare(all, ([one, other]) => inCommon(one, other) === 3),
      common: meanOf(all.map(({ first, second }) => inCommon(first.result, second.result))),
      likeness: meanOf(all.map(({ first, second }) => likenessOf(first.result.code, second.result.code))),
      occupations: meanOf(
        all.slice(0, mostCompared).map(({ first, second }) => toldAgain(first.result, second.result)),
      ),
    },
    certainty: sharesOf(
      ['decided', 'ordered', 'open'],
      firsts.map(({ result }) => certaintyOf(result)),
    ),
    clarity: sharesOf(
      thirds,
      firsts.map(({ result }) => clarityOf(result.differentiation)),
    ),
    profiles: sharesOf(
      profiles,
      firsts.map(({ result }) => profileOf(result)),
    ),
    consistency: sharesOf(
      thirds,
      firsts.map(({ result }) => consistencyOf(result.code)),
    ),
    appeal: sharesOf(
      thirds,
      firsts.map(({ result }) => appealOf(result.elevation)),
    ),
    ahead: share(({ result }) => isAhead(result)),
    differentiation: [0.25, 0.5, 0.75].map(
      (part) => differentiations[Math.floor(part * (sitters - 1))] as number,
    ),
    fewOccupations: educations.map(
      (education) =>
        firsts
          .slice(0, mostCompared)
          .filter(({ result }) => fittingOf(result.themes, education).length < told).length /
        Math.min(sitters, mostCompared),
    ),
    steps: Object.values(
      sharesOf(
        [0, 1, 2, 3, 4],
        firsts.flatMap(({ steps }) => steps),
      ),
    ),
  };
}

/** Lists of occupations are compared for so many: it takes as long as all the rest. */
const mostCompared = 1000;

const profiles = ['high', 'middle', 'twin', 'several', 'even'] as const satisfies readonly Profile[];

const thirds = ['low', 'middle', 'high'] as const;

function themeOf(result: CareerResult, id: Theme) {
  const found = result.themes.find((one) => one.id === id);
  if (!found) throw new Error(`A result has lost its theme ${id}.`);
  return found;
}

const sharesOf = <Key extends string | number>(
  keys: readonly Key[],
  found: readonly Key[],
): Record<Key, number> =>
  Object.fromEntries(
    keys.map((key) => [key, found.filter((one) => one === key).length / found.length]),
  ) as Record<Key, number>;

const meanShare = (
  all: readonly { first: Sitter; second: Sitter }[],
  test: (results: readonly [CareerResult, CareerResult]) => boolean,
): number => all.filter(({ first, second }) => test([first.result, second.result])).length / all.length;

const inCommon = (one: CareerResult, other: CareerResult): number =>
  one.code.filter((theme) => other.code.includes(theme)).length;

/** Of what is told in the first sitting, the share that is told in the second. */
function toldAgain(one: CareerResult, other: CareerResult): number {
  const toldOf = (result: CareerResult) =>
    educations.flatMap((education) =>
      fittingOf(result.themes, education)
        .slice(0, told)
        .map(({ id }) => id),
    );
  const again = new Set(toldOf(other));
  const first = toldOf(one);
  return first.filter((id) => again.has(id)).length / first.length;
}

/** What was said with a probability, against the truth. */
function promisesOf(sitters: readonly Sitter[]): Simulation['promises'] {
  const promise = (claims: readonly (readonly [number, boolean])[]): Stated => ({
    said: meanOf(claims.map(([said]) => said)),
    true: claims.filter(([, so]) => so).length / claims.length,
  });
  const claims = sitters.map(({ truth, result }) => {
    const truly = codeOf(truth);
    return {
      result,
      letters: result.code.map((theme) => [amongFirst(result.places, theme), truly.includes(theme)] as const),
      first: [result.places[result.code[0]][0], truly[0] === result.code[0]] as const,
      code: [result.chance, truly.join('') === result.code.join('')] as const,
    };
  });
  return {
    letterAmongThree: promise(claims.flatMap(({ letters }) => letters)),
    firstLetter: promise(claims.map(({ first }) => first)),
    code: promise(claims.map(({ code }) => code)),
    settled: promise(
      claims.filter(({ result }) => certaintyOf(result) === 'decided').map(({ code }) => code),
    ),
    ahead: promise(claims.filter(({ result }) => isAhead(result)).map(({ first }) => first)),
  };
}

/** Whether an interval of rounded points holds a truth: both ends count up to the half point that they stand for. */
function holds(result: CareerResult, theme: Theme, points: number): boolean {
  const { low, high } = themeOf(result, theme);
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
