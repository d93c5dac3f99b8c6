type Shape = 'circle' | 'square' | 'triangle';

/** A picture: its shape, its shade from light to dark, and how many eighths of a turn its dot has moved on from the top. */
export type Cell = readonly [Shape, shade: number, eighth: number];

/** Shape by Latin square, shade by column, a dot that moves on by an eighth: eight of nine cells. */
const cells: readonly Cell[] = [
  ['circle', 0, 0],
  ['square', 1, 1],
  ['triangle', 2, 2],
  ['square', 0, 3],
  ['triangle', 1, 4],
  ['circle', 2, 5],
  ['triangle', 0, 6],
  ['circle', 1, 7],
];

const shapes: Record<Shape, string> = {
  circle: 'M50 25a25 25 0 1 0 0 50a25 25 0 1 0 0-50z',
  square: 'M28 28h44v44H28z',
  triangle: 'M50 22.5l28.5 49.5h-57z',
};

const shades = ['var(--figure-ground)', 'var(--figure-mid)', 'var(--figure-ink)'];

const pitch = 112;

/** One picture in a field of 100 by 100. */
export function CellArt({
  cell: [shape, shade, eighth],
  at = [0, 0],
}: {
  cell: Cell;
  at?: [number, number];
}) {
  const angle = (eighth * Math.PI) / 4 - Math.PI / 2;
  return (
    <g
      transform={`translate(${at[0]} ${at[1]})`}
      fill={shades[shade]}
      stroke="var(--figure-ink)"
      strokeWidth="2.5"
      strokeLinejoin="round"
    >
      <path d={shapes[shape]} />
      <circle
        cx={(50 + 41 * Math.cos(angle)).toFixed(2)}
        cy={(50 + 41 * Math.sin(angle)).toFixed(2)}
        r="5"
        fill="var(--figure-ink)"
        stroke="none"
      />
    </g>
  );
}

/** A question drawn once by hand; the real ones are made anew for each sitting. */
export function Matrix({ label, className }: { label: string; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 324 324" role="img" aria-label={label}>
      <path d="M106 4v316M218 4v316M4 106h316M4 218h316" stroke="var(--line)" strokeWidth="1.5" fill="none" />
      {cells.map((cell, place) => (
        <CellArt key={cell[2]} cell={cell} at={[(place % 3) * pitch, Math.floor(place / 3) * pitch]} />
      ))}
      <rect
        x="232"
        y="232"
        width="84"
        height="84"
        rx="6"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="2"
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
    </svg>
  );
}
