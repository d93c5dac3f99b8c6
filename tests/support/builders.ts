import type { DataOf } from '#contract/call.ts';
import { saveOrder } from '#contract/orders.ts';
import { questionList, startSitting } from '#contract/sittings.ts';
import type { Browser } from './calls.ts';

export const iq = { examId: 'SUBS-1002', countryCode: 'DE', hl: 'EN' } as const;
export const brain = { ...iq, examId: 'SUBS-1004' } as const;
export const types = { ...iq, examId: 'SUBS-1003' } as const;

/** Which test is taken, in which market and language. */
export type TestWish = { examId: `SUBS-${number}`; countryCode: string; hl: string; consent?: boolean };

/** A sitting begun, with its questions. */
export async function begin(browser: Browser, wish: TestWish = iq): Promise<DataOf<typeof questionList>> {
  const { sittingId } = await browser.data(startSitting, { body: wish });
  return browser.data(questionList, { params: { examId: wish.examId, lang: wish.hl }, query: { sittingId } });
}

/** Which option is taken: one after another, but for scales of five steps and choices of two, where that would be a pattern and no answer. */
export function optionAt(place: number, options: number): number {
  if (options === 5 || options === 2) return Math.floor(Math.abs(Math.sin(15 * place)) * 1000) % options;
  // Steps that meet each option: seven would always be the first of seven.
  return (place * (options % 7 === 0 ? 3 : 7)) % options;
}

/**
 * An answer to each question, always by the same rule. Of a form in stages those that are planned are answered, as by a device
 * without a network.
 */
export function answersTo(
  { questions, stages }: Pick<DataOf<typeof questionList>, 'questions' | 'stages'>,
  sequence = 1,
) {
  return [...questions, ...(stages?.planned ?? [])].map(({ id, place, options }) => ({
    questionId: id,
    choice: optionAt(place, options.length),
    milliseconds: 4_000 + place * 250,
    sequence: sequence + place,
  }));
}

/**
 * Answers by a test's id: which places its questions have, and how many options, is the same in every form and language,
 * but for those of which stages are only chosen.
 */
const answersBy = new Map<string, ReturnType<typeof answersTo>>();

/**
 * A confirmed sitting: an order that waits for a choice of package. Only the first of a test looks at its questions, which
 * are half of the work.
 */
export async function confirm(browser: Browser, wish: TestWish = iq): Promise<string> {
  const { examId, hl, countryCode } = wish;
  let answers = answersBy.get(examId);
  let sittingId: string;
  if (answers) ({ sittingId } = await browser.data(startSitting, { body: wish }));
  else {
    const sitting = await begin(browser, wish);
    sittingId = sitting.sittingId;
    answers = answersTo(sitting);
    if (sitting.stages?.planned.length !== 0) answersBy.set(examId, answers);
  }
  const body = { sittingId, answers, hl, countryCode };
  return (await browser.data(saveOrder, { body })).orderNumber;
}
