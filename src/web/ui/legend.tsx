import type { FaultSign } from '#drawing/items/beside.ts';
import styles from './legend.module.css';

type Look =
  | 'filled'
  | 'pale'
  | 'open'
  | 'mark'
  | 'level'
  | 'line'
  | 'dashed'
  | 'mist'
  | 'at'
  | 'interval'
  | 'range'
  | 'ends'
  | FaultSign;

interface Props {
  /** Each sign by its look, with what it means. */
  signs: readonly { look: Look; text: string }[];
}

/** What the signs of a drawing are. */
export function Legend({ signs }: Props) {
  return (
    <ul className={`${styles.legend} soft small`} role="list">
      {signs.map(({ look, text }) => (
        <li key={text}>
          <span className={styles[look]} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
