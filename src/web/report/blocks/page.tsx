import { Picture } from '../../ui/picture.tsx';
import type { BlockProps } from './block.ts';
import { Face } from './face.tsx';
import { Marks } from './marks.tsx';
import styles from './page.module.css';

/** Opens what stands on one page of paper: here, a section. Where its title is the result, that comes before all else. */
export function Page({ block, opening }: BlockProps<'page'>) {
  const { picture, headpiece, title, lead, marks } = block;
  if (picture)
    return (
      <section className={styles.result} aria-label={title}>
        <Face {...{ picture, name: title, lead, opening }} />
      </section>
    );
  return (
    <div className={`wrap ${styles.page} ${opening ? styles.opened : ''}`}>
      {opening}
      {marks && <Marks marks={marks} />}
      <div className={headpiece ? styles.headed : undefined}>
        {headpiece && (
          <Picture
            picture={{ ...headpiece, alt: '' }}
            sizes="(min-width: 62em) 26rem, 100vw"
            late
            className={styles.headpiece}
          />
        )}
        <div className={styles.title}>
          <h2 id={`page-${block.id}`} className="display">
            {title}
          </h2>
          {lead && <p className="lede">{lead}</p>}
        </div>
      </div>
    </div>
  );
}
