import { round, svg } from '../../svg.ts';
import { drawBeside } from '../beside.ts';
import { chevron, emptyPlace, type Place, route } from './parts.ts';

export type DrawnMark =
  | 'disc'
  | 'ring'
  | 'dot'
  | 'holedSquare'
  | 'brackets'
  | 'window'
  | 'cross'
  | 'fourDots'
  | 'target';

/** From a face's own coordinates (middle at the origin, corners at ±1) to the drawing: x-axis, y-axis, middle. */
export type FaceMap = readonly [number, number, number, number, number, number];

const disc = (x: number, y: number, r: number): string => {
  const [left, right] = [round(x - r), round(x + r)];
  return `M${left} ${y}A${r} ${r} 0 1 1 ${right} ${y}A${r} ${r} 0 1 1 ${left} ${y}Z`;
};
const box = (half: number): string => `M${-half} ${-half}H${half}V${half}H${-half}Z`;

/** The corner of a frame. @param x 1 or −1, as y, for the quarter of the face that it is in */
function bracket(x: number, y: number): string {
  const [near, inner, outer] = [0.22, 0.48, 0.7];
  const corners: readonly Place[] = [
    [near, outer],
    [outer, outer],
    [outer, near],
    [inner, near],
    [inner, inner],
    [near, inner],
  ];
  return route(
    corners.map(([across, down]) => [x * across, y * down]),
    true,
  );
}

/** Areas in a face's own coordinates; what lies within an even number of outlines is empty. */
const marks: Readonly<Record<DrawnMark, string>> = {
  disc: disc(0, 0, 0.5),
  ring: disc(0, 0, 0.62) + disc(0, 0, 0.4),
  dot: disc(0, 0, 0.24),
  holedSquare: box(0.68) + disc(0, 0, 0.34),
  brackets: [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ]
    .map(([x, y]) => bracket(x as number, y as number))
    .join(''),
  window:
    box(0.66) +
    'M-0.5 -0.5H-0.08V-0.08H-0.5ZM0.08 -0.5H0.5V-0.08H0.08ZM-0.5 0.08H-0.08V0.5H-0.5ZM0.08 0.08H0.5V0.5H0.08Z',
  cross: 'M-0.16 -0.66H0.16V-0.16H0.66V0.16H0.16V0.66H-0.16V0.16H-0.66V-0.16H-0.16Z',
  fourDots: [
    [-0.4, -0.4],
    [0.4, -0.4],
    [0.4, 0.4],
    [-0.4, 0.4],
  ]
    .map(([x, y]) => disc(x as number, y as number, 0.22))
    .join(''),
  target: disc(0, 0, 0.7) + disc(0, 0, 0.52) + disc(0, 0, 0.26),
};

/** One face: its outline, and its mark seen as the face is seen. */
export function face(map: FaceMap, mark: DrawnMark, weight: number, shade: number): string {
  const [a, b, c, d, e, f] = map;
  const corner = (x: number, y: number): Place => [a * x + c * y + e, b * x + d * y + f];
  const outline = route([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], true);
  const fill = shade > 0 ? `fill="currentColor" fill-opacity="${shade}"` : 'fill="none"';
  return `<path d="${outline}" ${fill} stroke="currentColor" stroke-width="${weight}" stroke-linejoin="round"/><path d="${marks[mark]}" fill="currentColor" fill-rule="evenodd" transform="matrix(${map.map(round).join(' ')})"/>`;
}

/** Half an edge of the cube as it is seen along its diagonal, in a circle of this radius around the near corner. */
const radius = 46;
const [across, up] = [(radius * Math.sqrt(3)) / 4, radius / 4];

const faces = {
  top: [across, up, -across, up, 50, 50 - 2 * up],
  right: [across, -up, 0, 2 * up, 50 + across, 50 + up],
  left: [across, up, 0, 2 * up, 50 - across, 50 + up],
} as const;

type DrawnView = Readonly<Record<'top' | 'right' | 'left', DrawnMark>>;

const cubeFaces = (view: DrawnView): string[] => [
  face(faces.top, view.top, 2, 0),
  face(faces.right, view.right, 2, 0.12),
  face(faces.left, view.left, 2, 0.05),
];

/** A cube seen along its diagonal, light from above. */
export const drawCube = (view: DrawnView): string => svg(100, 100, ...cubeFaces(view));

export interface DrawnNetFace {
  readonly column: number;
  readonly row: number;
  readonly mark: DrawnMark;
}

const cell = 28;

/** The squares of a net around a point. */
function netFaces(
  net: readonly DrawnNetFace[],
  [x, y]: Place,
  unit: number,
  framed: readonly DrawnMark[] = [],
) {
  const columns = 1 + Math.max(...net.map(({ column }) => column));
  const rows = 1 + Math.max(...net.map(({ row }) => row));
  const [left, top] = [x - (columns * unit) / 2, y - (rows * unit) / 2];
  return net.map(({ column, row, mark }) => {
    const map = [unit / 2, 0, 0, unit / 2, left + (column + 0.5) * unit, top + (row + 0.5) * unit] as const;
    return face(map, mark, 2.2, 0) + (framed.includes(mark) ? frameOf(map) : '');
  });
}

/** A frame within the edges of a face, clear of its mark. */
const frameOf = (map: FaceMap): string =>
  `<path d="${box(0.95)}${box(0.8)}" fill="currentColor" fill-rule="evenodd" transform="matrix(${map.map(round).join(' ')})"/>`;

const centred = (drawn: string): string => `<g transform="translate(-50 -50)">${drawn}</g>`;

/** A cube about the origin, with a frame around some of its faces. */
const framedCube = (view: DrawnView, framed: readonly (keyof DrawnView)[]): string =>
  centred([...cubeFaces(view), ...framed.map((name) => frameOf(faces[name]))].join(''));

/** The chosen cube beside the true one: what is swapped in the chosen one has frames. */
export const drawCubesBeside = (yours: DrawnView, right: DrawnView): string =>
  drawBeside(framedCube(yours, ['right', 'left']), framedCube(right, []), { sign: 'unequal', right: true });

/** The chosen cube beside the net: two of its faces have frames, in both. */
export function drawCubeAndNet(
  yours: DrawnView,
  net: readonly DrawnNetFace[],
  framed: readonly DrawnMark[],
): string {
  const shown = (['top', 'right', 'left'] as const).filter((name) => framed.includes(yours[name]));
  const longest = 1 + Math.max(...net.flatMap(({ column, row }) => [column, row]));
  const drawn = netFaces(net, [0, 0], Math.min(cell, 104 / longest), framed).join('');
  return drawBeside(framedCube(yours, shown), drawn, { sign: 'none' });
}

/** The net, and an empty cube as the place of the answer. */
export function drawNet(net: readonly DrawnNetFace[]): string {
  const drawn = netFaces(net, [76, 75], cell);
  const [wide, high] = [round(32 * Math.cos(Math.PI / 6)), 16];
  const [x, y] = [206, 75];
  const hexagon = route(
    [
      [x, y - 32],
      [x + wide, y - high],
      [x + wide, y + high],
      [x, y + 32],
      [x - wide, y + high],
      [x - wide, y - high],
    ],
    true,
  );
  const edges = `M${x} ${y}V${y + 32}M${x} ${y}L${round(x - wide)} ${y - high}M${x} ${y}L${round(x + wide)} ${y - high}`;
  return svg(240, 150, ...drawn, chevron(162, 75), emptyPlace(hexagon + edges));
}
