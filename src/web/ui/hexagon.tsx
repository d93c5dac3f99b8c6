import { drawHexagon, type HexagonCorner, hexagonEnds } from '#drawing/hexagon.ts';
import { Around } from './around.tsx';
import styles from './hexagon.module.css';
import { Poles } from './poles.tsx';

interface Props {
  corners: readonly (HexagonCorner & { id: string; label: string })[];
  /** What its middle and its edge are called. */
  poles?: readonly [string, string] | undefined;
  /** Says in words what is drawn. */
  label: string;
}

const palette = {
  ground: 'var(--paper)',
  grid: 'var(--line)',
  area: 'var(--chart-band)',
  mark: 'var(--chart-line)',
};

/** Six themes around a middle, further out for more. */
export function HexagonFigure({ corners, poles, label }: Props) {
  return (
    <>
      <Around svg={drawHexagon(corners, palette)} label={label} names={corners} />
      {poles && (
        <div className={styles.poles}>
          <Poles low={poles[0]} high={poles[1]} ends={hexagonEnds} />
        </div>
      )}
    </>
  );
}
