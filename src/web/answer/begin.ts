import { startSitting } from '#contract/sittings.ts';
import type { Host } from '../host.ts';
import { addressOf } from '../shell/addresses.ts';
import { problemOf } from '../ui/problem.ts';

interface Wish {
  host: Host;
  examId: `SUBS-${number}`;
  market: string;
  consent: boolean;
  /** The start screen's own address. */
  url: URL;
}

/** Begins a sitting and says where its first question is, or why there is none. */
export async function begin({ host, examId, market, consent, url }: Wish) {
  const started = await host.call(startSitting, {
    body: { examId, hl: host.locale, countryCode: market, ...(consent && { consent }) },
  });
  if (!started.ok) return { problem: problemOf(started) };
  const query = { hl: host.locale, sittingId: started.data.sittingId };
  return { to: addressOf('/answer/question', `${market}-${examId}`, query, url.searchParams) };
}
