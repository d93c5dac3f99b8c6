import type { GivenAnswer } from '#contract/exams.ts';
import type { ReportDocument } from '#contract/report.ts';
import { edition, iq, norm } from '#exams/iq/exam.ts';
import { courseText, stageOf } from '#exams/stages.ts';
import type { Locale } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';

/** How somebody goes about it, apart from how able they are. */
interface Manner {
  /** Share of the questions missed that are far below the ability. */
  readonly careless: number;
  /** Share of unsolved questions left open. */
  readonly open: number;
  /** Share of unsolved questions answered in a hurry. */
  readonly hasty: number;
  /** Milliseconds of the first question, and how many more each further one takes. */
  readonly first: number;
  readonly more: number;
  /** How far times jump, as a factor's logarithm. */
  readonly jump: number;
}

/** A sitting: the form's seed with what was chosen of its stages, and what was answered. */
export interface IqSitting {
  readonly seed: string;
  readonly answers: GivenAnswer[];
}

const { sizes } = edition.stages ?? { sizes: [30] };

/** The course on which these places were asked; their first draws stand for themselves, as nearly all are proven. */
const courseOf = (seed: string, placeIds: readonly string[]): string =>
  courseText({
    seed,
    plans: sizes.map((_, at) =>
      at === 0 ? null : placeIds.filter((_, nth) => stageOf({ sizes }, nth + 1) === at + 1).join('.'),
    ),
  });

/**
 * What somebody of an ability, in standard deviations, is asked and answers, stage by stage. The same seed and person give the
 * same.
 */
export function iqSitting(seed: string, ability: number, manner: Manner, person = seed): IqSitting {
  const random = randomOf(`answers/${person}`);
  const met = edition.rehearsal(norm.items)(({ b }) => {
    const isAble = random.next() < 1 / 6 + 5 / 6 / (1 + Math.exp(-1.3 * (ability - b)));
    return isAble && !(b < ability - 1 && random.next() < manner.careless);
  });
  const course = courseOf(
    seed,
    met.map(({ placeId }) => placeId),
  );
  const answers = edition.formOf(course).map(({ id, place, key }, at) => {
    const isSolved = met[at]?.correct === true;
    const isOpen = !isSolved && random.next() < manner.open;
    const isHasty = !isSolved && random.next() < manner.hasty;
    const wrong = (key + 1 + Math.floor(random.next() * 5)) % 6;
    const time = (manner.first + place * manner.more) * Math.exp((random.next() - 0.5) * manner.jump);
    return {
      questionId: id,
      choice: isOpen ? null : isSolved ? key : wrong,
      milliseconds: Math.round(Math.max(500, isHasty ? time / 4 : time)),
    };
  });
  return { seed: course, answers };
}

/**
 * A sitting like no other, by its number: all abilities and manners.
 *
 * @param form whose seed it is of: to make questions takes longer than all else, so that several may share some
 */
export function variedAnswers(nth: number, form = nth): IqSitting {
  const [seed, person] = [`varied ${form}`, `varied ${nth}`];
  const random = randomOf(person);
  const manner = {
    careless: random.next() < 0.8 ? 0 : 0.6,
    open: random.next() < 0.5 ? 0 : random.next() * 0.7,
    hasty: random.next() < 0.5 ? 0 : random.next() * 0.7,
    first: 4400 + random.next() * 40_000,
    more: (random.next() - 0.3) * 1500,
    jump: random.next() * 3,
  };
  return iqSitting(
    seed,
    -2.5 + random.next() * 4.8,
    { ...manner, more: Math.max(-120, manner.more) },
    person,
  );
}

/** The same questions, answered by somebody who is right but where an option, wrongly, repeats what is shown. */
export function familiarAnswers({ seed }: IqSitting): IqSitting {
  const answers = edition.formOf(seed).map((item) => {
    const choices = Array.from({ length: item.optionCount }, (_, choice) => choice);
    const familiar = choices.find((choice) => item.faultOf(choice) === 'repetition');
    return { questionId: item.id, choice: familiar ?? item.key, milliseconds: 9000 };
  });
  return { seed, answers };
}

export function iqReport(
  { seed, answers }: IqSitting,
  locale: Locale = 'EN',
  features: readonly string[] = ['score', 'rank', 'report'],
): ReportDocument {
  return iq.report({
    seed,
    answers,
    result: iq.score(seed, answers),
    locale,
    takenAt: '2026-11-20T10:00:00.000Z',
    features,
  });
}
