import { drawRepeats } from '#drawing/repeats.ts';
import { Figure } from '../../ui/figure.tsx';
import { ScaleNumbers, ScoreOver } from '../../ui/scale-numbers.tsx';
import type { BlockProps } from './block.ts';
import styles from './charts.module.css';

const palette = {
  area: 'var(--chart-area)',
  interval: 'var(--chart-band)',
  line: 'var(--edge)',
  mark: 'var(--chart-line)',
};

/** Equally likely results of the same thing done again, over the numbers of their scale and under the one that was. */
export function Repeats({ block: { caption, alt, ...drawn }, opening }: BlockProps<'repeats'>) {
  return (
    <div className={`wrap ${styles.chart}`}>
      {opening}
      <div>
        <ScoreOver at={drawn.at} scale={drawn.scale} />
        <Figure figure={{ svg: drawRepeats(drawn, palette), alt }} />
        <ScaleNumbers scale={drawn.scale} />
      </div>
      <p className="soft small">{caption}</p>
    </div>
  );
}
