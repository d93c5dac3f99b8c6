import type { ReportModel } from '#contract/reports.ts';
import { useWords } from '../shell/words.tsx';
import styles from './dimensions.module.css';
import { RowGauge, roundedScore } from './row-gauge.tsx';

interface Props {
  report: ReportModel;
}

/** Dimension, score, reference range, level and quick interpretation, a row each. */
export function Dimensions({ report }: Props) {
  const t = useWords('report.dimensions');
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
          {report.scales.map((scale) => (
            <tr key={scale.id}>
              <th scope="row">
                {scale.label}
                {scale.about && <span className={`${styles.about} soft small`}>{scale.about}</span>}
              </th>
              <td className={`${styles.score} display figures`}>{roundedScore(scale).at}</td>
              <td className={styles.gauge}>
                <RowGauge row={scale} scale={report.scale} referenceRange={report.referenceRange} />
              </td>
              <td className={styles.level}>{scale.levelLabel}</td>
              <td className={`${styles.reading} soft`}>
                {scale.reading} {scale.solved && <span className="figures">{t('solved', scale.solved)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
