import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { exampleAnswers } from './example.ts';
import { exams } from './index.ts';

const sat = exams.filter(({ course }) => !course);

describe.each(sat.map((exam) => [exam.slug, exam] as const))('the example of %s', (_, exam) => {
  const answers = exampleAnswers(exam, 'an example');

  it('answers every question, the same each time, as somebody who means it', () => {
    expect(answers).toHaveLength(exam.questionCount);
    expect(exampleAnswers(exam, 'an example')).toEqual(answers);
    expect(exam.usability('an example', answers).usability).toBe('usable');
    expect(exam.score('an example', answers)).not.toHaveProperty('doubtful');
  });

  it('comes to a result that can be told in each language', () => {
    const result = exam.score('an example', answers);
    for (const locale of locales)
      expect(JSON.stringify(exam.free(result, locale)).length).toBeGreaterThan(200);
  });
});
