import { drawPeople } from '#drawing/people.ts';
import { Figure } from '../../ui/figure.tsx';
import { Legend } from '../../ui/legend.tsx';
import type { BlockProps } from './block.ts';
import styles from './charts.module.css';

/** A hundred people, some of them lit. */
export function People({ block: { lit, legend, alt }, opening }: BlockProps<'people'>) {
  const svg = drawPeople(lit, { lit: 'var(--chart-line)', unlit: 'var(--chart-area)' });
  return (
    <div className={`wrap ${styles.chart}`}>
      {opening}
      <Figure figure={{ svg, alt }} className={styles.people} />
      <Legend
        signs={[
          { look: 'filled', text: legend.lit },
          { look: 'pale', text: legend.unlit },
        ]}
      />
    </div>
  );
}
