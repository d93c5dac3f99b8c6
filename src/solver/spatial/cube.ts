import { type Affine, apply, type Point } from '../affine.ts';
import type { Primitive } from '../svg.ts';
import { coincide, mapped, type Piece, pieceOf } from './piece.ts';
import { dot, type Frame, negative, quarter, type Vector } from './space.ts';

/** A face and what is drawn on it, in coordinates of its own: its middle is the origin, its corners are at ±1. */
interface Face {
  readonly frame: Frame;
  readonly marks: readonly Piece[];
}

/** In units of half an edge. */
const tolerance = 0.03;

/** A four-cornered outline as a map from a face's own coordinates to the drawing. */
interface Tile {
  readonly corners: readonly Point[];
  readonly map: Affine;
  readonly primitive: Primitive;
}

const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** Corners are taken as close together when no eye could tell them apart. */
const close = 0.6;

/** Which options are views of the cube that the net of the stem folds into. */
export function solveCube(stem: readonly Primitive[], options: readonly (readonly Primitive[])[]): number[] {
  const cube = fold(stem);
  return options.flatMap((option, at) => (cube && isViewOf(cube, option) ? [at] : []));
}

/** The outlines of four corners of which opposite edges are parallel. */
export function tilesOf(primitives: readonly Primitive[]): Tile[] {
  return primitives.flatMap((primitive) => {
    if (primitive.kind !== 'outline' || !primitive.closed || primitive.curved) return [];
    const { points } = primitive;
    const corners =
      points.length === 5 && distance(points[0] as Point, points[4] as Point) < 0.02
        ? points.slice(0, 4)
        : points;
    if (corners.length !== 4) return [];
    const [p, q, r, s] = corners as [Point, Point, Point, Point];
    if (distance([q[0] + s[0] - p[0], q[1] + s[1] - p[1]], r) > 0.1) return [];
    const area = (q[0] - p[0]) * (s[1] - p[1]) - (q[1] - p[1]) * (s[0] - p[0]);
    // Seen from outside, right and down lie as on the screen: where they do not, the corners are read the other way.
    return [tileOf(area > 0 ? [p, q, r, s] : [p, s, r, q], primitive)];
  });
}

function tileOf(corners: readonly [Point, Point, Point, Point], primitive: Primitive): Tile {
  const [p, q, , s] = corners;
  const right: Point = [(q[0] - p[0]) / 2, (q[1] - p[1]) / 2];
  const down: Point = [(s[0] - p[0]) / 2, (s[1] - p[1]) / 2];
  const middle: Point = [p[0] + right[0] + down[0], p[1] + right[1] + down[1]];
  return { corners, map: [...right, ...down, ...middle], primitive };
}

function inverse([a, b, c, d, e, f]: Affine): Affine {
  const area = a * d - b * c;
  const [p, q, r, s] = [d / area, -b / area, -c / area, a / area];
  return [p, q, r, s, -(p * e + r * f), -(q * e + s * f)];
}

