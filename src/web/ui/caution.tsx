import type { ReactNode } from 'react';
import { Called } from './called.tsx';
import styles from './caution.module.css';

interface Props {
  title?: string | undefined;
  /** What its title is among the titles of the page. */
  as?: 'h2' | 'h3';
  text: ReactNode;
  /** Who can be called, a line each, and the numbers in them. */
  lines?: readonly string[] | undefined;
  calls?: readonly string[] | undefined;
}

/** How far a result can be relied on, or what to mind before reading on. */
export function Caution({ title, text, lines = [], calls, as: Title = 'h3' }: Props) {
  return (
    <div className={`notice ${styles.caution}`}>
      {title && <Title>{title}</Title>}
      <p>{text}</p>
      {lines.map((line) => (
        <p key={line}>
          <Called text={line} calls={calls} />
        </p>
      ))}
    </div>
  );
}
