import { HexagonFigure } from '../../ui/hexagon.tsx';
import type { BlockProps } from './block.ts';
import styles from './profile.module.css';

/** Six themes, and what can be said of them. */
export function Hexagon({ block, opening }: BlockProps<'hexagon'>) {
  const { title, lead, corners, alt } = block;
  return (
    <section className={`wrap ${styles.spread}`}>
      {opening && <div className={styles.opening}>{opening}</div>}
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className="lede">{lead}</p>
      </div>
      <figure className={styles.figure}>
        <HexagonFigure corners={corners} label={alt} />
      </figure>
    </section>
  );
}
