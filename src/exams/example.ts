import type { GivenAnswer, Question } from '#contract/exams.ts';
import { multidimensionalProbabilities } from '#psychometrics/irt/multidimensional-graded.ts';
import type { Exam } from './exam.ts';
import type { GradedTest } from './kit/graded.ts';
import { courseText, readCourse } from './stages.ts';

/** Where the invented person stands on what a questionnaire measures, in turns: clearly here, hardly there. */
const standing = [1.3, -0.8, 0.5, 1, -1.2, 0.2];

/** A question, and where it stands in a part whose questions get harder: the whole form, or a stage. */
interface Asked {
  readonly question: Question;
  readonly at: number;
  readonly count: number;
}

/** Whether the invented person solves a question with a right answer: most of the easy ones, and one in three of the hard ones. */
const solves = ({ question: { place }, at, count }: Asked): boolean =>
  at <= 0.7 * count ? place % 9 !== 0 : place % 3 === 1;

/** A sitting that nobody had. */
export interface ExampleSitting {
  /** What its form follows from: of a form in stages, the seed with all that was chosen. */
  readonly seed: string;
  readonly answers: readonly GivenAnswer[];
}

/**
 * A sitting that nobody had, the same each time, which gives a clear result: for pages that show a report before anybody has one.
 * Stages are chosen as they are for nearly everybody, so that its score is as precise as theirs.
 *
 * @param seed of the form that is answered
 */
export function exampleSitting(exam: Exam, seed: string): ExampleSitting {
  const sizes = exam.stages?.sizes ?? [exam.questionCount];
  return sizes.reduce<ExampleSitting>(
    (before, _, stage) => {
      const course = stage === 0 ? seed : chosenAfter(exam, before, stage);
      const first = before.answers.length;
      const asked = exam.questions(course, 'EN').slice(first, first + (sizes[stage] ?? 0));
      const answers = asked.map((question, at) =>
        answerTo(exam, course, { question, at: at + 1, count: asked.length }),
      );
      return { seed: course, answers: [...before.answers, ...answers] };
    },
    { seed, answers: [] },
  );
}

/** The course with one stage more, chosen by the answers before it. */
function chosenAfter({ stages }: Exam, { seed: course, answers }: ExampleSitting, before: number): string {
  const { seed, plans } = readCourse(course);
  const plan = stages?.choose({ seed, plans }, { number: before + 1, answers }) ?? null;
  return courseText({ seed, plans: [...Array.from({ length: before }, (_, at) => plans[at] ?? null), plan] });
}

function answerTo(exam: Exam, seed: string, asked: Asked): GivenAnswer {
  const { graded } = exam;
  const { question } = asked;
  const choice = graded
    ? chosenBy(graded, question)
    : solvedBy(exam, { seed, question, right: solves(asked) });
  return { questionId: question.id, choice, milliseconds: 6000 + ((question.place * 2700) % 11_000) };
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
