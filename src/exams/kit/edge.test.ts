import { describe, expect, it } from 'vitest';
import type { Block } from '#contract/blocks.ts';
import { locales } from '#locale/locales.ts';
import { optionAt } from '#tests/support/builders.ts';
import type { ExamResult } from '../exam.ts';
import { exams } from '../index.ts';

const takenAt = '2026-11-21T10:00:00.000Z';

/** A score at either end of a test and one in its middle, on its own scale. */
const scores: Readonly<Record<string, { ends: readonly [number, number]; middle: number }>> = {
  iq: { ends: [55, 155], middle: 100 },
  eq: { ends: [45, 150], middle: 100 },
  brain: { ends: [10, 90], middle: 50 },
  stress: { ends: [10, 90], middle: 50 },
};

/** What is to be minded about where a score lies. */
const cautionOf = (blocks: readonly Block[] = []): readonly string[] => {
  const reach = blocks.flatMap((block) => (block.block === 'headline' && block.reach ? [block.reach] : []));
  const isAxis = !blocks.some(({ block }) => block === 'headline');
  const notes = blocks.flatMap((block) => (block.block === 'note' && block.caution ? [block.text] : []));
  return isAxis ? notes : reach;
};

describe.each(exams.filter(({ slug }) => Object.hasOwn(scores, slug)))('a score of $slug', (exam) => {
  const answers = exam.questions('edge', 'EN').map(({ id, place, options }) => ({
    questionId: id,
    choice: optionAt(place, options.length),
    milliseconds: 9000,
  }));
  const features = exam.packages.flatMap((one) => one.features);
  const usual = exam.score('edge', answers);
  const at = (value: number): ExamResult =>
    ({ ...usual, score: { ...usual.score, value, low: value - 5, high: value + 5 } }) as ExamResult;
  const { ends, middle } = scores[exam.slug] as (typeof scores)[string];

  it.each(locales)('at an end of the test has the same caution free, as paid for, in %s', (locale) => {
    for (const value of [...ends, middle]) {
      const result = at(value);
      const free = exam.free(result, locale, 'US', []);
      const report = exam.report({ seed: 'edge', answers, result, locale, takenAt, features });
      const said = cautionOf(report.parts[0]?.blocks);
      expect(said).toHaveLength(value === middle ? 0 : 1);
      expect(cautionOf(free.blocks)).toEqual(said);
    }
  });
});
