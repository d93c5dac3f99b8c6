import { useWords } from '../../shell/words.tsx';
import { HexagonFigure } from '../../ui/hexagon.tsx';
import { Legend } from '../../ui/legend.tsx';
import type { BlockProps } from './block.ts';
import styles from './profile.module.css';

/** Six themes, what can be said of them, and what line, mist and dashes mean. */
export function Hexagon({ block, opening }: BlockProps<'hexagon'>) {
  const t = useWords('report.profile');
  const { title, lead, corners, poles, alt } = block;
  const hasBand = corners.some(({ interval }) => interval !== undefined);
  return (
    <section className={`wrap ${styles.spread}`}>
      {opening && <div className={styles.opening}>{opening}</div>}
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className="lede">{lead}</p>
      </div>
      <figure className={styles.figure}>
        <HexagonFigure corners={corners} poles={poles} label={alt} />
        <figcaption>
          <Legend
            signs={[
              ...(hasBand
                ? ([
                    { look: 'line', text: t('line') },
                    { look: 'mist', text: t('mist') },
                  ] as const)
                : []),
              { look: 'dashed', text: t('own') },
            ]}
          />
        </figcaption>
      </figure>
    </section>
  );
}
