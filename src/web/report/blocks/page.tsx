import type { BlockProps } from './block.ts';
import styles from './page.module.css';

/** Opens what stands on one page of paper: here, a section. */
export function Page({ block, opening }: BlockProps<'page'>) {
  return (
    <div className={`wrap ${styles.page} ${opening ? styles.opened : ''}`}>
      {opening}
      <h2 id={`page-${block.id}`} className="display">
        {block.title}
      </h2>
      {block.lead && <p className="lede">{block.lead}</p>}
    </div>
  );
}
