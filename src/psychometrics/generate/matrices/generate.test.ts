import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../errors.ts';
import { randomOf } from '../../random.ts';
import { GenerationError } from '../until-sound.ts';
import { generateMatrices } from './generate.ts';
import {
  type Attribute,
  attributes,
  domainOf,
  isOverlaid,
  nothing,
  type RuleKind,
  type Variant,
} from './item.ts';
import { answersOf, isCertain } from './language.ts';
import { codeOf } from './options.ts';
import { drawRuled } from './rules.ts';

const variants: readonly Variant[] = [
  { shape: 'distributionOfThree', shade: 'same' },
  { shape: 'constant', shade: 'progression' },
  { shape: 'same', shade: 'same', turn: 'progression' },
  { shape: 'same', shade: 'distributionOfThree', count: 'arithmetic' },
  { shape: 'distributionOfThree', inner: 'distributionOfTwo', innerShade: 'same' },
  { shape: 'distributionOfThree', shade: 'same', place: 'progression', strokes: 'and' },
  { shape: 'distributionOfThree', shade: 'distributionOfThree', dots: 'xor', strokes: 'or' },
];
/** Which of them can have near options, and which far ones. */
const nears: readonly (readonly boolean[])[] = [
  [false],
  [true],
  [true, false],
  [true, false],
  [true],
  [true, false],
  [true],
];
const items = variants.flatMap((variant, kind) =>
  (nears[kind] ?? []).flatMap((near) =>
    Array.from({ length: 60 }, (_, at) => ({
      variant,
      near,
      item: generateMatrices({ variants: [variant], near }, randomOf(`${kind}/${near}/${at}`)),
    })),
  ),
);

describe('a matrix', () => {
  it('is the same for the same seed, and another for another', () => {
    const plan = { variants: variants.slice(1), near: true };
    expect(generateMatrices(plan, randomOf('a'))).toEqual(generateMatrices(plan, randomOf('a')));
    expect(generateMatrices(plan, randomOf('a'))).not.toEqual(generateMatrices(plan, randomOf('b')));
  });

  it('has six different options, and one of them, by rules, for its ninth cell', () => {
    for (const { item } of items) {
      const { cells, options, key } = item;
      expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(6);
      for (const { attribute } of item.rules) {
        const nine = [...cells, options[key] ?? {}].map((cell) => cell[attribute] as number);
        expect(isCertain(attribute, nine), attribute).toBe(true);
      }
    }
  });

  it('has no two distributions of three that go hand in hand', () => {
    for (let at = 0; at < 200; at += 1) {
      const variant = { shape: 'distributionOfThree', shade: 'distributionOfThree' } as const;
      const { cells } = generateMatrices({ variants: [variant], near: true }, randomOf(`together ${at}`));
      expect(new Set(cells.map(({ shape, shade }) => `${shape}/${shade}`)).size).toBeGreaterThan(3);
    }
  });

  it('is sound for any seed: six options, one of which is led to, and faults for the five others', () => {
    assert(
      property(string(), constantFrom(...variants.slice(1)), (seed, variant) => {
        const { cells, options, key, faults, rules } = generateMatrices(
          { variants: [variant], near: true },
          randomOf(seed),
        );
        const led = options.map((option) =>
          rules.every(({ attribute }) =>
            isCertain(
              attribute,
              [...cells, option].map((cell) => cell[attribute] as number),
            ),
          ),
        );
        expect(led).toEqual(options.map((_, at) => at === key));
        expect(faults.map((fault) => fault === undefined)).toEqual(led);
      }),
    );
  });

  it('names the kind of each fault', () => {
    const kinds = items.flatMap(({ item }) => item.faults.flatMap((fault) => (fault ? [fault.kind] : [])));
    expect([...new Set(kinds)].sort()).toEqual([
      'incompleteCorrelate',
      'noRuleKept',
      'oneAttributeOff',
      'oneRuleWrong',
      'repetition',
    ]);
  });

  it('keeps to the values of its attributes', () => {
    for (const { variant, item } of items) {
      for (const cell of [...item.cells, ...item.options]) {
        const strange = attributes.filter((name) => {
          const value = cell[name];
          if (value === undefined || variant[name] === undefined) return value !== variant[name];
          if (isOverlaid(name)) return value < 0 || value > 255;
          return !(domainOf(variant, name).includes(value) || (name === 'inner' && value === nothing));
        });
        expect(strange).toEqual([]);
      }
    }
  });

  it('says of each wrong option in what it differs, and of near ones nothing without a rule', () => {
    for (const { variant, near, item } of items) {
      item.faults.forEach((fault, at) => {
        expect(fault === undefined).toBe(at === item.key);
        for (const name of fault?.wrong ?? []) {
          expect(item.options[at]?.[name]).not.toBe(item.options[item.key]?.[name]);
          if (near) expect(variant[name]).not.toBe('same');
        }
      });
    }
  });

  it('has its key at every place about equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const plan = { variants: variants.slice(0, 1), near: false };
    for (let at = 0; at < 3000; at += 1) {
      const { key } = generateMatrices(plan, randomOf(`key ${at}`));
      counts[key] = (counts[key] ?? 0) + 1;
    }
    expect(Math.max(...counts)).toBeLessThan(590);
    expect(Math.min(...counts)).toBeGreaterThan(410);
  });
});

