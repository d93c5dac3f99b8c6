import { round, svg } from '../../svg.ts';
import { type DrawnMark, type DrawnNetFace, type FaceMap, face } from './cube.ts';
import { type Place, route } from './parts.ts';

type Vector = readonly [number, number, number];

/** A square of the net in space, its sides of length 2. */
interface Square {
  readonly middle: Vector;
  /** Towards the right, downwards and outwards, as the flat net is seen; each of length 1. */
  readonly right: Vector;
  readonly down: Vector;
  readonly out: Vector;
}

const plus = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [a + d, b + e, c + f];
const times = (by: number, [a, b, c]: Vector): Vector => [by * a, by * b, by * c];
const minus = (vector: Vector): Vector => times(-1, vector);
const dot = ([a, b, c]: Vector, [d, e, f]: Vector): number => a * d + b * e + c * f;

/** The net folded backwards at all its edges by an angle in radians, around one square that rests. */
function foldedAround(net: readonly DrawnNetFace[], resting: number, angle: number): Square[] {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const squares = new Map<number, Square>();
  const visit = (at: number, square: Square): void => {
    squares.set(at, square);
    const { column, row } = net[at] as DrawnNetFace;
    const { middle, right, down, out } = square;
    const next = (across: number, along: number, way: Vector): void => {
      const near = net.findIndex((one) => one.column === column + across && one.row === row + along);
      if (near < 0 || squares.has(near)) return;
      const turned = plus(times(cosine, way), times(-sine, out));
      visit(near, {
        middle: plus(middle, plus(way, turned)),
        right: across === 0 ? right : times(across, turned),
        down: along === 0 ? down : times(along, turned),
        out: plus(times(cosine, out), times(sine, way)),
      });
    };
    next(1, 0, right);
    next(-1, 0, minus(right));
    next(0, 1, down);
    next(0, -1, minus(down));
  };
  visit(resting, { middle: [0, 0, 0], right: [1, 0, 0], down: [0, -1, 0], out: [0, 0, 1] });
  return net.map((_, at) => squares.get(at) as Square);
}

/** From where the closed cube shows three of its faces as the answer shows them: the screen's axes, and towards the eye. */
function viewOf(closed: readonly Square[], [top, right, left]: readonly [number, number, number]) {
  const [up, across, back] = [top, right, left].map((at) => (closed[at] as Square).out) as [
    Vector,
    Vector,
    Vector,
  ];
  return {
    x: times(1 / Math.SQRT2, plus(across, minus(back))),
    y: times(1 / Math.sqrt(6), plus(plus(across, back), times(-2, up))),
    eye: times(1 / Math.sqrt(3), plus(plus(up, across), back)),
  };
}

/** Angles of the four drawings, from the flat net to the closed cube. */
const angles = [0, 30, 60, 90].map((degrees) => (degrees * Math.PI) / 180);

/** As in `drawCube`: light from above. */
const shades = [0, 0.12, 0.05];

/**
 * The net as it folds to the cube of the answer, in four drawings seen from where the answer is seen. The three faces that it
 * shows keep their shades all along; what looks away shows the empty inner side.
 *
 * @param view the marks of the top, right and left face of the answer
 */
export function drawNetFolding(
  net: readonly DrawnNetFace[],
  view: Readonly<Record<'top' | 'right' | 'left', DrawnMark>>,
): string[] {
  const shown = [view.top, view.right, view.left].map((mark) =>
    net.findIndex((one) => one.mark === mark),
  ) as [number, number, number];
  // The face on top rests: so the flat net lies like a sheet on a table, and nothing is seen edge on.
  const [resting] = shown;
  const { x, y, eye } = viewOf(foldedAround(net, resting, Math.PI / 2), shown);
  const drawings = angles.map((angle) => {
    const squares = foldedAround(net, resting, angle);
    const flat = (vector: Vector): Place => [dot(vector, x), dot(vector, y)];
    const order = squares
      .map((square, at) => ({ square, at, depth: dot(square.middle, eye) }))
      .toSorted((one, other) => one.depth - other.depth);
    return order.map(({ square, at }) => ({
      at,
      middle: flat(square.middle),
      right: flat(square.right),
      down: flat(square.down),
      front: dot(square.out, eye) > 1e-9,
    }));
  });
  return drawings.map((drawn) => {
    const points = drawn.flatMap(({ middle, right, down }) =>
      [-1, 1].flatMap((a) =>
        [-1, 1].map(
          (b): Place => [middle[0] + a * right[0] + b * down[0], middle[1] + a * right[1] + b * down[1]],
        ),
      ),
    );
    const [left, width] = extent(points, 0);
    const [top, height] = extent(points, 1);
    const unit = Math.min(24, 92 / Math.max(width, height));
    const place = ([a, b]: Place): Place => [
      50 + unit * (a - left - width / 2),
      50 + unit * (b - top - height / 2),
    ];
    const faces = drawn.map(({ at, middle, right, down, front }) => {
      const [e, f] = place(middle);
      const map: FaceMap = [unit * right[0], unit * right[1], unit * down[0], unit * down[1], e, f];
      const ground = `<path d="${corners(map)}" fill="var(--figure-ground)" stroke="currentColor" stroke-opacity="0.5" stroke-width="1" stroke-linejoin="round"/>`;
      const turn = shown.indexOf(at);
      return front ? ground + face(map, (net[at] as DrawnNetFace).mark, 1.6, shades[turn] ?? 0) : ground;
    });
    return svg(100, 100, ...faces);
  });
}

function extent(points: readonly Place[], axis: 0 | 1): [start: number, length: number] {
  const values = points.map((point) => point[axis]);
  const start = Math.min(...values);
  return [start, Math.max(...values) - start];
}

const corners = ([a, b, c, d, e, f]: FaceMap): string => {
  const corner = (right: number, down: number): Place => [
    round(a * right + c * down + e),
    round(b * right + d * down + f),
  ];
  return route([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], true);
};
