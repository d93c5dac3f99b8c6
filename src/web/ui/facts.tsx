import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface Props {
  /** What it is, what it says, and perhaps a sentence more, or a way on. */
  rows: readonly (readonly [term: string, text: string, more?: ReactNode])[];
}

/** Terms beside what they say, a line between them. */
export function Facts({ rows }: Props) {
  return (
    <dl className={styles.facts}>
      {rows.map(([term, text, more]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text}
            {more && <p className="soft">{more}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
