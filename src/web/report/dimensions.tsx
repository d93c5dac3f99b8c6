import type { ReportModel } from '#contract/reports.ts';
import { useWords } from '../shell/words.tsx';
import { Gauge } from '../ui/gauge.tsx';
import styles from './dimensions.module.css';

interface Props {
  report: ReportModel;
}

/** Dimension, score, reference range, level and quick interpretation, a row each. */
export function Dimensions({ report }: Props) {
  const t = useWords('report.dimensions');
  const { scales, referenceRange: reference } = report;
  return (
    <section id="dimensions" className={styles.dimensions} aria-labelledby="dimensions-title">
      <h2 id="dimensions-title">{t('title')}</h2>
      <p className="soft">{report.dimensionsLead}</p>
      <table>
        <thead>
          <tr>
            {(['dimension', 'score', 'reference', 'level', 'reading'] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scales.map((scale) => {
            const { value, low, high } = scale.score;
            const [at, from, to] = [value, low, high].map(Math.round) as [number, number, number];
            return (
              <tr key={scale.id}>
                <th scope="row">
                  {scale.label}
                  {scale.about && <span className={`${styles.about} soft small`}>{scale.about}</span>}
                </th>
                <td className={`${styles.score} display figures`}>{at}</td>
                <td className={styles.gauge}>
                  <Gauge
                    at={at}
                    low={from}
                    high={to}
                    reference={reference}
                    scale={report.scale}
                    label={t('chart', {
                      label: scale.label,
                      value: at,
                      low: from,
                      high: to,
                      from: reference.low,
                      to: reference.high,
                    })}
                  />
                  {scale.poles && (
                    <p className={`${styles.poles} soft small`}>
                      <span>{scale.poles.low}</span>
                      <span>{scale.poles.high}</span>
                    </p>
                  )}
                </td>
                <td className={styles.level}>{scale.levelLabel}</td>
                <td className={`${styles.reading} soft`}>
                  {scale.reading}{' '}
                  {scale.solved && <span className="figures">{t('solved', scale.solved)}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
