import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { WordsProvider } from '../shell/words.tsx';
import type { Route } from './+types/universe';
import { AboutGates } from './about-gates.tsx';
import { AboutTest } from './about-test.tsx';
import { Boot } from './boot.tsx';
import { loadLanding } from './landing.server.ts';
import { Notice } from './notice.tsx';

export const handle = {
  route: 'landing-universe',
  scripts: false,
  header: 'night',
  theme: 'universe',
} satisfies Handle;

export const loader = (visit: Route.LoaderArgs) => loadLanding(visit, ['landing', 'universe']);

export default function LandingUniverse({ loaderData }: Route.ComponentProps) {
  const { words, packages, prefetch } = loaderData;
  const { exam } = useExam();
  const About = exam.examId === 'SUBS-1001' ? AboutGates : AboutTest;
  return (
    <WordsProvider words={words}>
      <Boot prefetch={prefetch} />
      <About packages={packages} />
      <Notice />
    </WordsProvider>
  );
}
