import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { exampleSitting } from './example.ts';
import { exams } from './index.ts';
import { readCourse } from './stages.ts';

const sat = exams.filter(({ course }) => !course);

describe.each(sat.map((exam) => [exam.slug, exam] as const))('the example of %s', (_, exam) => {
  const { seed, answers } = exampleSitting(exam, 'an example');

  it('answers every question, the same each time, as somebody who means it', () => {
    expect(answers).toHaveLength(exam.questionCount);
    expect(exampleSitting(exam, 'an example')).toEqual({ seed, answers });
    expect(exam.usability(seed, answers).usability).toBe('usable');
    expect(exam.score(seed, answers)).not.toHaveProperty('doubtful');
  });

  // The landing says how precise a score is beside pages of the report of one.
  it('has every stage chosen, so that its score is as precise as the test says', () => {
    const { score } = exam.score(seed, answers);
    const { plans } = readCourse(seed);
    expect(plans.slice(1)).toHaveLength((exam.stages?.sizes.length ?? 1) - 1);
    expect(plans.slice(1)).not.toContain(null);
    const told = exam.precision?.('EN');
    if (!exam.stages || !score || !told) return;
    expect(score.high - score.low).toBeLessThanOrEqual(told.high - told.low + 1);
    expect(Math.abs(score.value - told.scale.mean)).toBeLessThan(told.scale.deviation);
  });

  it('comes to a result that can be told in each language', () => {
    const result = exam.score(seed, answers);
    for (const locale of locales)
      expect(JSON.stringify(exam.free(result, locale)).length).toBeGreaterThan(200);
  });
});
