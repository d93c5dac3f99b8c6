import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';

export const handle = { route: 'landing-home', scripts: false } satisfies Handle;

export default function LandingHome() {
  const { exam } = useExam();
  const address = useAddress();
  return (
    <section className="wrap section">
      <h1>{exam.name}</h1>
      <a className="button" href={address('/answer/start')}>
        Start
      </a>
    </section>
  );
}
