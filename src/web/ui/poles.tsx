import styles from './poles.module.css';

interface Props {
  low: string;
  high: string;
}

/** What the two ends of a line are called, under it. */
export function Poles({ low, high }: Props) {
  return (
    <p className={`${styles.poles} soft small`}>
      <span>{low}</span>
      <span>{high}</span>
    </p>
  );
}
