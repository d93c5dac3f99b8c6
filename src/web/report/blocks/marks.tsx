import type { Marks as Points } from '#contract/blocks.ts';
import styles from './marks.module.css';

/** All chapters of a part in a strip, each with its points in a row of dots, and the way to it. */
export function Marks({ marks: { label, of, items } }: { marks: Points }) {
  return (
    <nav aria-label={label}>
      <ol role="list" className={`${styles.marks} figures`}>
        {items.map((item, at) => (
          <li key={item.id}>
            <a href={`#chapter-${item.id}`} title={item.label} className={styles.mark}>
              <span>{at + 1}</span>
              <Dots points={item.points} of={of} />
              <span className="visually-hidden">{item.label}</span>
              <span className="visually-hidden">{item.said}</span>
            </a>
          </li>
        ))}
      </ol>
      <ul role="list" className={styles.legend} aria-hidden="true">
        {[...new Map(items.map(({ points, said }) => [points, said]))]
          .toSorted(([one], [other]) => (other ?? -1) - (one ?? -1))
          .map(([points, said]) => (
            <li key={said}>
              <Dots points={points} of={of} /> {said}
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** As many dots as there can be points, those filled that there are; a line where nothing was answered. */
const Dots = ({ points, of }: { points: number | null; of: number }) => (
  <svg viewBox={`0 0 ${of * 10} 10`} className={styles.dots} aria-hidden="true">
    {points === null ? (
      <path d={`M4 5H${of * 10 - 4}`} />
    ) : (
      Array.from({ length: of }, (_, at) => at + 1).map((point) => (
        <circle
          key={point}
          cx={point * 10 - 5}
          cy="5"
          r="3.4"
          className={point <= points ? styles.won : undefined}
        />
      ))
    )}
  </svg>
);
