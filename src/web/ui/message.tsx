import type { ReactNode } from 'react';
import { Gates } from './gates.tsx';
import styles from './message.module.css';

interface Props {
  title: string;
  text?: ReactNode;
  lit?: number;
  /** The ways on. */
  children: ReactNode;
}

/** A screen that holds one message and the way on. */
export function Message({ title, text, lit = 1, children }: Props) {
  return (
    <section className={`wrap ${styles.message}`}>
      <title>{title}</title>
      <Gates lit={lit} className={styles.gates} />
      <h1>{title}</h1>
      {text && <p className="lede">{text}</p>}
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
