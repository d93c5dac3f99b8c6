import type { RouterContextProvider } from 'react-router';
import { skuList } from '#contract/catalogue.ts';
import type { Room } from '#words/words.ts';
import { hostOf } from '../host.server.ts';
import { referenceOf } from '../shell/reference.ts';

/** What the next two screens need in the browser; fetched when a landing is done. */
const next = ['root', 'exam', 'answer/room', 'answer/start', 'answer/question'];

interface Visit {
  params: { ref: string };
  context: Readonly<RouterContextProvider>;
}

/** What every landing is made of: its words, the packages with this market's prices, and what to fetch afterwards. */
export async function loadLanding<R extends Room>({ params, context }: Visit, rooms: readonly R[]) {
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const skus = await host.call(skuList, { params: { examId, countryCode: market.code, hl: host.locale } });
  return {
    words: host.words(rooms),
    packages: skus.ok ? skus.data.list : [],
    prefetch: host.chunks(next),
  };
}
