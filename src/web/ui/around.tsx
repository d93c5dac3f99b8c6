import type { CSSProperties } from 'react';
import { profileLabel } from '#drawing/profile.ts';
import styles from './around.module.css';
import { Figure } from './figure.tsx';

interface Props {
  /** A drawing of our own around its middle. */
  svg: string;
  /** Says in words what is drawn. */
  label: string;
  /** Clockwise from above, with a number each. */
  names: readonly { id: string; label: string; value: number }[];
}

/** So many names leave the corners of the drawing's square free for those that stand at its sides. */
const few = 6;

/** A round drawing with names around it; where there is little room, few names stand in its corners and it has the whole width. */
export function Around({ svg, label, names }: Props) {
  return (
    <div className={styles.around}>
      <div
        className={`${styles.field} ${names.length <= few ? styles.cornered : ''}`}
        role="img"
        aria-label={label}
      >
        <Figure figure={{ svg, alt: '' }} silent className={styles.drawing} />
        {names.map((name, side) => {
          const { x, y, leanX, leanY } = profileLabel(side, names.length);
          const place = { '--x': x, '--y': y, '--lean-x': leanX, '--lean-y': leanY } as CSSProperties;
          return (
            <span key={name.id} className={styles.name} style={place} data-across={leanX} data-down={leanY}>
              {name.label} <b className="figures">{Math.round(name.value)}</b>
            </span>
          );
        })}
      </div>
    </div>
  );
}
