import { describe, expect, it } from 'vitest';
import { randomOf } from '#psychometrics/random.ts';
import { digest } from '#tests/support/digest.ts';
import { kinds } from './bank.ts';
import { exercisesOf } from './exercises.ts';
import { type PracticeItem, type Skill, skills } from './item.ts';
import { norm, version } from './norm.ts';

/**
 * What seeds have always made. A change here means another version and a line in docs/CONTENT-CHANGES.md, never another
 * number: a sitting keeps its seed and its kinds, and a workbook that was sold is made of its order's number for ever.
 */
const golden = {
  version: 'practice-2026.1',
  norm: 'practice-design-2026.1',
  questions: {
    numerical: 'fb6f4823f08ef4666ddb20bd837100ed',
    verbal: '489d871f7c386fb796687ee0c9bb3482',
    logical: 'e2c4e9dc21635285302edd7434974396',
  },
  /** By the moment that they were ordered at. */
  workbooks: {
    '2026-11-30T23:59:59.999Z': '4663eba5388e4d5030e4d061b74c5bae',
    '2026-12-01T00:00:00.000Z': '7c8166abd7f25a65e1a71d8c30c5ca4d',
  },
};

const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((one) => one.replace(/\D/g, ''));

/** The numbers of a question, its right option and how many there are: nothing that another wording would change. */
function factsOf(item: PracticeItem) {
  const shown = item.show('EN');
  const { key, optionCount } = item;
  if (shown.kind === 'figures') {
    const told = [shown.stem, ...shown.options].map(({ alt }) => figuresIn(alt));
    return { key, optionCount, told };
  }
  const { table } = shown.kind === 'statements' ? shown : {};
  const cells = table?.rows.map((row) => row.cells.map(figuresIn)) ?? [];
  const options = (shown.options as string[]).map(figuresIn);
  return { key, optionCount, told: [figuresIn(shown.prompt), cells, options] };
}

const seeds = ['one', 'two', 'three', 'four', 'five'];

const madeIn = (skill: Skill) =>
  kinds
    .filter((kind) => kind.skill === skill)
    .map((kind) => [kind.id, seeds.map((seed) => factsOf(kind.make(randomOf(`golden/${seed}/${kind.id}`))))]);

describe('practice', () => {
  it.each(skills)('makes the same %s questions of the same seeds as it has always made', (skill) => {
    expect([version, norm.id]).toEqual([golden.version, golden.norm]);
    expect(digest(madeIn(skill))).toBe(golden.questions[skill]);
  });

  it.each(Object.entries(golden.workbooks))(
    'makes the same workbook of an order’s number as it has always made of those ordered at %s',
    (orderedAt, expected) => {
      const workbooks = seeds.map((seed) =>
        exercisesOf({ seed, orderedAt }).map(({ number, skill, item }) => [number, skill, factsOf(item)]),
      );
      expect(digest(workbooks)).toBe(expected);
    },
  );
});
