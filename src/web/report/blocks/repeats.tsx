import { drawRepeats } from '#drawing/repeats.ts';
import { Figure } from '../../ui/figure.tsx';
import type { BlockProps } from './block.ts';
import styles from './charts.module.css';

const palette = {
  area: 'var(--chart-area)',
  interval: 'var(--chart-band)',
  line: 'var(--edge)',
  mark: 'var(--chart-line)',
};

/** Equally likely results of the same thing done again. */
export function Repeats({ block: { caption, alt, ...drawn }, opening }: BlockProps<'repeats'>) {
  return (
    <div className={`wrap ${styles.chart}`}>
      {opening}
      <Figure figure={{ svg: drawRepeats(drawn, palette), alt }} />
      <p className="soft small">{caption}</p>
    </div>
  );
}
