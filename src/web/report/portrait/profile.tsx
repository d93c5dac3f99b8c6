import type { CSSProperties } from 'react';
import type { PortraitReport } from '#contract/reports.ts';
import { drawProfile, profileLabel } from '#drawing/profile.ts';
import { useWords } from '../../shell/words.tsx';
import { Figure } from '../../ui/figure.tsx';
import styles from './profile.module.css';

const palette = {
  ground: 'var(--paper)',
  ring: 'var(--chart-area)',
  spoke: 'var(--line)',
  mist: 'var(--chart-band)',
  mark: 'var(--chart-line)',
};

/** The eight dimensions around a middle, with their names, and what line, mist and ring mean. */
export function Profile({ report }: { report: PortraitReport }) {
  const t = useWords('report.portrait');
  const { scales, referenceRange: reference, scale } = report;
  const sides = scales.map(({ score: { low, high, value } }) => ({ low, high, at: value }));
  const range = { from: reference.low, to: reference.high };
  const drawing = { svg: drawProfile({ sides, reference, scale }, palette), alt: '' };
  return (
    <figure className={styles.figure}>
      <div className={styles.field} role="img" aria-label={t('chart', range)}>
        <Figure figure={drawing} silent className={styles.drawing} />
        {scales.map(({ id, label, score }, side) => {
          const { x, y, leanX, leanY } = profileLabel(side, scales.length);
          const place = { '--x': x, '--y': y, '--lean-x': leanX, '--lean-y': leanY } as CSSProperties;
          return (
            <span key={id} className={styles.name} style={place}>
              {label} <b className="figures">{Math.round(score.value)}</b>
            </span>
          );
        })}
      </div>
      <figcaption className={`${styles.legend} soft small`}>
        <span className={styles.line}>{t('line')}</span>
        <span className={styles.mist}>{t('mist')}</span>
        <span className={styles.ring}>{t('ring', range)}</span>
      </figcaption>
    </figure>
  );
}
