import { describe, expect, it } from 'vitest';
import type { Question } from '#contract/exams.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { testWording } from '#tests/support/wording.ts';
import { axisWords } from './brain/axis/words/index.ts';
import { pagesWords } from './brain/pages/words/index.ts';
import { brainWords } from './brain/words/index.ts';
import { careerWords } from './career/words/index.ts';
import { occupationWords } from './career/words/occupations.ts';
import { eqWords } from './eq/words/index.ts';
import { exams } from './index.ts';
import { iqWords } from './iq/words/index.ts';
import { iqReportWords } from './iq/words/report/index.ts';
import { becauseWords } from './kit/because/words/index.ts';
import { earlierWords } from './kit/earlier/words/index.ts';
import { ladderWords } from './kit/ladder/words/index.ts';
import { methodsWords } from './practice/methods.ts';
import { practiceWords } from './practice/words/index.ts';
import { stressWords } from './stress/words/index.ts';
import { subconsciousWords } from './subconscious/words/index.ts';
import { typesWords } from './types/words/index.ts';

const seed = 'a form for every pack';

testWording('the IQ test', iqWords);
testWording('the report of the IQ test', iqReportWords.fourFamilies);
testWording('the report of the IQ test in stages', iqReportWords.inStages);
testWording('the left/right brain test', brainWords);
testWording('the report of the left/right brain test', pagesWords);
testWording('the subconscious test', subconsciousWords);
testWording('the sixteen types', typesWords);
testWording('the axis of the left/right brain test', axisWords);
testWording('the EQ test', eqWords);
testWording('practice', practiceWords);
testWording('how practice works', methodsWords);
testWording('the work-stress test', stressWords);
testWording('the career interests test', careerWords);
testWording('the occupations', occupationWords);
testWording('the ladder', ladderWords);
testWording('an earlier result', earlierWords);
testWording('what a claim rests on', becauseWords);

describe.each(exams.map((exam) => ({ exam, id: exam.id })))('the questions of $id', ({ exam }) => {
  const shape = (questions: readonly Question[]) =>
    questions.map(({ id, place, kind, options }) => [id, place, kind, options.length]);

  it('are the same, in the same order, with the same options in every language', () => {
    const english = shape(exam.questions(seed, 'EN'));
    expect(english).toHaveLength(exam.questionCount);
    for (const locale of locales) expect(shape(exam.questions(seed, locale))).toEqual(english);
  });

  it('are scored alike whatever the language was: the facts know none', () => {
    const answersIn = (locale: Locale) =>
      exam
        .questions(seed, locale)
        .map(({ id, place }) => ({ questionId: id, choice: place % 2, milliseconds: 9000 }));
    const answers = answersIn('JA');
    expect(exam.score(seed, answers)).toEqual(exam.score(seed, answersIn('EN')));
    expect(JSON.stringify(exam.score(seed, answers))).not.toMatch(/[^\x20-\x7e]/);
  });
});
