import { drawProfile } from '#drawing/profile.ts';
import { useWords } from '../../shell/words.tsx';
import { Around } from '../../ui/around.tsx';
import { Legend } from '../../ui/legend.tsx';
import type { BlockProps } from './block.ts';
import styles from './profile.module.css';

const palette = {
  ground: 'var(--paper)',
  ring: 'var(--edge)',
  spoke: 'var(--line)',
  mist: 'var(--chart-band)',
  mark: 'var(--chart-line)',
};

/**
 * Dimensions around a middle, with their names, what can be said of them, and what line, mist and ring mean. A part that
 * opens with it has said in its title what it is.
 */
export function Profile({ block, opening }: BlockProps<'profile'>) {
  const t = useWords('report.profile');
  const { title, lead, sides, scale, referenceRange: reference, alt, remarks } = block;
  const marks = sides.map(({ score: { low, high, value } }) => ({ low, high, at: value }));
  const names = sides.map(({ id, label, score }) => ({ id, label, value: score.value }));
  return (
    <section className={`wrap ${styles.spread}`}>
      {opening && <div className={styles.opening}>{opening}</div>}
      <div className={styles.words}>
        {!opening && <h2>{title}</h2>}
        <p className="lede">{lead}</p>
      </div>
      <figure className={styles.figure}>
        <Around svg={drawProfile({ sides: marks, reference, scale }, palette)} label={alt} names={names} />
        <figcaption>
          <Legend
            signs={[
              { look: 'line', text: t('line') },
              { look: 'mist', text: t('mist') },
              { look: 'ends', text: t('ring', { from: reference.low, to: reference.high }) },
            ]}
          />
        </figcaption>
      </figure>
      {remarks && (
        <div className={styles.remarks}>
          <h2>{remarks.title}</h2>
          <ul role="list">
            {remarks.paragraphs.map((paragraph) => (
              <li key={paragraph}>{paragraph}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
