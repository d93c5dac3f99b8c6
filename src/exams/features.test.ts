import { describe, expect, it } from 'vitest';
import { tinyExam } from '#tests/support/tiny/exam.ts';
import { isFreeWithAccount, isInReport, opensReport, shapeOf, testsOpenedBy } from './features.ts';
import { addExam, exams, findExam, findVersion } from './index.ts';

describe('the features of the tests', () => {
  it.each(exams.map((exam) => ({ id: exam.id, exam })))(
    'of $id are all declared, and mean one thing',
    ({ exam }) => {
      const held = [...exam.packages, ...(exam.extra ? [exam.extra] : [])].flatMap(
        ({ features }) => features,
      );
      expect(new Set(held)).toEqual(new Set(Object.keys(exam.features)));
      for (const feature of held) expect(shapeOf(feature)).toEqual(exam.features[feature]);
      for (const { features } of exam.packages) expect(opensReport(features)).toBe(true);
      expect(testsOpenedBy(exam.extra?.features ?? [])).toEqual(exam.extra ? [exam.slug] : []);
    },
  );

  it('are told by what they were declared to be, not by their names', () => {
    expect(opensReport(['brain-test', 'certificate', 'a-report'])).toBe(false);
    expect(['report', 'answers', 'certificate', 'eq-test', 'membership'].filter(isInReport)).toEqual([
      'report',
      'answers',
    ]);
    expect(testsOpenedBy(['score', 'brain-test', 'eq-test', 'no-test'])).toEqual(['brain', 'eq']);
  });

  it('say which tests an account opens whole: work stress, but of career interests only a part', () => {
    const free = exams.filter(isFreeWithAccount).map(({ slug }) => slug);
    expect(free).toContain('stress');
    expect(free).not.toContain('career');
    expect(free).not.toContain('iq');
  });
});

describe('a test that is added', () => {
  it('is known until it is taken out again', () => {
    const remove = addExam(tinyExam);
    expect(findExam('SUBS-9001')).toBe(tinyExam);
    expect(findVersion('SUBS-9001', 'tiny-1', 'tiny-design')).toBe(tinyExam);
    expect(opensReport(['weather-report'])).toBe(true);
    expect(() => addExam(tinyExam)).toThrow(RangeError);
    remove();
    expect(findExam('SUBS-9001')).toBeUndefined();
    expect(opensReport(['weather-report'])).toBe(false);
  });
});
