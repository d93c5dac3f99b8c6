import { landingNames } from '#contract/landings.ts';
import { startSitting } from '#contract/sittings.ts';
import { hostOf } from '../host.server.ts';
import { onward, type Visit } from '../shell/onward.server.ts';
import { type Problem, problemOf } from '../shell/problem.ts';
import { referenceOf } from '../shell/reference.ts';

/**
 * Begins a sitting.
 *
 * @returns why there is none
 * @throws a redirect to its first question
 */
export async function begin(visit: Visit, consent: boolean): Promise<{ problem: Problem }> {
  const host = hostOf(visit.context);
  const { examId, market } = referenceOf(visit.params);
  const named = new URL(visit.request.url).searchParams.get('landing');
  const landing = landingNames.find((name) => name === named);
  const started = await host.call(startSitting, {
    body: {
      examId,
      hl: host.locale,
      countryCode: market.code,
      ...(consent && { consent }),
      ...(landing && { landing }),
    },
  });
  if (!started.ok) return { problem: problemOf(started) };
  throw onward(visit, '/answer/question', { sittingId: started.data.sittingId });
}
