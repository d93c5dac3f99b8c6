import type { Because as Reasons } from '#contract/blocks.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './because.module.css';

/** Beside a claim: the answers that moved it most. */
export function Because({ because: { title, items } }: { because: Reasons }) {
  return (
    <div className={styles.because}>
      <h3>{title}</h3>
      <ul role="list">
        {items.map(({ picture, asked, said }) => (
          <li key={asked}>
            {picture && <Picture picture={picture} sizes="7rem" late className={styles.picture} />}
            <p>
              <q>{asked}</q> <b>{said}</b>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
