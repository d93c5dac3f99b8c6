import { examInfo, type ScaleQuestion } from '#contract/exams.ts';
import { hostOf } from '../host.server.ts';
import type { Visit } from '../shell/onward.server.ts';
import { referenceOf } from '../shell/reference.ts';

/** The answer that was given on a landing. */
export interface FirstAnswer {
  readonly question: ScaleQuestion;
  /** Which of the options, from 0. */
  readonly choice: number;
}

/** The answer that the address brings along to the first question; none where it names no option of one that may be answered so. */
export async function firstAnswerOf({ params, request, context }: Visit): Promise<FirstAnswer | undefined> {
  const named = new URL(request.url).searchParams.get('first');
  if (named === null) return undefined;
  const host = hostOf(context);
  const { examId } = referenceOf(params);
  const info = await host.call(examInfo, { params: { id: examId }, query: { hl: host.locale } });
  const question = info.ok ? info.data.opening : undefined;
  const choice = question?.options.findIndex((_, at) => String(at + 1) === named) ?? -1;
  return question && choice >= 0 ? { question, choice } : undefined;
}
