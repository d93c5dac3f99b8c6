import { width } from './frame.ts';
import { between, type Point } from './numbers.ts';

/** Metres in space: x to the right, y up, z away. */
export type Place = readonly [x: number, y: number, z: number];

/** A pinhole that shifts instead of tilting, so that uprights stay upright. */
export interface Camera {
  /** Where a place shows. */
  readonly see: (place: Place) => Point;
  /** Units a metre at that distance. */
  readonly scaleAt: (place: Place) => number;
}

/** `focal` in units; `centre` and `horizon` are where the axis meets the frame; `eye` is the camera's height in metres. */
export function camera({ focal = 900, centre = width / 2, horizon = 380, eye = 1.7, yaw = 0 } = {}): Camera {
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  // Nearer than a fifth of a metre nothing is seen.
  const away = ([x, , z]: Place): number => Math.max(0.2, x * sin + z * cos);
  return {
    see: (place) => {
      const [x, y, z] = place;
      const scale = focal / away(place);
      return [centre + (x * cos - z * sin) * scale, horizon + (eye - y) * scale];
    },
    scaleAt: (place) => focal / away(place),
  };
}

/** A round-headed opening in a plane of constant distance, its sill in the middle at `x`, `y`; `rise` 1 is a semicircle. */
export function archway(
  see: Camera['see'],
  [x, y, z]: Place,
  [wide, high]: readonly [number, number],
  rise = 1,
): Point[] {
  const radius = wide / 2;
  const spring = y + high - radius * rise;
  const head = Array.from({ length: 15 }, (_, index) => {
    const angle = Math.PI - (Math.PI * index) / 14;
    return see([x + radius * Math.cos(angle), spring + radius * rise * Math.sin(angle), z]);
  });
  return [see([x - radius, y, z]), ...head, see([x + radius, y, z])];
}

/** A level circle, or a part of it from one angle to another. */
export function ring(
  see: Camera['see'],
  [x, y, z]: Place,
  radius: number,
  from = 0,
  to = Math.PI * 2,
  steps = 48,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = between(from, to, index / steps);
    return see([x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)]);
  });
}
