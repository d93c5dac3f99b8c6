import { describe, expect, it } from 'vitest';
import { block } from '#contract/blocks.ts';
import { locales } from '#locale/locales.ts';
import { exercisesOf } from './exercises.ts';
import { workbookParts } from './workbook.ts';

describe('a workbook', () => {
  it.each([
    { orderedAt: '2026-11-30T00:00:00.000Z', sizes: { numerical: 13, verbal: 14, logical: 13 } },
    { orderedAt: '2026-12-01T00:00:00.000Z', sizes: { numerical: 12, verbal: 16, logical: 12 } },
  ])(
    'holds forty questions, skill by skill, and every solution says which answer and why ($orderedAt)',
    ({ orderedAt, sizes }) => {
      const exercises = exercisesOf({ seed: 'a buyer', orderedAt });
      expect(exercises.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
      for (const [skill, size] of Object.entries(sizes))
        expect(exercises.filter((one) => one.skill === skill)).toHaveLength(size);
      for (const locale of locales) {
        const [questions, solutions] = workbookParts({ seed: 'a buyer', orderedAt }, locale);
        for (const one of [...(questions?.blocks ?? []), ...(solutions?.blocks ?? [])]) block.parse(one);
        const last = solutions?.blocks.at(-1);
        if (last?.block !== 'solutions') throw new Error('No solutions.');
        expect(last.items).toHaveLength(40);
        for (const [at, { number, answer, why }] of last.items.entries()) {
          expect(number).toBe(at + 1);
          expect(answer).toContain(String((exercises[at]?.item.key ?? 0) + 1));
          expect(why.length, `${locale} ${at + 1}`).toBeGreaterThan(8);
        }
        // Each question has its own at hand, and each solution names the part that it leads back to.
        const asked = questions?.blocks.flatMap((one) => (one.block === 'exercises' ? one.items : [])) ?? [];
        expect(asked.map(({ number, solution }) => ({ number, ...solution }))).toEqual(last.items);
        expect(last.part).toBe(questions?.id);
      }
    },
  );

  it('is another for another buyer', () => {
    const asked = (seed: string) =>
      exercisesOf({ seed, orderedAt: '2026-12-01T00:00:00.000Z' }).map(({ item }) => item.show('EN'));
    expect(asked('one')).not.toEqual(asked('two'));
  });
});
