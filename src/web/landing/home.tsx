import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { WordsProvider } from '../shell/words.tsx';
import type { Route } from './+types/home';
import { AboutIq } from './about-iq.tsx';
import { AboutTest } from './about-test.tsx';
import { Boot } from './boot.tsx';
import { loadLanding } from './landing.server.ts';
import { Notice } from './notice.tsx';

export const handle = {
  route: 'landing-home',
  scripts: false,
  header: 'night',
  theme: 'cyan',
} satisfies Handle;

export const loader = (visit: Route.LoaderArgs) => loadLanding(visit, ['landing']);

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
