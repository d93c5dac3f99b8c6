import { channels } from './colour.ts';
import { height, width } from './frame.ts';
import { layer } from './layer.ts';
import { box, downward } from './paint.ts';

/** How long waves are on screen, as cycles a unit, and how they are painted: opacity = gain × lightness + floor. */
export interface Waves {
  readonly across: number;
  readonly down: number;
  readonly seed: number;
  readonly gain: number;
  readonly floor: number;
}

/**
 * The frame full of waves lit from far away, as one colour: the sides that face the light, or with a negative gain those
 * that face us.
 */
export function waves(colour: string, { across, down, seed, gain, floor }: Waves): string {
  const tint = channels(colour)
    .map((channel) => `0 0 0 0 ${Number(channel.toFixed(3))}`)
    .join(' ');
  // Shorter waves are as steep as longer ones, so that their height goes with their length.
  const filter =
    `<feTurbulence type="fractalNoise" baseFrequency="${across} ${down}" numOctaves="3" seed="${seed}"/>` +
    `<feDiffuseLighting surfaceScale="${(0.55 / down).toFixed(1)}" lighting-color="#ffffff">` +
    `<feDistantLight azimuth="-82" elevation="32"/></feDiffuseLighting>` +
    `<feColorMatrix values="${tint} ${gain} 0 0 0 ${floor}"/>`;
  return layer({ filter }, box(0, 0, width, height, '#ffffff'));
}

/** A stretch of sea: the heights where it begins, is fullest and ends, and how long its waves are there. */
export interface Reach {
  readonly from: number;
  readonly full: number;
  readonly to: number;
  readonly across: number;
  readonly down: number;
}

/** A sea in perspective: stretch by stretch, from far to near, each dissolving into the next; the first begins at once. */
export function receding<Stretch extends Reach>(
  reaches: readonly Stretch[],
  opacity: number,
  draw: (reach: Stretch, index: number) => readonly string[],
): string {
  return reaches
    .map((reach, index) => {
      const { from, full, to } = reach;
      const fade = downward(from, to, [
        [0, '#ffffff', index ? 0 : 1],
        [(full - from) / (to - from), '#ffffff', 1],
        [1, '#ffffff', 0],
      ]);
      return layer({ fade, opacity }, ...draw(reach, index));
    })
    .join('');
}
