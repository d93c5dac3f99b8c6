import type { RouterContextProvider } from 'react-router';
import { type Sku, skuList } from '#contract/catalogue.ts';
import {
  type CharacterFace,
  examCategories,
  examInfo,
  type GateFace,
  type Question,
  type ScaleQuestion,
  type ScoreFace,
} from '#contract/exams.ts';
import type { CountrySample } from '#contract/figures.ts';
import type { RoomTexts } from '#words/room-texts.ts';
import { unbrokenIn } from '#words/unbroken.ts';
import type { Namespace } from '#words/words.ts';
import { hostOf } from '../host.server.ts';
import { referenceOf } from '../shell/reference.ts';
import { type Test, withPrices } from './tests/doors.server.ts';

/** What the next two screens need in the browser; fetched when a landing is done. */
export const next: readonly string[] = [
  'root',
  'exam',
  'answer/room',
  'answer/start',
  'answer/sitting',
  'answer/question',
];

interface Visit {
  params: { ref: string };
  context: Readonly<RouterContextProvider>;
}

export interface LandingData {
  words: RoomTexts;
  /** With this market's prices. */
  packages: readonly Sku[];
  scores: ScoreFace | undefined;
  gates: readonly GateFace[] | undefined;
  characters: readonly CharacterFace[] | undefined;
  sample: Question | undefined;
  /** May be answered at once. */
  opening: ScaleQuestion | undefined;
  /** Where enough people took the test. */
  countries: readonly CountrySample[];
  /** Every test there is, for the doors at the foot. */
  tests: readonly Test[];
  /** To be fetched afterwards. */
  prefetch: readonly string[];
}

/** What every landing is made of: its words, the packages, and the face of the test. */
export async function loadLanding(
  { params, context }: Visit,
  rooms: readonly Namespace[],
): Promise<LandingData> {
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const [skus, info, kinds] = await Promise.all([
    host.call(skuList, { params: { examId, countryCode: market.code, hl: host.locale } }),
    host.call(examInfo, { params: { id: examId }, query: { hl: host.locale } }),
    host.call(examCategories, { query: { hl: host.locale } }),
  ]);
  return {
    words: host.words([...rooms, 'tests', 'way', 'sample']),
    packages: skus.ok ? unbrokenIn(skus.data.list) : [],
    scores: info.ok ? info.data.scores : undefined,
    gates: info.ok ? info.data.gates : undefined,
    characters: info.ok ? info.data.characters : undefined,
    sample: info.ok ? info.data.sample : undefined,
    opening: info.ok ? info.data.opening : undefined,
    countries: info.ok ? (info.data.countries ?? []) : [],
    tests: kinds.ok
      ? await withPrices(
          host,
          kinds.data.flatMap(({ exams }) => exams),
          market.code,
        )
      : [],
    prefetch: host.chunks(next),
  };
}
