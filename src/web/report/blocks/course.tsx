import { drawCourse } from '#drawing/course.ts';
import { Figure } from '../../ui/figure.tsx';
import { Legend } from '../../ui/legend.tsx';
import type { BlockProps } from './block.ts';
import styles from './charts.module.css';

const palette = { solved: 'var(--chart-line)', missed: 'var(--chart-area)', line: 'var(--edge)' };

/** A bar for each question, from the first to the last. */
export function Course({ block: { bars, level, legend, alt }, opening }: BlockProps<'course'>) {
  const hasOpen = bars.some(({ outcome }) => outcome === 'open');
  return (
    <div className={`wrap ${styles.chart} ${styles.solved}`}>
      {opening}
      <Figure figure={{ svg: drawCourse(bars, level?.value, palette), alt }} />
      <Legend
        signs={[
          { look: 'filled', text: legend.solved },
          { look: 'pale', text: legend.missed },
          ...(hasOpen ? [{ look: 'open' as const, text: legend.open }] : []),
          ...(level ? [{ look: 'level' as const, text: level.label }] : []),
        ]}
      />
    </div>
  );
}