it('lets every value be the right one as often as a wrong one', () => {
  const cases: readonly (readonly [Attribute, RuleKind, number])[] = [
    ['shade', 'progression', 1],
    ['count', 'arithmetic', 2],
    ['inner', 'distributionOfTwo', 1],
    ['count', 'progression', 2],
  ];
  for (const [attribute, kind, wrong] of cases) {
    const balance = new Map<number, number>();
    const add = (value: number, by: number) => balance.set(value, (balance.get(value) ?? 0) + by);
    for (let at = 0; at < 4000; at += 1) {
      const random = randomOf(`${attribute} ${kind} ${at}`);
      const { nine, others } = drawRuled(random, attribute, domainOf({}, attribute), wrong, kind);
      add(nine[8] as number, wrong);
      for (const other of others) add(other, -1);
    }
    for (const difference of balance.values()) expect(Math.abs(difference)).toBeLessThan(300);
  }
});

it('refuses a rule that its attribute cannot have', () => {
  const plan = { variants: [{ shape: 'same', innerShade: 'progression' } as const], near: true };
  expect(() => generateMatrices(plan, randomOf('a'))).toThrow(GenerationError);
  expect(() => generateMatrices({ variants: [], near: true }, randomOf('a'))).toThrow(InvalidInputError);
  expect(() => codeOf(5)).toThrow(InvalidInputError);
});

describe('the language of rules', () => {
  it('knows every rule', () => {
    expect(answersOf('shape', [1, 1, 1, 2, 2, 2, 3, 3])).toEqual([3]);
    expect(answersOf('shape', [1, 2, 3, 3, 1, 2, 2, 3])).toEqual([1]);
    expect(answersOf('turn', [5, 7, 1, 0, 2, 4, 7, 1])).toEqual([3]);
    expect(answersOf('count', [1, 2, 3, 2, 4, 6, 1, 4])).toEqual([5]);
    expect(answersOf('count', [5, 3, 2, 4, 1, 3, 6, 5])).toEqual([1]);
    expect(answersOf('inner', [1, 1, -1, 2, -1, 2, -1, 3])).toEqual([8]);
    expect(answersOf('strokes', [3, 5, 1, 6, 12, 4, 9, 10])).toEqual([8]);
    expect(answersOf('strokes', [3, 5, 7, 6, 12, 14, 9, 10])).toEqual([11]);
    expect(answersOf('dots', [3, 5, 6, 6, 12, 10, 9, 10])).toEqual([3]);
  });

  it('sees where two rules lead to two ends, and where none holds', () => {
    expect(answersOf('count', [1, 2, 3, 1, 2, 3, 2, 3])).toEqual([1, 4, 5]);
    expect(answersOf('shape', [1, 2, 3, 4, 1, 2, 2, 3])).toEqual([]);
    expect(isCertain('count', [1, 2, 3, 1, 2, 3, 2, 3, 4])).toBe(false);
  });
});

describe('a crossed matrix', () => {
  it.each([
    [{ shape: 'distributionOfThree', shade: 'progression', place: 'progression' }, 'place', 'shape'],
    [
      { shape: 'distributionOfThree', shade: 'distributionOfThree', dots: 'xor', strokes: 'or' },
      'dots',
      'strokes',
    ],
  ] as const)(
    'has options that differ in its two hardest rules alone, three by two: %j',
    (variant, hardest, second) => {
      for (let at = 0; at < 60; at += 1) {
        const plan = { variants: [variant], near: true, crossed: true } as const;
        const { options } = generateMatrices(plan, randomOf(`crossed ${at}`));
        const valuesOf = (name: Attribute) => new Set(options.map((option) => option[name])).size;
        const differing = attributes.filter((name) => options[0]?.[name] !== undefined && valuesOf(name) > 1);
        expect(new Set(differing)).toEqual(new Set([hardest, second]));
        expect([valuesOf(hardest), valuesOf(second)]).toEqual([3, 2]);
      }
    },
  );

  it('asks an overlay beside easier rules alone, by each of its three ways of the two sets shown and of two others', () => {
    const plan = {
      variants: [{ shape: 'distributionOfThree', shade: 'same', strokes: 'xor' }],
      near: true,
      crossed: true,
    } as const;
    const kinds = new Map<RuleKind, number>();
    for (let at = 0; at < 300; at += 1) {
      const { cells, options, rules } = generateMatrices(plan, randomOf(`overlaid ${at}`));
      const { kind } = rules.find(({ attribute }) => attribute === 'strokes') as (typeof rules)[number];
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      const [one, two] = [cells[6]?.strokes as number, cells[7]?.strokes as number];
      const asked = new Set(options.map(({ strokes }) => strokes));
      expect(asked.size).toBe(6);
      for (const overlaid of [one & two, one | two, one ^ two]) expect(asked).toContain(overlaid);
      expect(new Set(options.map(({ shape }) => shape)).size).toBe(1);
    }
    // Four standard errors of a third of 300.
    for (const kind of ['and', 'or', 'xor'] as const)
      expect(Math.abs((kinds.get(kind) ?? 0) - 100)).toBeLessThan(33);
  });

  it('of far options differs in its hardest rule and one thing without a rule', () => {
    const plan = {
      variants: [{ shape: 'same', shade: 'distributionOfThree', count: 'arithmetic' }],
      near: false,
      crossed: true,
    } as const;
    for (let at = 0; at < 40; at += 1) {
      const { options } = generateMatrices(plan, randomOf(`far ${at}`));
      const valuesOf = (name: Attribute) => new Set(options.map((option) => option[name])).size;
      expect([valuesOf('count'), valuesOf('shape'), valuesOf('shade')]).toEqual([3, 2, 1]);
    }
  });
});
