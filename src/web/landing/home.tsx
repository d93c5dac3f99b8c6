import { skuList } from '#contract/catalogue.ts';
import { hostOf } from '../host.server.ts';
import type { Handle } from '../shell/handle.ts';
import { referenceOf } from '../shell/reference.ts';
import { WordsProvider } from '../shell/words.tsx';
import type { Route } from './+types/home';
import { Boot } from './boot.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { How } from './how.tsx';
import { Interval } from './interval.tsx';
import { Levels } from './levels.tsx';
import { Measure } from './measure.tsx';
import { Notice } from './notice.tsx';
import { Offer } from './offer.tsx';
import { PageHead } from './page-head.tsx';
import { Questions, Reasons } from './questions.tsx';

export const handle = {
  route: 'landing-home',
  scripts: false,
  header: 'night',
  theme: 'cyan',
} satisfies Handle;

/** What the next two screens need in the browser; fetched when this page is done. */
const next = ['root', 'exam', 'answer/room', 'answer/start', 'answer/question'];

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const skus = await host.call(skuList, { params: { examId, countryCode: market.code, hl: host.locale } });
  return {
    words: host.words(['landing']),
    packages: skus.ok ? skus.data.list : [],
    prefetch: host.chunks(next),
  };
}

export default function LandingHome({ loaderData: { words, packages, prefetch } }: Route.ComponentProps) {
  return (
    <WordsProvider words={words}>
      <PageHead />
      <Boot prefetch={prefetch} />
      <Hero packages={packages} />
      <Measure />
      <How />
      <Levels />
      <Interval />
      <Offer packages={packages} />
      <Reasons />
      <Questions />
      <Closing />
      <Notice />
    </WordsProvider>
  );
}
