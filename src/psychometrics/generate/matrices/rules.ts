import type { Random } from '../../random.ts';
import { untilSound } from '../until-sound.ts';
import { type Attribute, isCircular, isOverlaid, type MatrixRule, nothing, type RuleKind } from './item.ts';
import { isCertain } from './language.ts';

type Row = readonly [number, number, number];

/** Two rows that show a rule, and how to draw a third that follows it. */
interface Draft {
  readonly step: number;
  readonly rows: readonly [Row, Row];
  readonly third: () => Row;
}

/** One attribute, worked out. */
export interface Ruled {
  readonly rule: MatrixRule;
  /** Row by row, the right ninth at the end. */
  readonly nine: readonly number[];
  /** Right ninths of other third rows under the same rule: different from each other and from the right one. */
  readonly others: readonly number[];
}

const pickThree = (random: Random, domain: readonly number[]): Row =>
  random.shuffle(domain).slice(0, 3) as unknown as Row;

const shuffled = (random: Random, row: Row): Row => random.shuffle(row) as unknown as Row;

const differ = (one: Row, other: Row): boolean => one.some((value, at) => value !== other[at]);

function constant(random: Random, domain: readonly number[]): Draft {
  const [one, two] = pickThree(random, domain);
  const all = (value: number): Row => [value, value, value];
  const rest = domain.filter((value) => value !== one && value !== two);
  return { step: 0, rows: [all(one), all(two)], third: () => all(random.pick(rest)) };
}

function distributionOfThree(random: Random, domain: readonly number[]): Draft | undefined {
  const values = pickThree(random, domain);
  const rows = [values, shuffled(random, values)] as const;
  return differ(...rows) ? { step: 0, rows, third: () => shuffled(random, values) } : undefined;
}

function progression(random: Random, attribute: Attribute, domain: readonly number[]): Draft | undefined {
  const circular = isCircular(attribute);
  const step = random.pick(circular ? [-3, -2, -1, 1, 2, 3] : [-1, 1]);
  const starts = circular ? domain : domain.filter((value) => domain.includes(value + 2 * step));
  const turned = (value: number) => (circular ? (value + 8) % 8 : value);
  const from = (start: number): Row => [start, turned(start + step), turned(turned(start + step) + step)];
  const [one, two] = random.shuffle(starts);
  if (one === undefined || two === undefined) return undefined;
  return { step, rows: [from(one), from(two)], third: () => from(random.pick(starts)) };
}

function arithmetic(random: Random, domain: readonly number[]): Draft {
  const sign = random.pick([-1, 1]);
  const all = domain.flatMap((one) =>
    domain.flatMap((two): Row[] => (domain.includes(one + sign * two) ? [[one, two, one + sign * two]] : [])),
  );
  return { step: sign, rows: [random.pick(all), random.pick(all)], third: () => random.pick(all) };
}

/**
 * One figure a row, in two of its three cells (Carpenter, Just & Shell 1990). One of the first two rows has its third
 * cell empty and the other not, so that nobody takes it for an overlay of another kind.
 */
function distributionOfTwo(random: Random, domain: readonly number[]): Draft {
  const values = pickThree(random, domain);
  const row = (value: number, empty: number): Row =>
    [0, 1, 2].map((at) => (at === empty ? nothing : value)) as unknown as Row;
  const gaps = random.shuffle([2, random.below(2)]);
  return {
    step: 0,
    rows: [row(values[0], gaps[0] as number), row(values[1], gaps[1] as number)],
    third: () => row(random.pick(values), random.below(3)),
  };
}

const overlays = {
  and: (one: number, two: number) => one & two,
  or: (one: number, two: number) => one | two,
  xor: (one: number, two: number) => one ^ two,
} as const;

type OverlayKind = keyof typeof overlays;
const overlayKinds: readonly OverlayKind[] = ['and', 'or', 'xor'];

/** Sets that share something and of which each has something of its own: every kind of overlay gives another third. */
function overlay(random: Random, kind: keyof typeof overlays, elements: readonly number[]): Draft {
  const row = (): Row => {
    const bits = random.shuffle(elements).map((element) => 1 << element);
    const take = (most: number) => bits.splice(0, 1 + random.below(most)).reduce((set, bit) => set | bit, 0);
    const shared = take(kind === 'or' ? 1 : 2);
    const [one, two] = [shared | take(2), shared | take(2)];
    return [one, two, overlays[kind](one, two)];
  };
  return { step: 0, rows: [row(), row()], third: row };
}

