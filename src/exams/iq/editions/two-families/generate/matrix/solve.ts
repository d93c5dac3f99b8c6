import { type Attribute, attributes, type Cell, domains } from './figure.ts';
import { type AttributeRule, type OverlayRule, obeysAttributeRule, obeysOverlayRule } from './rules.ts';

const steps = [-3, -2, -1, 1, 2, 3];

/** Every rule of the language for one attribute. */
function candidates(attribute: Attribute): AttributeRule[] {
  return [
    { kind: 'constant', attribute },
    ...steps.map((step) => ({ kind: 'progression', attribute, step }) as const),
    ...(attribute === 'count'
      ? ([1, -1] as const).map((sign) => ({ kind: 'arithmetic', attribute, sign }) as const)
      : []),
    { kind: 'distributionOfThree', attribute },
  ];
}

const overlayCandidates: readonly OverlayRule[] = [{ kind: 'and' }, { kind: 'or' }, { kind: 'xor' }];

type Triple = [number, number, number];

/**
 * Whether an option can stand in the ninth cell: for each attribute and the overlay there is a rule that the first two
 * rows obey and that the third row obeys with this option. Reads cells only; which rules the item was made from is not
 * known here.
 */
export function fits(cells: readonly Cell[], option: Cell): boolean {
  const all = [...cells.slice(0, 8), option];
  return (
    attributes.every((attribute) => {
      if (all.every((cell) => cell.attributes[attribute] === undefined)) return true;
      const rows = rowsOf(all.map((cell) => cell.attributes[attribute] ?? -1));
      return candidates(attribute).some(
        (rule) => rows.every((row) => obeysAttributeRule(rule, row)) && keepsTheSet(rule, rows),
      );
    }) &&
    (all.every((cell) => cell.overlay === undefined) ||
      overlayCandidates.some((rule) =>
        rowsOf(all.map((cell) => cell.overlay ?? 0)).every((row) => obeysOverlayRule(rule, row)),
      ))
  );
}

/** A distribution of three has the same three values in every row, each once in every column. */
function keepsTheSet(rule: AttributeRule, rows: readonly Triple[]): boolean {
  if (rule.kind !== 'distributionOfThree') return true;
  const sameValues = new Set(rows.flat()).size === 3 && domains[rule.attribute] >= 3;
  return sameValues && [0, 1, 2].every((column) => new Set(rows.map((row) => row[column])).size === 3);
}

const rowsOf = (values: readonly number[]): Triple[] =>
  [0, 3, 6].map((start) => values.slice(start, start + 3) as Triple);