/** What is drawn on a tile: everything whose middle lies well within it, save other tiles of the cube. */
function marksOn(tile: Tile, primitives: readonly Primitive[], tiles: readonly Tile[]): Piece[] {
  const back = inverse(tile.map);
  const faces = new Set(tiles.map(({ primitive }) => primitive));
  return primitives.flatMap((primitive) => {
    if (faces.has(primitive)) return [];
    const piece = pieceOf(primitive);
    const [x, y] = apply(back, middleOf(piece.points));
    return Math.max(Math.abs(x), Math.abs(y)) < 0.9 ? [mapped(piece, back)] : [];
  });
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The six faces of the cube, folded from the flat net by walking from square to square over their common edges. */
function fold(primitives: readonly Primitive[]): Face[] | undefined {
  const all = tilesOf(primitives);
  const edge = ({ corners: [p, q] }: Tile) => distance(p as Point, q as Point);
  const largest = Math.max(...all.map(edge));
  const tiles = all.filter((tile) => Math.abs(edge(tile) - largest) < 0.5);
  const start = tiles[0];
  if (tiles.length !== 6 || !start) return undefined;
  const frames = new Map<Tile, Frame>([[start, { right: [1, 0, 0], down: [0, 1, 0], out: [0, 0, 1] }]]);
  const waiting = [start];
  for (let tile = waiting.pop(); tile; tile = waiting.pop()) {
    const frame = frames.get(tile) as Frame;
    for (const other of tiles) {
      if (frames.has(other)) continue;
      const over = stepOver(frame, apply(inverse(tile.map), apply(other.map, [0, 0])));
      if (!over) continue;
      frames.set(other, alignedWith(over, tile, other));
      waiting.push(other);
    }
  }
  const outs = [...frames.values()].map(({ out }) => out.join());
  if (new Set(outs).size !== 6) return undefined;
  return tiles.map((tile) => ({
    frame: frames.get(tile) as Frame,
    marks: marksOn(tile, primitives, tiles),
  }));
}

/** The frame of the neighbour whose middle is `towards` in the coordinates of a face; both read in the same directions. */
function stepOver({ right, down, out }: Frame, [x, y]: Point): Frame | undefined {
  const at = (wantedX: number, wantedY: number) => Math.hypot(x - wantedX, y - wantedY) < 0.1;
  if (at(2, 0)) return { right: negative(out), down, out: right };
  if (at(-2, 0)) return { right: out, down, out: negative(right) };
  if (at(0, 2)) return { right, down: negative(out), out: down };
  if (at(0, -2)) return { right, down: out, out: negative(down) };
  return undefined;
}

/** A frame read in the directions of one tile, for another tile that may be read a quarter or more further round. */
function alignedWith(frame: Frame, from: Tile, to: Tile): Frame {
  let [turned, [a, b]] = [frame, [from.map[0], from.map[1]]];
  for (let quarters = 0; quarters < 3; quarters += 1) {
    if (Math.hypot(a - to.map[0], b - to.map[1]) < 0.5) break;
    turned = quarter(turned);
    [a, b] = [-b, a];
  }
  return turned;
}

/** The three faces of a view in a space of its own, in which the edges from the near corner are the axes. */
function viewOf(primitives: readonly Primitive[]): Face[] | undefined {
  const tiles = nearFaces(tilesOf(primitives));
  if (!tiles) return undefined;
  const [first, second, third] = tiles.map(({ tile, near }) => startingAt(tile, near)) as [Tile, Tile, Tile];
  // Edges from the near corner, each shared by two faces; the first face has the first two as its right and down.
  const ends = [first.corners[1], first.corners[3]] as [Point, Point];
  const isEnd = (point: Point, at: 0 | 1) => distance(point, ends[at]) < close;
  const axisOf = (point: Point): Vector =>
    isEnd(point, 0) ? [1, 0, 0] : isEnd(point, 1) ? [0, 1, 0] : [0, 0, -1];
  const faces = [first, second, third].map((tile): Face => {
    const [right, down] = [axisOf(tile.corners[1] as Point), axisOf(tile.corners[3] as Point)];
    const axes: Vector[] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, -1],
    ];
    const third = axes.find((axis) => dot(axis, right) === 0 && dot(axis, down) === 0) as Vector;
    return {
      frame: { right, down, out: negative(third) },
      marks: marksOn(
        tile,
        primitives,
        tiles.map((one) => one.tile),
      ),
    };
  });
  return faces;
}

/** Three tiles that meet in one corner and share an edge two by two. */
function nearFaces(tiles: readonly Tile[]): { tile: Tile; near: Point }[] | undefined {
  for (const near of tiles.flatMap(({ corners }) => corners)) {
    const met = tiles.filter(({ corners }) => corners.some((corner) => distance(corner, near) < close));
    if (met.length === 3) return met.map((tile) => ({ tile, near }));
  }
  return undefined;
}

/** The same tile read from another of its corners. */
function startingAt({ corners, primitive }: Tile, near: Point): Tile {
  const at = corners.findIndex((corner) => distance(corner, near) < close);
  const [p, q, r, s] = [...corners.slice(at), ...corners.slice(0, at)] as [Point, Point, Point, Point];
  return tileOf([p, q, r, s], primitive);
}

/** Whether the cube can be held such that the three faces of a view are what is seen of it. */
function isViewOf(cube: readonly Face[], option: readonly Primitive[]): boolean {
  const view = viewOf(option)?.map(({ frame, marks }) => ({ frame, turned: turning(marks) }));
  if (!view) return false;
  return cube.some(({ frame }) => {
    let held = frame;
    for (let quarters = 0; quarters < 4; quarters += 1) {
      if (view.every((face) => showsAt(cube, face, held))) return true;
      held = quarter(held);
    }
    return false;
  });
}

const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Marks after as many quarters of a turn from right to down as are asked for; each is worked out when it is first needed. */
function turning(marks: readonly Piece[]): SeenFace['turned'] {
  const known: (readonly Piece[])[] = [];
  return (quarters) => {
    const [cos, sin] = directions[quarters] as (typeof directions)[number];
    known[quarters] ??= marks.map((mark) => mapped(mark, [cos, sin, 0 - sin, cos, 0, 0]));
    return known[quarters];
  };
}

interface SeenFace {
  readonly frame: Frame;
  readonly turned: (quarters: number) => readonly Piece[];
}

/** Whether the cube has the marks of a seen face where it lies, the first seen face lying on `held`. */
function showsAt(cube: readonly Face[], { frame, turned }: SeenFace, held: Frame): boolean {
  const place = ([x, y, z]: Vector): Vector =>
    [0, 1, 2].map(
      (at) => x * (held.right[at] as number) + y * (held.down[at] as number) + z * (held.out[at] as number),
    ) as unknown as Vector;
  const [right, out] = [place(frame.right), place(frame.out)];
  const face = cube.find((one) => dot(one.frame.out, out) > 0.5) as Face;
  // How far the directions of the seen face are turned against those of the cube's own.
  const [along, across] = [dot(right, face.frame.right), dot(right, face.frame.down)];
  const quarters = along > 0.5 ? 0 : across > 0.5 ? 1 : along < -0.5 ? 2 : 3;
  return coincide(turned(quarters), face.marks, tolerance);
}
