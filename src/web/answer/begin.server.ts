import { landingNames } from '#contract/landings.ts';
import { shareKey } from '#contract/shares.ts';
import { saveAnswers, startSitting } from '#contract/sittings.ts';
import { hostOf } from '../host.server.ts';
import { onward, type Visit } from '../shell/onward.server.ts';
import { type Problem, problemOf } from '../shell/problem.ts';
import { referenceOf } from '../shell/reference.ts';
import { firstAnswerOf } from './first-answer.server.ts';

/**
 * Begins a sitting.
 *
 * @param pace of a practice set, where the clock was chosen
 *
 * @returns why there is none
 * @throws a redirect to its first question
 */
export async function begin(
  visit: Visit,
  { consent, pace }: { consent: boolean; pace: string | undefined },
): Promise<{ problem: Problem }> {
  const host = hostOf(visit.context);
  const { examId, market } = referenceOf(visit.params);
  const { searchParams: told } = new URL(visit.request.url);
  const landing = landingNames.find((name) => name === told.get('landing'));
  const invitation = shareKey.safeParse(told.get('invitation')).data;
  const started = await host.call(startSitting, {
    body: {
      examId,
      hl: host.locale,
      countryCode: market.code,
      ...(consent && { consent }),
      ...(landing && { landing }),
      ...(invitation && { invitation }),
    },
  });
  if (!started.ok) return { problem: problemOf(started) };
  const { sittingId } = started.data;
  const first = await firstAnswerOf(visit);
  if (first) {
    // Nobody measured its time. An answer that could not be kept is asked for again, as question 1.
    const answer = { questionId: first.question.id, choice: first.choice, milliseconds: 0, sequence: 1 };
    await host.call(saveAnswers, { body: { sittingId, answers: [answer] } });
  }
  throw onward(visit, '/answer/question', { sittingId, pace });
}
