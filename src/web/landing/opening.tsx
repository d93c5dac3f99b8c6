import type { ScaleQuestion } from '#contract/exams.ts';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useHandle } from '../shell/handle.ts';
import { useWords } from '../shell/words.tsx';
import { Moon } from '../ui/moon.tsx';
import styles from './opening.module.css';

/** The first question of the test, answered by a link: the answer comes along to the start screen, with no script. */
export function Opening({ question }: { question: ScaleQuestion }) {
  const t = useWords('landing.opening');
  const { exam } = useExam();
  const address = useAddress();
  const landing = useHandle()?.landing;
  const { prompt, options } = question;
  return (
    <section className={styles.opening} aria-labelledby="opening" aria-describedby="opening-note">
      <p id="opening" className={styles.prompt}>
        {prompt}
      </p>
      <ul className={styles.steps} role="list">
        {options.map((step, at) => (
          <li key={step}>
            <a
              href={address('/answer/start', { landing, first: String(at + 1) })}
              aria-label={step}
              title={step}
              rel="nofollow"
            >
              <Moon step={at} of={options.length} className={styles.moon} />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.ends} aria-hidden="true">
        <span>{options[0]}</span>
        <span>{options.at(-1)}</span>
      </p>
      <p id="opening-note" className={styles.note}>
        {t('note', { count: exam.questionCount })}
      </p>
    </section>
  );
}
