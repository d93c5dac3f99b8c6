import { Gates } from '../ui/gates.tsx';
import styles from './offer.module.css';
import { StartButton } from './start-button.tsx';

/** The last word, and the way to the start once more. */
export function Closing({ title, lead }: { title: string; lead: string }) {
  return (
    <section className={styles.end} data-scheme="dark" aria-labelledby="end">
      <div className="wrap">
        <Gates lit={6} className={styles.gates} />
        <h2 id="end">{title}</h2>
        <p className="lede">{lead}</p>
        <StartButton />
      </div>
    </section>
  );
}
