import type { Random } from '#psychometrics/random.ts';
import { type Attribute, circular, domains, strokes } from './figure.ts';

/** How one attribute, or the overlay, goes along a row. */
export type AttributeRule =
  | { readonly kind: 'constant'; readonly attribute: Attribute }
  /** Adds `step` from cell to cell; round the circle for marker and rotation. */
  | { readonly kind: 'progression'; readonly attribute: Attribute; readonly step: number }
  /** The third is the sum of the first two, or their difference; for counts. */
  | { readonly kind: 'arithmetic'; readonly attribute: 'count'; readonly sign: 1 | -1 }
  /** Three values, each once in every row and every column. */
  | { readonly kind: 'distributionOfThree'; readonly attribute: Attribute };

/**
 * The third set of strokes is the first and the second laid over each other. Of XOR one may as well say that every
 * stroke stands in two cells of its row: the "distribution of two" of Carpenter, Just & Shell (1990) is the same rule.
 */
export interface OverlayRule {
  readonly kind: 'and' | 'or' | 'xor';
}

export type MatrixRule = AttributeRule | OverlayRule;

type Triple = readonly [number, number, number];

/** Whether three values of a row obey a rule that looks along the row alone. */
export function obeysAttributeRule(rule: AttributeRule, [first, second, third]: Triple): boolean {
  switch (rule.kind) {
    case 'constant':
      return first === second && second === third;
    case 'progression':
      return follows(rule, first, second) && follows(rule, second, third);
    case 'arithmetic':
      // Counts are stored from 0 and seen from 1.
      return third + 1 === first + 1 + rule.sign * (second + 1);
    case 'distributionOfThree':
      return new Set([first, second, third]).size === 3;
  }
}

function follows(rule: { attribute: Attribute; step: number }, from: number, to: number): boolean {
  const size = domains[rule.attribute];
  return circular.has(rule.attribute)
    ? to === (((from + rule.step) % size) + size) % size
    : to === from + rule.step;
}

export function obeysOverlayRule(rule: OverlayRule, [first, second, third]: Triple): boolean {
  switch (rule.kind) {
    case 'and':
      return third === (first & second);
    case 'or':
      return third === (first | second);
    case 'xor':
      return third === (first ^ second);
  }
}

/** Nine values, row by row, that obey a rule. */
export function fillAttribute(rule: AttributeRule, random: Random): number[] {
  const size = domains[rule.attribute];
  switch (rule.kind) {
    case 'constant': {
      const values = random.shuffle(range(size));
      return rows((row) => [0, 1, 2].map(() => values[row % values.length] as number));
    }
    case 'progression': {
      const span = 2 * rule.step;
      const starts = circular.has(rule.attribute)
        ? random.shuffle(range(size))
        : random.shuffle(range(size).filter((start) => start + span >= 0 && start + span < size));
      return rows((row) =>
        [0, 1, 2].map((column) => {
          const value = (starts[row % starts.length] as number) + column * rule.step;
          return ((value % size) + size) % size;
        }),
      );
    }
    case 'arithmetic': {
      const pairs = random.shuffle(
        range(size).flatMap((first) =>
          range(size)
            .map((second) => [first, second, first + rule.sign * (second + 1)] as const)
            .filter(([, , third]) => third >= 0 && third < size),
        ),
      );
      return rows((row) => [...(pairs[row % pairs.length] as Triple)]);
    }
    case 'distributionOfThree': {
      const [a, b, c] = random.shuffle(range(size)) as [number, number, number];
      const squares = [
        [a, b, c, b, c, a, c, a, b],
        [a, b, c, c, a, b, b, c, a],
      ];
      return random.pick(squares);
    }
  }
}

const range = (size: number): number[] => Array.from({ length: size }, (_, value) => value);
const rows = (row: (at: number) => number[]): number[] => [0, 1, 2].flatMap(row);

/** Nine sets of strokes that obey a rule; undefined where the draw was dull (an empty or repeated cell). */
export function fillOverlay(rule: OverlayRule, random: Random): number[] | undefined {
  const cells = [0, 1, 2].flatMap(() => overlayRow(rule, random));
  const plain = new Set(cells);
  return cells.every((set) => set !== 0) && plain.size >= 8 ? cells : undefined;
}

function overlayRow(rule: OverlayRule, random: Random): number[] {
  const shared = random.shuffle(range(strokes));
  const both = bits(shared.slice(0, 2));
  const first = both | bits(shared.slice(2, 4));
  const second = both | bits(shared.slice(4, 6));
  const third = { and: first & second, or: first | second, xor: first ^ second }[rule.kind];
  return [first, second, third];
}

const bits = (places: readonly number[]): number => places.reduce((set, place) => set | (1 << place), 0);
