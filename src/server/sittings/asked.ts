import type { GivenAnswer, Question } from '#contract/exams.ts';
import { closedBy, readCourse, type StagedForm, stageOf } from '#exams/stages.ts';
import type { Locale, Variety } from '#locale/locales.ts';
import type { QuestionsOf } from './form.ts';
import { givenPlansOf, isBeingChosen, openedOf } from './stages.ts';
import { examOf, type Sitting, seedOf } from './store.ts';

interface AskedQuestion {
  readonly question: Question;
  readonly stage: number;
  readonly closedBy: number;
  readonly planned: boolean;
}

const standing = (form: StagedForm, question: Question, planned: boolean): AskedQuestion => ({
  question,
  stage: stageOf(form, question.place),
  closedBy: closedBy(form, question.place),
  planned,
});

/** The planned questions of a staged sitting that its device holds. */
function plannedOf(sitting: Sitting, form: StagedForm, questionsOf: QuestionsOf, locale: Variety) {
  const all = questionsOf({ ...sitting, stages: null }, locale);
  return all
    .map((question) => standing(form, question, true))
    .filter(({ stage }) => form.planned || stage === 1);
}

/** Every question that the device may have asked: all of a fixed form; of one in stages those that were ever given. */
export function askedOf(sitting: Sitting, questionsOf: QuestionsOf): AskedQuestion[] {
  const form = examOf(sitting).stages;
  const locale: Locale = sitting.locale;
  if (!form) {
    return questionsOf(sitting, locale).map((question) => ({
      question,
      stage: 1,
      closedBy: 2,
      planned: true,
    }));
  }
  const plans = givenPlansOf(sitting.stages);
  const given = questionsOf(
    { ...sitting, stages: plans.map((plan) => (plan === null ? { planned: true } : { plan })) },
    locale,
  );
  const chosen = given
    .map((question) => standing(form, question, false))
    .filter(({ stage }) => (plans[stage - 1] ?? null) !== null);
  return [...plannedOf(sitting, form, questionsOf, locale), ...chosen];
}

/** What a device is given of a sitting's form: of a staged one, the stages that were opened, and what is planned after them. */
export function shownOf(sitting: Sitting, questionsOf: QuestionsOf, locale: Variety) {
  const form = examOf(sitting).stages;
  const questions = questionsOf(sitting, locale);
  if (!form) return { questions };
  const opened = openedOf(sitting.stages).filter((stage) => !isBeingChosen(stage));
  const last = opened.length;
  return {
    questions: questions.filter(({ place }) => stageOf(form, place) <= last),
    stages: {
      sizes: [...form.sizes],
      ahead: form.ahead ?? 0,
      opened: Math.min(last, form.sizes.length),
      planned: plannedOf(sitting, form, questionsOf, locale)
        .filter(({ stage }) => stage > last || (stage === last && !opened[last - 1]?.planned))
        .map(({ question }) => question),
    },
  };
}

/** What is told of the stages that are closed, where the test says at once what was right. */
export function explainedOf(sitting: Sitting, answers: readonly GivenAnswer[], locale: Variety) {
  const form = examOf(sitting).stages;
  if (!form?.explain) return {};
  const course = readCourse(seedOf(sitting));
  const closed = openedOf(sitting.stages).slice(1);
  return {
    explained: closed.flatMap((_, at) => form.explain?.(course, { number: at + 1, answers }, locale) ?? []),
  };
}
