import { Fragment } from 'react';
import styles from './parted.module.css';

/**
 * What a dot parts, such as a type's letters and its name, has a line each in the largest letters: none ends in the dot. Read aloud
 * and copied, the dot is there.
 */
export function Parted({ text }: { text: string }) {
  const parts = text.split(/\s·\s/);
  if (parts.length === 1) return text;
  return parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <span className="visually-hidden"> · </span>}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
}
