import type { Point } from '../affine.ts';
import type { Outline, Primitive } from '../svg.ts';
import { type Line, type Stage, unfold } from './unfold.ts';

/** Fainter strokes only say where the whole sheet lay. */
const frameInk = 0.3;

/** Holes are in the same place when their middles are nearer than this share of the sheet's side. */
const tolerance = 0.02;

interface Panel {
  readonly frame: readonly Point[];
  readonly primitives: Primitive[];
}

const isFrame = (primitive: Primitive): primitive is Outline =>
  primitive.kind === 'outline' &&
  primitive.closed &&
  primitive.paint.dash.length === 0 &&
  primitive.paint.stroke > 0 &&
  primitive.paint.stroke < frameInk;

/** Whether something is the dashed line of a fold, drawn in full ink. */
export const isFold = (primitive: Primitive): primitive is Outline =>
  primitive.kind === 'outline' &&
  primitive.points.length === 2 &&
  primitive.paint.dash.length > 0 &&
  primitive.paint.stroke === 1;

const isPaper = (primitive: Primitive): primitive is Outline =>
  primitive.kind === 'outline' &&
  primitive.closed &&
  primitive.paint.dash.length === 0 &&
  primitive.paint.stroke === 1;

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [nextX, nextY]) => [x + nextX, y + nextY], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

const placeOf = (primitive: Primitive): Point =>
  primitive.kind === 'outline'
    ? middleOf(primitive.points)
    : primitive.kind === 'circle'
      ? primitive.centre
      : primitive.at;

/** The pictures of a stem in the order of reading, each with what is nearest to its frame. */
function panelsOf(primitives: readonly Primitive[]): Panel[] {
  const frames = primitives.filter(isFrame).map(({ points }): Panel => ({ frame: points, primitives: [] }));
  for (const primitive of primitives) {
    if (isFrame(primitive)) continue;
    const [x, y] = placeOf(primitive);
    const away = ({ frame }: Panel) => {
      const [middleX, middleY] = middleOf(frame);
      return Math.max(Math.abs(x - middleX), Math.abs(y - middleY));
    };
    const [first, ...others] = frames;
    if (!first) continue;
    const nearest = others.reduce((best, panel) => (away(panel) < away(best) ? panel : best), first);
    if (away(nearest) < sideOf(nearest.frame) * 0.6) nearest.primitives.push(primitive);
  }
  return frames.sort((one, other) => {
    const [[x, y], [otherX, otherY]] = [middleOf(one.frame), middleOf(other.frame)];
    return Math.abs(y - otherY) < sideOf(one.frame) / 2 ? x - otherX : y - otherY;
  });
}

function sideOf(square: readonly Point[]): number {
  const xs = square.map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
}

/** Coordinates in which the sheet is the unit square. */
function sheetCoordinates(sheet: readonly Point[]): (point: Point) => Point {
  const [left, top] = [Math.min(...sheet.map(([x]) => x)), Math.min(...sheet.map(([, y]) => y))];
  const side = sideOf(sheet);
  return ([x, y]) => [(x - left) / side, (y - top) / side];
}

const holesOf = (primitives: readonly Primitive[]): Point[] =>
  primitives.flatMap((primitive) => (primitive.kind === 'circle' ? [primitive.centre] : []));

/** Where the holes of the stem's sheet are when it is unfolded; undefined where its pictures do not hang together. */
function unfolded(stem: readonly Primitive[]): Point[] | undefined {
  const panels = panelsOf(stem).map(({ frame, primitives }) => {
    const place = sheetCoordinates(frame);
    return {
      paper: primitives.find(isPaper)?.points.map(place),
      fold: primitives.find(isFold)?.points.map(place),
      holes: holesOf(primitives).map(place),
    };
  });
  const last = panels.pop();
  const stages = panels.flatMap(({ paper, fold, holes }): Stage[] =>
    paper && fold && holes.length === 0 ? [{ paper, fold: fold as unknown as Line }] : [],
  );
  if (!last?.paper || last.fold || stages.length !== panels.length) return undefined;
  return unfold(stages, last.paper, last.holes);
}

function sameHoles(one: readonly Point[], other: readonly Point[]): boolean {
  const holds = (holes: readonly Point[], [x, y]: Point) =>
    holes.some((hole) => Math.hypot(hole[0] - x, hole[1] - y) < tolerance);
  return (
    one.length === other.length &&
    one.every((hole) => holds(other, hole)) &&
    other.every((hole) => holds(one, hole))
  );
}

/** Which options show the stem's sheet, folded, punched and unfolded again. */
export function solveFolding(
  stem: readonly Primitive[],
  options: readonly (readonly Primitive[])[],
): number[] {
  const holes = unfolded(stem);
  if (!holes || holes.length === 0) return [];
  return options.flatMap((option, at) => {
    const sheet = option.find(isPaper)?.points;
    return sheet && sameHoles(holes, holesOf(option).map(sheetCoordinates(sheet))) ? [at] : [];
  });
}
