import type { BlockProps } from './block.ts';
import styles from './note.module.css';

/** A sentence by itself. */
export function Note({ block, opening }: BlockProps<'note'>) {
  return (
    <div className={`wrap ${styles.note} ${opening ? styles.opened : ''}`}>
      {opening}
      <p className="lede">{block.text}</p>
    </div>
  );
}
