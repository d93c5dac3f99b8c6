import { layer } from './layer.ts';
import { curve } from './line.ts';
import { between, type Point, pairs } from './numbers.ts';
import { shape } from './paint.ts';
import type { Camera, Place } from './perspective.ts';
import { turned } from './solid.ts';

/** A shoe's sole in metres, across and along, heel at 0. */
const sole: readonly Point[] = [
  [0, 0],
  [0.036, 0.012],
  [0.04, 0.06],
  [0.03, 0.12],
  [0.046, 0.2],
  [0.042, 0.26],
  [0.012, 0.3],
  [-0.026, 0.28],
  [-0.044, 0.22],
  [-0.032, 0.12],
  [-0.038, 0.05],
  [0, 0],
];

/** How prints look: the hollow, its lit edge, and where that lies on screen. */
export interface Prints {
  readonly hollow: string;
  readonly edge: string;
  readonly towards?: Point;
  readonly stride?: number;
  readonly size?: number;
  readonly opacity?: number;
}

/** Footprints along a way over the ground, left and right by turns. */
export function tracks({ see, scaleAt }: Camera, way: readonly Place[], prints: Prints): string {
  const { hollow, edge, towards = [0.6, 1], stride = 0.62, size = 1, opacity = 0.9 } = prints;
  const outlines: string[] = [];
  let left = stride;
  let side = 1;
  let scale = 0;
  for (const [from, to] of pairs(way)) {
    const long = Math.hypot(to[0] - from[0], to[2] - from[2]);
    const heading = Math.atan2(to[0] - from[0], to[2] - from[2]);
    for (; left < long; left += stride) {
      const share = left / long;
      const centre: Place = [
        between(from[0], to[0], share),
        between(from[1], to[1], share),
        between(from[2], to[2], share),
      ];
      const at = turned(centre, heading);
      outlines.push(
        curve(sole.map(([across, along]) => see(at((across + side * 0.12) * size, 0, along * size)))),
      );
      scale = Math.max(scale, scaleAt(centre));
      side = -side;
    }
    left -= long;
  }
  const all = outlines.join('');
  const shift = Math.min(1.6, scale * 0.012);
  return (
    layer(
      { transform: `translate(${towards[0] * shift} ${towards[1] * shift})` },
      shape(all, edge, opacity * 0.6),
    ) + shape(all, hollow, opacity)
  );
}
