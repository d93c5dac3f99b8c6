import { InvalidInputError } from '../../errors.ts';
import type { Random } from '../../random.ts';
import { untilSound } from '../until-sound.ts';
import {
  type Attribute,
  attributes,
  type Cell,
  domainOf,
  domains,
  isOverlaid,
  type MatrixFault,
  type MatrixItem,
  type MatrixPlan,
  type RuleKind,
  type Variant,
} from './item.ts';
import { codeOf } from './options.ts';
import { drawOverlaid, drawRuled, type Ruled } from './rules.ts';

const presentIn = (variant: Variant): Attribute[] => attributes.filter((name) => variant[name] !== undefined);

/** Attributes in which the options differ, in random order: those with a rule, and if far one without. */
function askedOf(variant: Variant, near: boolean, random: Random): Attribute[] {
  const present = presentIn(variant);
  const ruled = present.filter((name) => variant[name] !== 'same');
  const [fixed] = random.shuffle(present.filter((name) => variant[name] === 'same'));
  return random.shuffle(near || fixed === undefined ? ruled : [...ruled, fixed]);
}

/**
 * What is harder to find, after the order in which people learn to (Carpenter, Just & Shell 1990) and, of overlays, the number
 * of elements that must be left out (Matzen et al. 2010). One thing is otherwise than theirs: a progression comes after what is
 * there once in each row, since who merely counts what is still missing finds the latter without a rule.
 */
const hardness: Readonly<Record<RuleKind, number>> = {
  same: 0,
  constant: 1,
  distributionOfThree: 2,
  progression: 3,
  arithmetic: 4,
  distributionOfTwo: 5,
  or: 6,
  and: 7,
  xor: 8,
};

/** How many different ninths a rule can lead to. */
const roomOf = (variant: Variant, name: Attribute): number =>
  variant[name] === 'progression' && domains[name].length === 4 ? 2 : 3;

/** A progression that can lead to two values only is asked for only where there is nothing else: it would leave two options. */
const hardnessOf = (variant: Variant, name: Attribute): number =>
  hardness[roomOf(variant, name) === 2 ? 'constant' : (variant[name] as RuleKind)];

/**
 * The two attributes whose rules are hardest, the hardest first; of equally hard ones any. An overlay beside easier rules is asked
 * alone: who knows those would else have to guess among no more than three. If far, the hardest and one without a rule.
 */
function hardestOf(variant: Variant, near: boolean, random: Random): Attribute[] {
  const [hardest, second, ...fixed] = random
    .shuffle(presentIn(variant))
    .sort((one, other) => hardnessOf(variant, other) - hardnessOf(variant, one));
  if (hardest === undefined || second === undefined) return presentIn(variant);
  if (!near) return [hardest, fixed.findLast((name) => variant[name] === 'same') ?? second];
  return variant[second] === 'same' || (isOverlaid(hardest) && !isOverlaid(second))
    ? [hardest]
    : [hardest, second];
}

/**
 * Whether two attributes, each with three values in every row, go hand in hand through the first two rows, so that one
 * of their rules would do for both. This says nothing of the third row, and so nothing of the options.
 */
function goTogether(one: Ruled, other: Ruled): boolean {
  if ([one, other].some(({ rule }) => rule.kind !== 'distributionOfThree')) return false;
  const pairs = one.nine.slice(0, 6).map((value, at) => `${value}/${other.nine[at]}`);
  return new Set(pairs).size === 3;
}

function cellOf(ruled: readonly Ruled[], tell: (one: Ruled) => number): Cell {
  return Object.fromEntries(ruled.map((one) => [one.rule.attribute, tell(one)]));
}

const isSame = (one: Cell, other: Cell): boolean => attributes.every((name) => one[name] === other[name]);

/** Where the right option is among the cells shown too, that a wrong one is says nothing of why it is wrong. */
function faultOf(cell: Cell, right: Cell, cells: readonly Cell[], variant: Variant): MatrixFault | undefined {
  const wrong = attributes.filter((name) => cell[name] !== right[name]);
  const isRuled = (name: Attribute) => variant[name] !== undefined && variant[name] !== 'same';
  const missed = wrong.filter(isRuled).length;
  if (wrong.length === 0) return undefined;
  const isShown = (one: Cell) => cells.some((shown) => isSame(shown, one));
  if (isShown(cell) && !isShown(right)) return { kind: 'repetition', wrong };
  if (missed === 0) return { kind: 'oneAttributeOff', wrong };
  if (missed === attributes.filter(isRuled).length) return { kind: 'noRuleKept', wrong };
  return { kind: wrong.length === 1 ? 'oneRuleWrong' : 'incompleteCorrelate', wrong };
}

/**
 * A matrix of three by three whose ninth cell is asked for: six options, of which rules lead to one.
 *
 * The six are a code (`options.ts`) over values of the asked attributes. The key is any word of the code, and each value
 * was as likely to be the right one: whoever sees the options alone can but guess (Hu et al., 2021, on RAVEN).
 *
 * @throws InvalidInputError where the plan has no variant, or one without a rule
 * @throws GenerationError where a rule of the plan does not fit its attribute
 */
export function generateMatrices(plan: MatrixPlan, random: Random): MatrixItem {
  if (plan.variants.length === 0) throw new InvalidInputError('A plan has one variant or more.');
  const variant = random.pick(plan.variants);
  const differing = plan.crossed
    ? hardestOf(variant, plan.near, random)
    : askedOf(variant, plan.near, random);
  const asked = differing.sort((one, other) => roomOf(variant, other) - roomOf(variant, one));
  const { words, symbols } = codeOf(asked.length);
  const ruled = untilSound(random, () => {
    const drawn = presentIn(variant).map((name) => {
      const part = asked.indexOf(name);
      const wrong = part < 0 ? 0 : (symbols[part] as number) - 1;
      const draw = plan.crossed && wrong > 0 && isOverlaid(name) ? drawOverlaid : drawRuled;
      return draw(random, name, domainOf(variant, name), wrong, variant[name] as RuleKind);
    });
    const isDoubled = drawn.some((one, at) => drawn.slice(at + 1).some((other) => goTogether(one, other)));
    return isDoubled ? undefined : drawn;
  });
  const right = random.pick(words);
  const options = random.shuffle(words).map((word) => ({
    word,
    cell: cellOf(ruled, ({ rule, nine, others }) => {
      const part = asked.indexOf(rule.attribute);
      if (part < 0 || word[part] === right[part]) return nine[8] as number;
      const [symbol, key] = [word[part] as number, right[part] as number];
      return others[symbol < key ? symbol : symbol - 1] as number;
    }),
  }));
  const cells = Array.from({ length: 8 }, (_, at) => cellOf(ruled, ({ nine }) => nine[at] as number));
  const key = options.findIndex(({ word }) => word === right);
  const answer = options[key]?.cell ?? {};
  return {
    cells,
    options: options.map(({ cell }) => cell),
    key,
    rules: ruled.map(({ rule }) => rule),
    faults: options.map(({ cell }) => faultOf(cell, answer, cells, variant)),
  };
}
