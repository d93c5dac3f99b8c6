import type { ReactNode } from 'react';
import { Gates } from '../ui/gates.tsx';
import styles from './user.module.css';

interface Props {
  title: string;
  lead: ReactNode;
  lit: number;
  children: ReactNode;
}

/** A screen that asks for one thing. */
export function Asking({ title, lead, lit, children }: Props) {
  return (
    <div className={`wrap ${styles.ask}`}>
      <title>{title}</title>
      <Gates lit={lit} className={styles.gates} />
      <h1>{title}</h1>
      <p className="lede">{lead}</p>
      {children}
    </div>
  );
}
