import { Caution } from '../../ui/caution.tsx';
import type { BlockProps } from './block.ts';
import styles from './note.module.css';

/** A sentence by itself, or a caution. */
export function Note({ block: { text, title, caution, lines, calls }, opening }: BlockProps<'note'>) {
  return (
    <div className={`wrap ${styles.note} ${opening ? styles.opened : ''}`}>
      {opening}
      {caution ? <Caution {...{ title, text, lines, calls }} /> : <p className="lede">{text}</p>}
    </div>
  );
}