function draftOf(
  random: Random,
  attribute: Attribute,
  kind: RuleKind,
  domain: readonly number[],
): Draft | undefined {
  switch (kind) {
    case 'same': {
      const value = random.pick(domain);
      return {
        step: 0,
        rows: [
          [value, value, value],
          [value, value, value],
        ],
        third: () => [value, value, value],
      };
    }
    case 'constant':
      return constant(random, domain);
    case 'distributionOfThree':
      return distributionOfThree(random, domain);
    case 'progression':
      return progression(random, attribute, domain);
    case 'arithmetic':
      return arithmetic(random, domain);
    case 'distributionOfTwo':
      return distributionOfTwo(random, domain);
    default:
      return overlay(random, kind, domain);
  }
}

function elementsApart(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits > 0; bits &= bits - 1) count += 1;
  return count;
}

/** Different values; of sets, any two at most three elements apart, so that all look alike at first sight. */
function areFit(attribute: Attribute, values: readonly number[]): boolean {
  if (new Set(values).size !== values.length) return false;
  return (
    !isOverlaid(attribute) || values.every((one) => values.every((other) => elementsApart(one, other) <= 3))
  );
}

/** Nine values that are the same, and others that might have been. */
function sameEverywhere(
  random: Random,
  attribute: Attribute,
  domain: readonly number[],
  wrong: number,
): Ruled {
  const [value = 0, ...rest] = random.shuffle(domain);
  return {
    rule: { attribute, kind: 'same', step: 0 },
    nine: Array.from({ length: 9 }, () => value),
    others: rest.slice(0, wrong),
  };
}

/** The two sets that are overlaid in a row. */
const overlaid = (random: Random, elements: readonly number[]) =>
  overlay(random, 'xor', elements).rows[0].slice(0, 2) as unknown as readonly [number, number];

/**
 * Nine sets whose ninth is one of the ways in which the two before it can be overlaid, and what the other ways would give
 * instead: who knows that rows are overlaid, and not how, has to guess. With five wrong ones, each of the three ways is there a
 * second time, of two other sets that might have stood in the third row: who does not look at overlays knows nothing at all of
 * which is right. Which way and which two sets are right is drawn after everything else, and all that is asked of the rows is asked
 * of them under each way, so that each was as likely to be the right one.
 *
 * @param wrong one, two or five
 * @throws GenerationError where no such sets are found
 */
export function drawOverlaid(
  random: Random,
  attribute: Attribute,
  elements: readonly number[],
  wrong: number,
): Ruled {
  return untilSound(
    random,
    () => {
      const kinds = random.shuffle(overlayKinds).slice(0, Math.min(wrong + 1, overlayKinds.length));
      const rows = [0, 1].map(() => overlaid(random, elements));
      const lasts = Array.from({ length: (wrong + 1) / kinds.length }, () => overlaid(random, elements));
      const drawn = lasts.flatMap((last) =>
        kinds.map((kind) => ({
          kind,
          nine: [...rows, last].flatMap(([one, two]) => [one, two, overlays[kind](one, two)]),
        })),
      );
      const ninths = drawn.map(({ nine }) => nine[8] as number);
      if (new Set(ninths).size <= wrong || !drawn.every(({ nine }) => isCertain(attribute, nine)))
        return undefined;
      const right = random.pick(drawn);
      return {
        rule: { attribute, kind: right.kind, step: 0 },
        nine: right.nine,
        others: ninths.filter((ninth) => ninth !== right.nine[8]),
      };
    },
    5000,
  );
}

/**
 * Values of one attribute under one rule. All that is asked of the right ninth is asked of the wrong ones too, and all of
 * them together are drawn anew where it does not hold: so each was as likely to be the right one.
 *
 * @param wrong how many wrong values of the ninth are needed
 * @throws GenerationError where the rule does not allow as many
 */
export function drawRuled(
  random: Random,
  attribute: Attribute,
  domain: readonly number[],
  wrong: number,
  kind: RuleKind,
): Ruled {
  if (kind === 'same') return sameEverywhere(random, attribute, domain, wrong);
  return untilSound(
    random,
    () => {
      const draft = draftOf(random, attribute, kind, domain);
      if (!draft) return undefined;
      const nines = Array.from({ length: wrong + 1 }, () => [...draft.rows.flat(), ...draft.third()]);
      const ninths = nines.map((nine) => nine[8] as number);
      if (!areFit(attribute, ninths) || !nines.every((nine) => isCertain(attribute, nine))) return undefined;
      return {
        rule: { attribute, kind, step: draft.step },
        nine: nines[0] as number[],
        others: ninths.slice(1),
      };
    },
    5000,
  );
}
