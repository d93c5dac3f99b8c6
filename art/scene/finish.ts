import { height, width } from './frame.ts';
import { noise } from './mist.ts';
import { clamp, type Point } from './numbers.ts';
import { box, radial, type Stop } from './paint.ts';

/** How a scene is closed: the vignette's ink and strength, and the tint of the light half of the wash. */
export interface Finish {
  readonly ink: string;
  readonly tint: string;
  readonly vignette?: number;
  readonly seed?: number;
  readonly wash?: number;
  /** The part of the plane that is seen, the whole frame unless told. */
  readonly view?: { readonly width: number; readonly height: number };
}

/** A slow mottle as of washed paper, and a vignette centred on the light, not on the frame. */
export function finish(light: Point, closing: Finish): string {
  const { ink, tint, vignette = 0.58, seed = 5, wash = 0.2, view = { width, height } } = closing;
  const reach = Math.hypot(
    Math.max(light[0], view.width - light[0]),
    Math.max(light[1], view.height - light[1]),
  );
  const stops = [0, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map(
    (offset): Stop => [offset, ink, vignette * clamp((offset - 0.28) / 0.72) ** 1.7],
  );
  const mottle = { across: 0.0045, down: 0.007, octaves: 5, seed };
  return (
    box(0, 0, view.width, view.height, radial(light, reach, stops)) +
    noise(tint, { ...mottle, gain: wash * 0.84, floor: wash * -0.42 }) +
    noise('#000000', { ...mottle, gain: wash * -2, floor: wash })
  );
}
