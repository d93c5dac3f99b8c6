import { iqScale } from '#drawing/bell-curve.ts';
import { useWords } from '../../shell/words.tsx';
import { Curve } from '../../ui/curve.tsx';
import { Counts } from '../counts.tsx';
import styles from './home.module.css';

/** Somewhat above the middle, so that the curve shows both. */
const score = 112;

/** What a score with its interval means, and how many were taken so far. */
export function Interval({ halfWidth }: { halfWidth: number }) {
  const example = { score, low: score - halfWidth, high: score + halfWidth };
  const t = useWords('landing.interval');
  return (
    <section className={styles.night} data-scheme="dark" aria-labelledby="interval">
      <div className={`wrap section ${styles.interval}`}>
        <div>
          <h2 id="interval">{t('title')}</h2>
          <p className="lede">{t('lead')}</p>
          <p className={`soft ${styles.example}`}>{t('example', example)}</p>
        </div>
        <Curve
          className={styles.curve}
          scale={iqScale}
          at={example.score}
          low={example.low}
          high={example.high}
          label={t('curve', example)}
        />
        <Counts scored />
      </div>
    </section>
  );
}
