import type { GivenAnswer, Question } from '#contract/exams.ts';
import { multidimensionalProbabilities } from '#psychometrics/irt/multidimensional-graded.ts';
import type { Exam } from './exam.ts';
import type { GradedTest } from './kit/graded.ts';

/** Where the invented person stands on what a questionnaire measures, in turns: clearly here, hardly there. */
const standing = [1.3, -0.8, 0.5, 1, -1.2, 0.2];

/** Whether the invented person solves a question with a right answer: most of the easy ones, and one in three of the hard ones. */
const solves = (place: number, count: number): boolean =>
  place <= 0.7 * count ? place % 9 !== 0 : place % 3 === 1;

/**
 * Answers that nobody gave, the same each time, which give a clear result: for pages that show a report before anybody has one.
 *
 * @param seed of the form that is answered
 */
export function exampleAnswers(exam: Exam, seed: string): GivenAnswer[] {
  const questions = exam.questions(seed, 'EN');
  return questions.map((question) => {
    const { graded } = exam;
    const { place } = question;
    const choice = graded
      ? chosenBy(graded, question)
      : solvedBy(exam, { seed, question, right: solves(place, questions.length) });
    return { questionId: question.id, choice, milliseconds: 6000 + ((place * 2700) % 11_000) };
  });
}

const one = ({ id }: Question, choice: number): GivenAnswer[] => [
  { questionId: id, choice, milliseconds: 9000 },
];

/** The option that is nearest to what is expected of somebody who stands there. */
function chosenBy({ items, categoriesOf, dimensions }: GradedTest, question: Question): number {
  const abilities = dimensions.map((_, at) => standing[at % standing.length] ?? 0);
  const distances = question.options.map((_, choice) => {
    const categories = categoriesOf(one(question, choice));
    const at = categories.findIndex((category) => category !== null);
    const item = items[at];
    if (!item) return Number.POSITIVE_INFINITY;
    const expected = multidimensionalProbabilities(item.design, abilities).reduce(
      (sum, probability, category) => sum + category * probability,
      0,
    );
    return Math.abs((categories[at] ?? 0) - expected);
  });
  return distances.indexOf(Math.min(...distances));
}

/** The right option, or another. */
function solvedBy(
  exam: Exam,
  { seed, question, right }: { seed: string; question: Question; right: boolean },
) {
  const { options } = question;
  const key = options.findIndex((_, choice) => {
    const result = exam.score(seed, one(question, choice));
    return 'correct' in result && result.correct === 1;
  });
  return right ? key : (key + 1) % options.length;
}
