import { useWords } from '../../shell/words.tsx';
import { Figure } from '../../ui/figure.tsx';
import type { BlockProps } from './block.ts';
import styles from './specimen.module.css';
import { WorkingsList } from './workings.tsx';

/** One question as it was drawn, with its answers; only then its rule, so that it can be seen before it is explained. */
export function Specimen({ block, opening }: BlockProps<'specimen'>) {
  const t = useWords('report.answers');
  const { id, title, text, prompt, stem, right, chosen, explained, workings } = block;
  return (
    <div className="wrap">
      {opening}
      <article className={`sheet ${styles.specimen}`} aria-labelledby={id}>
        <div className={styles.asked}>
          <h3 id={id}>{title}</h3>
          <p className="soft">{text}</p>
          <p className="small soft">{prompt}</p>
        </div>
        <div className={styles.drawn}>
          <Figure figure={stem} className={styles.stem} />
          <dl className={styles.answers}>
            {chosen && (
              <div>
                <dt className="small soft">{t('yours')}</dt>
                <dd>
                  <Figure figure={chosen} className={styles.option} />
                </dd>
              </div>
            )}
            <div>
              <dt className="small soft">{t('correct')}</dt>
              <dd>
                <Figure figure={right} className={styles.option} />
              </dd>
            </div>
          </dl>
        </div>
        {(explained || workings) && (
          <div className={styles.why}>
            {explained && <p>{explained}</p>}
            {workings && <WorkingsList steps={workings} />}
          </div>
        )}
      </article>
    </div>
  );
}
