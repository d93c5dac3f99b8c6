import styles from './poles.module.css';

interface Props {
  low?: string | undefined;
  high?: string | undefined;
  /** The numbers at its two ends, where it is counted in points. */
  ends?: { low: number; high: number } | undefined;
}

/** What the two ends of a line are called, under it, and what is counted from one to the other. */
export function Poles({ low, high, ends }: Props) {
  return (
    <p className={`${styles.poles} soft small`}>
      <span>
        {ends && <span className={`${styles.end} figures`}>{ends.low}</span>} {low}
      </span>
      <span>
        {high} {ends && <span className={`${styles.end} figures`}>{ends.high}</span>}
      </span>
    </p>
  );
}
