import type { ReactNode } from 'react';
import styles from './try.module.css';

interface Choice {
  /** What the option is, for whoever does not see it. */
  label: string;
  face: ReactNode;
  /** What is said to it. */
  answer: ReactNode;
}

interface Props {
  /** What the answers are called in the address, after its `#`. */
  name: string;
  choices: readonly Choice[];
  className?: string | undefined;
}

/** Options to be pressed, with no script: each is a link to its own answer, which stands there while it is the address's target. */
export function Choices({ name, choices, className }: Props) {
  return (
    <ol role="list" className={className ? `${styles.choices} ${className}` : styles.choices}>
      {choices.map(({ label, face, answer }, at) => (
        <li key={label}>
          <a className={styles.choice} href={`#${name}-${at + 1}`} aria-label={label} title={label}>
            {face}
          </a>
          <div className={styles.answer} id={`${name}-${at + 1}`}>
            {answer}
          </div>
        </li>
      ))}
    </ol>
  );
}
