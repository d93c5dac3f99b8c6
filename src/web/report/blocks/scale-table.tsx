import type { BlockOf } from '#contract/blocks.ts';
import { useWords } from '../../shell/words.tsx';
import { Legend } from '../../ui/legend.tsx';
import { RowGauge, roundedScore } from './row-gauge.tsx';
import styles from './scale-table.module.css';

interface Props {
  block: BlockOf<'scales'>;
}

/** Dimension, score, reference range, level and quick interpretation, a row each, and what the signs of a row mean. */
export function ScaleTable({ block }: Props) {
  const isExplained = block.rows.some(({ about }) => about !== undefined);
  const t = useWords('report.dimensions');
  const key = useWords('report.profile');
  const { low: from, high: to } = block.referenceRange;
  return (
    <section className={styles.dimensions} aria-label={block.title}>
      {block.title && <h2>{block.title}</h2>}
      {block.lead && <p className="soft">{block.lead}</p>}
      <Legend
        signs={[
          { look: 'at', text: t('score') },
          { look: 'interval', text: key('mist') },
          { look: 'range', text: key('ring', { from, to }) },
        ]}
      />
      <table className={isExplained ? styles.explained : undefined}>
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
          {block.rows.map((scale) => (
            <tr key={scale.id}>
              <th scope="row">
                {scale.label}
                {scale.about && <span className={`${styles.about} soft small`}>{scale.about}</span>}
              </th>
              <td className={`${styles.score} display figures`}>{roundedScore(scale).at}</td>
              <td className={styles.gauge}>
                <RowGauge row={scale} scale={block.scale} referenceRange={block.referenceRange} />
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
