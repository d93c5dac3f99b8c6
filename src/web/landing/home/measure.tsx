import { useWords } from '../../shell/words.tsx';
import { Pattern } from '../try/pattern.tsx';
import styles from './home.module.css';

export function Measure() {
  const t = useWords('landing.measure');
  return (
    <section className={`section wrap ${styles.measure}`} aria-labelledby="measured">
      <div>
        <h2 id="measured">{t('title')}</h2>
        <p className="lede">{t('lead')}</p>
        <dl className={styles.kinds}>
          {(['figures', 'series', 'analogies', 'spatial'] as const).map((kind) => (
            <div key={kind}>
              <dt>{t(kind)}</dt>
              <dd>{t(`${kind}Text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className={styles.sample}>
        <Pattern />
        <figcaption className="small soft">{t('sample')}</figcaption>
      </figure>
    </section>
  );
}
