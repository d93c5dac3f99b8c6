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

/** Steps through the options that meet each of them: seven steps would always be the first of seven. */
const strideOf = (options: number): number => (options % 7 === 0 ? 3 : 7);

/** An answer to each question, always by the same rule. */
export function answersTo({ questions }: Pick<DataOf<typeof questionList>, 'questions'>, sequence = 1) {
  return questions.map(({ id, place, options }) => ({
    questionId: id,
    choice: (place * strideOf(options.length)) % options.length,
    milliseconds: 4_000 + place * 250,
    sequence: sequence + place,
  }));
}

/** A confirmed sitting: an order that waits for a choice of package. */
export async function confirm(browser: Browser, wish: TestWish = iq): Promise<string> {
  const { hl, countryCode } = wish;
  const sitting = await begin(browser, wish);
  const { orderNumber } = await browser.data(saveOrder, {
    body: { sittingId: sitting.sittingId, answers: answersTo(sitting), hl, countryCode },
  });
  return orderNumber;
}
