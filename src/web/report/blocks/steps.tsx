import { kanjiHeld } from '#words/unbroken.ts';
import type { BlockProps } from './block.ts';
import styles from './steps.module.css';

/** What one can do, one after the other. */
export function Steps({ block, opening, inside = false }: BlockProps<'steps'>) {
  return (
    <section className={`wrap ${styles.steps} ${inside ? styles.inside : ''}`} aria-label={block.title}>
      {opening}
      {!inside && <h2>{block.title}</h2>}
      <ol role="list">
        {block.items.map(({ title, text }, at) => (
          <li key={title}>
            <span className={`${styles.number} display figures`} aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{kanjiHeld(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
