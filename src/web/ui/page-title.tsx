import type { ReactNode } from 'react';
import styles from './page-title.module.css';

interface Props {
  title: string;
  /** What the title belongs to, such as a test. */
  over?: string;
  /** What is said of the page. */
  children: ReactNode;
}

/** The top of a page that has the whole width: its title, and beside it what is said of it. */
export function PageTitle({ title, over, children }: Props) {
  return (
    <div className={styles.title}>
      <title>{title}</title>
      {over && <p className={`soft ${styles.over}`}>{over}</p>}
      <h1>{title}</h1>
      <div className={styles.told}>{children}</div>
    </div>
  );
}
