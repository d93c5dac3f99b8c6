import { describe, expect, it } from 'vitest';
import { block } from '#contract/blocks.ts';
import { locales } from '#locale/locales.ts';
import { exercisesOf, workbookParts, workbookSizes } from './workbook.ts';

describe('a workbook', () => {
  it('holds forty questions, skill by skill, and every solution says which answer and why', () => {
    const exercises = exercisesOf('a buyer');
    expect(exercises.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    for (const [skill, size] of Object.entries(workbookSizes))
      expect(exercises.filter((one) => one.skill === skill)).toHaveLength(size);
    for (const locale of locales) {
      const [questions, solutions] = workbookParts('a buyer', locale);
      for (const one of [...(questions?.blocks ?? []), ...(solutions?.blocks ?? [])]) block.parse(one);
      const facts = solutions?.blocks.at(-1);
      const rows = facts?.block === 'facts' ? facts.rows : [];
      expect(rows).toHaveLength(40);
      for (const [at, { label, value }] of rows.entries()) {
        expect(label).toContain(String((exercises[at]?.item.key ?? 0) + 1));
        expect(value.length, `${locale} ${at + 1}`).toBeGreaterThan(8);
      }
    }
  });

  it('is another for another buyer', () => {
    const asked = (seed: string) => exercisesOf(seed).map(({ item }) => item.show('EN').prompt);
    expect(asked('one')).not.toEqual(asked('two'));
  });
});
