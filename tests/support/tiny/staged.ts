import type { GivenAnswer, Question } from '#contract/exams.ts';
import { answersByQuestion } from '#exams/answers.ts';
import type { Exam } from '#exams/exam.ts';
import { courseText, readCourse, type StagedForm, stageOf } from '#exams/stages.ts';
import type { Variety } from '#locale/locales.ts';
import { tinyExam } from './exam.ts';
import { tinyWords } from './words.ts';

type TinyResult = ReturnType<typeof tinyExam.score>;

const sizes = [2, 2, 2];

/** `p3` planned; `u3` and `d3` chosen, up or down. */
const idsOf = (text: string): string[] => {
  const { plans } = readCourse(text);
  return [1, 2, 3, 4, 5, 6].map((place) => `${plans[stageOf({ sizes }, place) - 1] ?? 'p'}${place}`);
};

const formOf = (text: string) => idsOf(text).map((id) => ({ id, optionCount: 2 }));

const stages = {
  sizes,
  planned: true,
  choose(course, { answers }) {
    const given = answersByQuestion(formOf(courseText(course)), answers);
    const second = [...given.values()].filter(({ choice }) => choice === 1);
    return second.length > given.size / 2 ? 'u' : 'd';
  },
} satisfies StagedForm;

const { extra: _, ...unsold } = tinyExam;

/** Six statements in three stages of two: up for whoever says the second option more often than the first, else down. */
export const stagedExam: Exam<TinyResult> = {
  ...unsold,
  id: 'SUBS-9003',
  slug: 'weather-in-stages',
  version: 'staged-1',
  packages: [],
  features: {},
  stages,
  questions: (text, locale) => idsOf(text).map((id, at) => questionOf(id, at + 1, locale)),
  score(text, answers) {
    const given = answersByQuestion(formOf(text), answers);
    const as = tinyExam.score('', []);
    return {
      ...as,
      examId: 'SUBS-9003',
      packVersion: 'staged-1',
      themes: idsOf(text).map((id) => 50 * ((given.get(id)?.choice ?? 0) + 1)),
    };
  },
  usability: () => ({ usability: 'usable', reasons: [] }),
};

/** The same, without a network of its own: nothing planned is given, and each closed stage is explained. */
export const explainedExam: Exam<TinyResult> = {
  ...stagedExam,
  id: 'SUBS-9004',
  slug: 'weather-explained',
  stages: {
    ...stages,
    planned: false,
    explain: (course, { number, answers }, locale) =>
      idsOf(courseText(course)).flatMap((id, at) =>
        stageOf({ sizes }, at + 1) === number ? [explained(id, at, answers, locale)] : [],
      ),
  },
};

const explained = (questionId: string, at: number, answers: readonly GivenAnswer[], locale: Variety) => ({
  questionId,
  choice: answers.find((answer) => answer.questionId === questionId)?.choice ?? null,
  correct: 1,
  why: tinyWords[locale].themes[at] ?? '',
});

const questionOf = (id: string, place: number, locale: Variety): Question => ({
  id,
  place,
  kind: 'statements',
  prompt: `${id} ${tinyWords[locale].themes[place - 1]}`,
  options: [...tinyWords[locale].poles],
});
