import type { Workings } from '#contract/answer-blocks.ts';
import { Figure } from '../../ui/figure.tsx';
import styles from './workings.module.css';

/** Drawings one after the other. */
export function WorkingsList({ steps }: { steps: Workings }) {
  return (
    <ol className={styles.workings} role="list">
      {steps.map((step) => (
        <li key={step.svg} className={step.wide ? styles.wide : step.pair && styles.pair}>
          <Figure figure={step} silent={step.alt === ''} className={styles.figure} />
          {step.caption && <span className="soft small">{step.caption}</span>}
        </li>
      ))}
    </ol>
  );
}
