import type { ExamAmongOthers, ExamSummary } from '#contract/exams.ts';
import type { ExamId } from '#contract/fields.ts';
import type { Exam, OpenTypes } from '#exams/exam.ts';
import { goodsOf, isFreeWithAccount } from '#exams/features.ts';
import { exams, findExam } from '#exams/index.ts';
import { leastAnswers } from '#exams/usability.ts';
import { sensitiveAge } from '#locale/ages.ts';
import { listed } from '#locale/list.ts';
import type { Variety } from '#locale/locales.ts';
import { Refusal } from '#server/platform/errors.ts';

type Category = Exam['category'];

const categories: readonly Category[] = [
  'intelligence',
  'personality',
  'emotion',
  'professional',
  'practice',
];

/** @throws Refusal `unknownExam` */
export function knownExam(id: ExamId): Exam {
  const exam = findExam(id);
  if (!exam) throw new Refusal('unknownExam');
  return exam;
}

/** @throws Refusal `unknownExam` where there is no such test, or one that tells no types */
export function knownTypes(id: ExamId): OpenTypes {
  const { types } = knownExam(id);
  if (!types) throw new Refusal('unknownExam');
  return types;
}

/** A test as it is shown in a list of several. */
export const amongOthers = (exam: Exam, locale: Variety): ExamAmongOthers => ({
  face: { landing: exam.face.landing, emblem: exam.face.emblem },
  questionCount: exam.questionCount,
  minutes: exam.minutes,
  goods: goodsOf(exam),
  ...freeOf(exam, locale),
});

function freeOf(exam: Exam, locale: Variety): Pick<ExamAmongOthers, 'freeWithAccount' | 'beyondAccount'> {
  if (!exam.freeWithAccount?.length) return {};
  if (isFreeWithAccount(exam)) return { freeWithAccount: 'whole' };
  return { freeWithAccount: 'part', beyondAccount: beyondAccount(exam, locale) };
}

/** The names of what a test's packages hold beyond what an account opens. */
export function beyondAccount(exam: Exam, locale: Variety): string {
  const free = exam.freeWithAccount ?? [];
  const beyond = new Set(
    exam.packages.flatMap(({ features }) => features).filter((one) => !free.includes(one)),
  );
  const { features } = exam.offer(locale);
  return listed(
    locale,
    [...beyond].map((one) => features[one]?.name ?? one),
  );
}

/** @param market by whose law a consent names an age; as where no law names one, without it */
export function summaryOf(exam: Exam, locale: Variety, market = 'XX'): ExamSummary {
  return {
    examId: exam.id,
    name: exam.name(locale),
    ...amongOthers(exam, locale),
    optionCount: exam.optionCount,
    ...(exam.fewestOptions && { fewestOptions: exam.fewestOptions }),
    leastAnswers: leastAnswers(exam.questionCount),
    openIsWrong: exam.openIsWrong === true,
    several: exam.packages.length > 1,
    needsConsent: exam.sensitive,
    about: exam.about(locale),
    ...(exam.review && { review: exam.review(locale) }),
    ...(exam.consent && { consent: agedIn(market, exam.consent(locale)) }),
  };
}

const agedIn = (market: string, consent: NonNullable<ExamSummary['consent']>) => ({
  ...consent,
  agree: consent.agree.replace('{age}', String(sensitiveAge(market))),
});

/** The registered tests by kind; a kind without any is left out. */
export function examsByCategory(locale: Variety): { key: Category; exams: ExamSummary[] }[] {
  return categories
    .map((key) => ({
      key,
      exams: exams.filter((exam) => exam.category === key).map((exam) => summaryOf(exam, locale)),
    }))
    .filter((category) => category.exams.length > 0);
}
