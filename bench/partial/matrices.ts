import {
  type Attribute,
  attributes,
  isCircular,
  isOverlaid,
  type MatrixItem,
  type RuleKind,
} from '#psychometrics/generate/matrices/item.ts';
import { isCertain } from '#psychometrics/generate/matrices/language.ts';
import { cheapest, type PartialSolver } from './solver.ts';

const namesOf = ({ cells }: MatrixItem): Attribute[] =>
  attributes.filter((name) => cells[0]?.[name] !== undefined);

const eightOf = ({ cells }: MatrixItem, name: Attribute): number[] =>
  cells.map((cell) => cell[name] as number);

/**
 * Options whose value of each attribute that is looked at is one that it may have. An attribute by which nothing would be left
 * tells them nothing.
 */
const byAttribute =
  (
    looksAt: (name: Attribute) => boolean,
    mayBe: (eight: readonly number[], value: number, name: Attribute) => boolean,
  ) =>
  (item: MatrixItem): number[] =>
    namesOf(item)
      .filter(looksAt)
      .reduce<number[]>(
        (left, name) => {
          const eight = eightOf(item, name);
          const fitting = left.filter((at) => mayBe(eight, item.options[at]?.[name] as number, name));
          return fitting.length > 0 ? fitting : left;
        },
        item.options.map((_, at) => at),
      );

/** Whether an item asks, by what its options differ in, for a rule that is not known. */
const lacking =
  (knows: (name: Attribute, kind: RuleKind) => boolean) =>
  ({ rules, options }: MatrixItem): boolean =>
    rules.some(
      ({ attribute, kind }) =>
        kind !== 'same' &&
        new Set(options.map((option) => option[attribute])).size > 1 &&
        !knows(attribute, kind),
    );

const missingOf = (three: readonly number[], two: readonly number[]): number | undefined =>
  new Set(three).size === 3 ? three.find((value) => !two.includes(value)) : undefined;

/** What is the same in the whole matrix, or in each row: the first that anybody sees (Carpenter, Just & Shell 1990). */
function staying([a, b, c, d, e, f, g, h]: readonly number[]): number | undefined {
  return a === b && b === c && d === e && e === f && g === h ? h : undefined;
}

/** Each of three values once in every row, or what stays the same in it: where neither fits, anything may be. */
function onceEach(eight: readonly number[], value: number): boolean {
  const same = staying(eight);
  if (same !== undefined) return value === same;
  const [first, second, last] = [eight.slice(0, 3), eight.slice(3, 6), eight.slice(6)];
  const holds =
    new Set(first).size === 3 && second.every((one) => first.includes(one)) && new Set(second).size === 3;
  return !holds || missingOf(first, last) === value;
}

const bits = (set: number): number => [...set.toString(2)].filter((bit) => bit === '1').length;

/** How often a value is there; of what is the same in all cells, nobody takes another for the rarer. */
function rarity(eight: readonly number[], value: number): number {
  if (new Set(eight).size === 1) return value === eight[0] ? 0 : eight.length;
  return eight.filter((other) => other === value).length;
}

/** What explains the first row alone, the rules taken in the order in which they come to mind. */
function firstExplanation(eight: readonly number[], name: Attribute): number | undefined {
  const [one = 0, two = 0, three = 0, , , , seventh = 0, eighth = 0] = eight;
  const around = (value: number) => (isCircular(name) ? (value + 8) % 8 : value);
  if (one === two && two === three) return eighth;
  if (!isOverlaid(name) && around(two - one) === around(three - two))
    return around(eighth + around(eighth - seventh));
  const missing = missingOf([one, two, three], [seventh, eighth]);
  if (missing !== undefined) return missing;
  return isOverlaid(name) ? seventh | eighth : undefined;
}

const knowing =
  (...kinds: readonly RuleKind[]) =>
  (_: Attribute, kind: RuleKind) =>
    kind === 'constant' || kinds.includes(kind);

/** People who solve matrices by a part of their rules. */
export const matrixSolvers: readonly PartialSolver<MatrixItem>[] = [
  {
    name: 'ignores overlays',
    choose: byAttribute(
      (name) => !isOverlaid(name),
      (eight, value, name) => isCertain(name, [...eight, value]),
    ),
    lacks: lacking((name) => !isOverlaid(name)),
  },
  {
    name: 'only “each once”',
    choose: byAttribute(() => true, onceEach),
    lacks: lacking(knowing('distributionOfThree')),
  },
  {
    name: 'counts the rarest',
    lacks: lacking(knowing('distributionOfThree')),
    choose: (item) =>
      cheapest(item.options, (option) =>
        namesOf(item).reduce((sum, name) => sum + rarity(eightOf(item, name), option[name] as number), 0),
      ),
  },
  {
    name: 'counts, overlays as union',
    lacks: lacking(knowing('distributionOfThree', 'or')),
    choose: (item) =>
      cheapest(item.options, (option) =>
        namesOf(item).reduce((sum, name) => {
          const eight = eightOf(item, name);
          const value = option[name] as number;
          const union = (eight[6] as number) | (eight[7] as number);
          return sum + (isOverlaid(name) ? 3 * bits(union ^ value) : rarity(eight, value));
        }, 0),
      ),
  },
  {
    name: 'first explanation that fits',
    lacks: lacking(knowing('progression', 'distributionOfThree', 'or')),
    choose: byAttribute(
      () => true,
      (eight, value, name) => {
        const expected = firstExplanation(eight, name);
        return expected === undefined || expected === value;
      },
    ),
  },
];
