import { assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { randomOf } from '../../random.ts';
import { generateMatrices } from './generate.ts';
import { type Attribute, attributes, type Cell, type FaultKind, type Variant } from './item.ts';

const variants: readonly Variant[] = [
  { shape: 'constant', shade: 'progression' },
  { shape: 'same', shade: 'distributionOfThree', count: 'arithmetic' },
  { shape: 'distributionOfThree', shade: 'distributionOfThree' },
  { shape: 'distributionOfThree', shade: 'same', place: 'progression', strokes: 'and' },
];

/** What each kind of fault says, read off the drawing and the right option. */
function saidBy(cells: readonly Cell[], right: Cell, variant: Variant) {
  const ruled = attributes.filter((name) => (variant[name] ?? 'same') !== 'same');
  const shown = cells.map((cell) => JSON.stringify(cell));
  const missed = (names: readonly Attribute[], option: Cell) =>
    names.filter((name) => option[name] !== right[name]).length;
  return {
    repetition: (option) => shown.includes(JSON.stringify(option)),
    oneRuleWrong: (option) => missed(ruled, option) === 1,
    oneAttributeOff: (option) => missed(ruled, option) === 0 && missed(attributes, option) > 0,
    incompleteCorrelate: (option) => missed(attributes, option) > 1,
    noRuleKept: (option) => missed(ruled, option) === ruled.length,
  } satisfies Record<FaultKind, (option: Cell) => boolean>;
}

it('tells of a wrong option what is true of it, and not of the right one', () => {
  const seeds = Array.from({ length: 60 }, (_, at) => `fault ${at}`);
  const crossings = [undefined, true] as const;
  const repeated = new Set<boolean>();
  const check = (seed: string, variant: Variant, crossed?: true) => {
    const plan = { variants: [variant], near: true, ...(crossed && { crossed }) };
    const { cells, options, key, faults } = generateMatrices(plan, randomOf(seed));
    const right = options[key] as Cell;
    const said = saidBy(cells, right, variant);
    repeated.add(said.repetition(right));
    faults.forEach((fault, at) => {
      if (fault)
        expect([said[fault.kind](options[at] as Cell), said[fault.kind](right)], fault.kind).toEqual([
          true,
          false,
        ]);
    });
  };
  for (const variant of variants)
    for (const crossed of crossings) for (const seed of seeds) check(seed, variant, crossed);
  assert(property(string(), constantFrom(...variants), constantFrom(...crossings), check));
  // With one of them alone, what is asked of a repetition would not be tried.
  expect(repeated).toEqual(new Set([true, false]));
});
