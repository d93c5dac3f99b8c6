import { skuList } from '#contract/catalogue.ts';
import { hostOf } from '../host.server.ts';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { referenceOf } from '../shell/reference.ts';
import { WordsProvider } from '../shell/words.tsx';
import type { Route } from './+types/home';
import { AboutIq } from './about-iq.tsx';
import { AboutTest } from './about-test.tsx';
import { Boot } from './boot.tsx';
import { Notice } from './notice.tsx';

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
  const { exam } = useExam();
  const About = exam.examId === 'SUBS-1002' ? AboutIq : AboutTest;
  return (
    <WordsProvider words={words}>
      <Boot prefetch={prefetch} />
      <About packages={packages} />
      <Notice />
    </WordsProvider>
  );
}
