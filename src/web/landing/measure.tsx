import { useWords } from '../shell/words.tsx';
import styles from './home.module.css';
import { Sample } from './sample.tsx';

export function Measure() {
  const t = useWords('landing.measure');
  return (
    <section className={`section wrap ${styles.measure}`} aria-labelledby="measured">
      <div>
        <h2 id="measured">{t('title')}</h2>
        <p className="lede">{t('lead')}</p>
        <dl className={styles.kinds}>
          <div>
            <dt>{t('figures')}</dt>
            <dd>{t('figuresText')}</dd>
          </div>
          <div>
            <dt>{t('series')}</dt>
            <dd>{t('seriesText')}</dd>
          </div>
        </dl>
      </div>
      <figure className={styles.sample}>
        <div className={`sheet ${styles.sheet}`}>
          <Sample label={t('sampleAlt')} />
        </div>
        <figcaption className="small soft">{t('sample')}</figcaption>
      </figure>
    </section>
  );
}
