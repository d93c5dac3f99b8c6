import type { ComponentType, ReactNode } from 'react';
import type { LandingName } from '#contract/landings.ts';
import { isMadeFor, landingNamed } from '../landings.ts';
import { Boot } from '../shell/boot.tsx';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { WordsProvider } from '../shell/words.tsx';
import { AboutTest } from './about-test.tsx';
import type { LandingData } from './landing.server.ts';
import { Notice } from './notice.tsx';
import { AllDoors } from './tests/all-doors.tsx';

/** What every landing tells the shell: none has the framework's script, each begins with a picture of the night. */
export const handleOf = (landing: LandingName) =>
  ({ route: `landing-${landing}`, scripts: false, header: 'night', landing }) satisfies Handle;

/** What is shown of a test. */
export type Shown = Omit<LandingData, 'words' | 'prefetch'>;

interface Props {
  landing: LandingName;
  shown: LandingData;
  /** For the test that the landing is made for; any other one is shown by what it says of itself. */
  about: ComponentType<Shown>;
  /** The picture of the first view, also before the words of another test. */
  art?: ReactNode;
}

/** A landing: its own composition for its own test, its looks alone for another one. */
export function LandingPage({ landing, shown, about: Own, art }: Props) {
  const { exam } = useExam();
  const { words, prefetch, ...parts } = shown;
  const made = landingNamed(landing);
  const others = parts.tests.filter((test) => test.exam.examId !== exam.examId);
  return (
    <WordsProvider words={words}>
      <Boot prefetch={prefetch} />
      {isMadeFor(made, exam.face.landing) ? <Own {...parts} /> : <AboutTest {...parts} art={art} />}
      {made.of !== 'any' && others.length > 0 && <AllDoors tests={others} />}
      <Notice />
    </WordsProvider>
  );
}
