import { drawHexagon } from '#drawing/hexagon.ts';
import { Around } from './around.tsx';

interface Props {
  corners: readonly { id: string; label: string; value: number }[];
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
  const svg = drawHexagon(
    corners.map(({ value }) => value),
    palette,
  );
  return <Around svg={svg} label={label} names={corners} />;
}
