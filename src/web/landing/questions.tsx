import { useWords } from '../shell/words.tsx';
import styles from './offer.module.css';
import { AskedHere } from './structured.tsx';

interface Said {
  title: string;
  text: string;
}

/** Why one can rely on it, in a few sentences. */
export function Reasons({ reasons }: { reasons: readonly Said[] }) {
  const t = useWords('landing.why');
  return (
    <section className={`section wrap ${styles.why}`} aria-labelledby="why">
      <h2 id="why">{t('title')}</h2>
      <div className={styles.reasons}>
        {reasons.map(({ title, text }) => (
          <p key={title}>
            <strong className="display">{title}</strong> <span className="soft">{text}</span>
          </p>
        ))}
      </div>
    </section>
  );
}

/** What people ask, each answer under its question. */
export function Questions({ title, asked }: { title: string; asked: readonly Said[] }) {
  return (
    <section className={`section wrap ${styles.why} ${styles.asked}`} aria-labelledby="asked">
      <h2 id="asked">{title}</h2>
      <AskedHere asked={asked} />
      <div className={styles.questions}>
        {asked.map((question) => (
          <details key={question.title} className="unfolds">
            <summary>{question.title}</summary>
            <p className="soft">{question.text}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
