import type { GivenAnswer } from '#contract/exams.ts';
import type { ReportDocument } from '#contract/report.ts';
import { edition, iq, norm } from '#exams/iq/exam.ts';
import type { Locale } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';

/** How somebody goes about it, apart from how able they are. */
interface Manner {
  /** Share of the first twelve questions missed by somebody who could have solved them. */
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

/** Answers of somebody of an ability, in standard deviations. The same seed gives the same answers. */
export function iqAnswers(seed: string, ability: number, manner: Manner): GivenAnswer[] {
  const random = randomOf(`answers/${seed}`);
  return edition.formOf(seed).map(({ id, place, key }) => {
    const b = norm.items[id]?.b ?? 0;
    const isAble = random.next() < 1 / 6 + 5 / 6 / (1 + Math.exp(-1.3 * (ability - b)));
    const isSolved = isAble && !(place <= 12 && random.next() < manner.careless);
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
}

/** A sitting like no other, by its number: all abilities and manners. */
export function variedAnswers(nth: number): { seed: string; answers: GivenAnswer[] } {
  const seed = `varied ${nth}`;
  const random = randomOf(seed);
  const manner = {
    careless: random.next() < 0.8 ? 0 : 0.6,
    open: random.next() < 0.5 ? 0 : random.next() * 0.7,
    hasty: random.next() < 0.5 ? 0 : random.next() * 0.7,
    first: 4000 + random.next() * 40_000,
    more: (random.next() - 0.3) * 1500,
    jump: random.next() * 3,
  };
  return {
    seed,
    answers: iqAnswers(seed, -2.5 + random.next() * 6, { ...manner, more: Math.max(-120, manner.more) }),
  };
}

export function iqReport(
  { seed, answers }: { seed: string; answers: GivenAnswer[] },
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
