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

/** A round drawing with names around it. */
export function Around({ svg, label, names }: Props) {
  return (
    <div className={styles.field} role="img" aria-label={label}>
      <Figure figure={{ svg, alt: '' }} silent className={styles.drawing} />
      {names.map((name, side) => {
        const { x, y, leanX, leanY } = profileLabel(side, names.length);
        const place = { '--x': x, '--y': y, '--lean-x': leanX, '--lean-y': leanY } as CSSProperties;
        return (
          <span key={name.id} className={styles.name} style={place}>
            {name.label} <b className="figures">{Math.round(name.value)}</b>
          </span>
        );
      })}
    </div>
  );
}
