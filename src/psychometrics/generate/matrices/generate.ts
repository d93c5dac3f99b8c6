import type { Random } from '../../random.ts';
import {
  type Attribute,
  attributes,
  type Cell,
  domainOf,
  domains,
  type MatrixFault,
  type MatrixItem,
  type MatrixPlan,
  type Variant,
} from './item.ts';
import { codeOf } from './options.ts';
import { drawRuled, type Ruled } from './rules.ts';

/** Attributes in which the options differ, in random order: those with a rule, and if far one without. */
function askedOf(variant: Variant, near: boolean, random: Random): Attribute[] {
  const present = attributes.filter((name) => variant[name] !== undefined);
  const ruled = present.filter((name) => variant[name] !== 'same');
  const [fixed] = random.shuffle(present.filter((name) => variant[name] === 'same'));
  return random.shuffle(near || fixed === undefined ? ruled : [...ruled, fixed]);
}

/** How many different ninths a rule can lead to. */
const roomOf = (variant: Variant, name: Attribute): number =>
  variant[name] === 'progression' && domains[name].length === 4 ? 2 : 3;

function cellOf(ruled: readonly Ruled[], tell: (one: Ruled) => number): Cell {
  return Object.fromEntries(ruled.map((one) => [one.rule.attribute, tell(one)]));
}

const isSame = (one: Cell, other: Cell): boolean => attributes.every((name) => one[name] === other[name]);

function faultOf(cell: Cell, right: Cell, cells: readonly Cell[], variant: Variant): MatrixFault | undefined {
  const wrong = attributes.filter((name) => cell[name] !== right[name]);
  const isRuled = (name: Attribute) => variant[name] !== undefined && variant[name] !== 'same';
  const missed = wrong.filter(isRuled).length;
  if (wrong.length === 0) return undefined;
  if (cells.some((shown) => isSame(shown, cell))) return { kind: 'repetition', wrong };
  if (missed === 0) return { kind: 'oneAttributeOff', wrong };
  if (wrong.length === 1) return { kind: 'oneRuleWrong', wrong };
  return { kind: missed === attributes.filter(isRuled).length ? 'noRuleKept' : 'incompleteCorrelate', wrong };
}

/**
 * A matrix of three by three whose ninth cell is asked for: six options, of which rules lead to one.
 *
 * The six are a code (`options.ts`) over values of the asked attributes. The key is any word of the code, and each value
 * was as likely to be the right one: whoever sees the options alone can but guess (Hu et al., 2021, on RAVEN).
 *
 * @throws GenerationError where a rule of the plan does not fit its attribute
 */
export function generateMatrices(plan: MatrixPlan, random: Random): MatrixItem {
  const variant = random.pick(plan.variants);
  const asked = askedOf(variant, plan.near, random).sort(
    (one, other) => roomOf(variant, other) - roomOf(variant, one),
  );
  const { words, symbols } = codeOf(asked.length);
  const ruled = attributes.flatMap((name): Ruled[] => {
    const kind = variant[name];
    if (kind === undefined) return [];
    const part = asked.indexOf(name);
    return [
      drawRuled(random, name, kind, domainOf(variant, name), part < 0 ? 0 : (symbols[part] as number) - 1),
    ];
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
