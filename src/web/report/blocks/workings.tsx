import type { Workings } from '#contract/answer-blocks.ts';
import { Figure } from '../../ui/figure.tsx';
import styles from './workings.module.css';

/** Drawings one after the other. */
export function WorkingsList({ steps }: { steps: Workings }) {
  return (
    <ol className={styles.workings} role="list">
      {steps.map((step) => (
        <li key={step.svg} className={step.wide ? styles.wide : step.pair && styles.pair}>
          {step.halved ? (
            <Halves figure={step} />
          ) : (
            <Figure figure={step} silent={step.alt === ''} className={styles.figure} />
          )}
          {step.caption && <span className="soft small">{step.caption}</span>}
        </li>
      ))}
    </ol>
  );
}

/** A line of six: in a narrow window its first three above the others, which a second drawing shows. */
function Halves({ figure }: { figure: Workings[number] }) {
  return (
    <>
      <div className={styles.half}>
        <Figure figure={figure} silent={figure.alt === ''} className={styles.figure} />
      </div>
      <div className={`${styles.half} ${styles.second}`} aria-hidden="true">
        <Figure figure={figure} silent className={styles.figure} />
      </div>
    </>
  );
}
