import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './judged.module.css';

interface Props {
  right: boolean;
  /** Words that say as much: the sign is not read aloud. */
  children: ReactNode;
}

/** What is said of an answer, with the sign of whether it is right. */
export function Judged({ right, children }: Props) {
  return (
    <span className={styles.judged} data-right={right ? '' : undefined}>
      <Icon name={right ? 'tick' : 'cross'} />
      {children}
    </span>
  );
}
