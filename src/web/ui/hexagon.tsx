import { drawHexagon, type HexagonCorner } from '#drawing/hexagon.ts';
import { Around } from './around.tsx';

interface Props {
  corners: readonly (HexagonCorner & { id: string; label: string })[];
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
export function HexagonFigure({ corners, label }: Props) {
  return <Around svg={drawHexagon(corners, palette)} label={label} names={corners} />;
}
