import type { Fold } from './folding.ts';
import { cut, type HalfPlane, offset, type Point, type Polygon, reflect, sheet } from './paper.ts';

export type Segment = readonly [Point, Point];

/** What the paper looks like from above. */
export interface Paper {
  readonly outline: Polygon;
  /** Edges of parts folded over before, where they lie on top and within the outline. */
  readonly edges: readonly Segment[];
}

/** The paper before a fold, and what the fold moves. */
export interface Stage {
  readonly paper: Paper;
  readonly fold: Fold;
  readonly moving: Polygon;
}

/** What of a segment lies on one side of a line; on the line itself it counts as staying (side 1). */
function cutSegment([from, to]: Segment, half: HalfPlane, side: 1 | -1): Segment | undefined {
  const [here, there] = [side * offset(half, from), side * offset(half, to)];
  if (here >= 0 && there >= 0) return side === 1 || here + there > 0 ? [from, to] : undefined;
  if (here <= 0 && there <= 0) return undefined;
  const part = here / (here - there);
  const met: Point = [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
  return here > 0 ? [from, met] : [met, to];
}

const sidesOf = (polygon: Polygon): Segment[] =>
  polygon.map((from, at) => [from, polygon[(at + 1) % polygon.length] as Point]);

/** The half planes of which a convex polygon is what all share. */
function halfPlanesOf(polygon: Polygon): HalfPlane[] {
  const sides = sidesOf(polygon);
  const turn = Math.sign(sides.reduce((sum, [[x, y], [toX, toY]]) => sum + x * toY - toX * y, 0));
  return sides.map(([from, to]) => {
    const along = [turn * (from[1] - to[1]), turn * (to[0] - from[0])] as const;
    return { along, at: along[0] * from[0] + along[1] * from[1] };
  });
}

/** What of a segment a convex polygon does not cover. */
function uncovered(segment: Segment, polygon: Polygon): Segment[] {
  let within: Segment | undefined = segment;
  const outside: Segment[] = [];
  for (const half of halfPlanesOf(polygon)) {
    const beyond = within && cutSegment(within, half, -1);
    if (beyond) outside.push(beyond);
    within = within && cutSegment(within, half, 1);
  }
  return outside;
}

function folded({ outline, edges }: Paper, fold: Fold, moving: Polygon): Paper {
  const resting = cut(outline, fold, 1);
  const flap = moving.map((corner) => reflect(fold, corner));
  const kept = edges.flatMap((edge) => {
    const rest = cutSegment(edge, fold, 1);
    return rest ? uncovered(rest, flap) : [];
  });
  const halves = halfPlanesOf(resting);
  const isInner = (edge: Segment) =>
    !halves.some((half) => edge.every((point) => Math.abs(offset(half, point)) < 1e-9));
  return { outline: resting, edges: [...kept, ...sidesOf(flap)].filter(isInner) };
}

/** The sheet step by step, from above. @returns the stages before each fold, and the paper after the last */
export function stagesOf(folds: readonly Fold[]): {
  readonly stages: readonly Stage[];
  readonly last: Paper;
} {
  let paper: Paper = { outline: sheet, edges: [] };
  const stages = folds.map((fold): Stage => {
    const stage = { paper, fold, moving: cut(paper.outline, fold, -1) };
    paper = folded(paper, fold, stage.moving);
    return stage;
  });
  return { stages, last: paper };
}

/** The fold's line, where it crosses the paper. */
export function lineOf({ moving, fold }: Stage): Segment {
  const [from, to] = moving.filter((corner) => Math.abs(offset(fold, corner)) < 1e-9);
  return [from as Point, to as Point];
}
