import { blend } from './colour.ts';
import { height, width } from './frame.ts';
import { layer } from './layer.ts';
import { noise } from './mist.ts';
import { between, type Point, random, tenth } from './numbers.ts';
import { box, downward, oval, radial, type Stop } from './paint.ts';

/** The air from the top of the frame (0) to its foot (1), or to another height. */
export const sky = (stops: readonly Stop[], foot = height): string =>
  box(0, 0, width, foot, downward(0, foot, stops));

/** Stars: fewer and fainter towards `low`; none within `radius` of `clear`. */
export function stars(
  seed: number,
  count: number,
  colour: string,
  { low = 420, opacity = 0.8, clear = [0, -1000] as Point, radius = 0, from = 0, to = width } = {},
): string {
  const next = random(seed);
  let text = '';
  for (let index = 0; index < count; index++) {
    const x = between(from, to, next());
    const y = low * next() ** 1.4;
    const size = 0.45 + next() ** 5 * 1.25;
    const alpha = opacity * (0.2 + 0.8 * next() ** 2) * (1 - (y / low) * 0.8);
    if (Math.hypot(x - clear[0], y - clear[1]) < radius) continue;
    text += `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${size.toFixed(2)}" opacity="${alpha.toFixed(2)}"/>`;
  }
  return `<g fill="${colour}">${text}</g>`;
}

/** A full moon, darker at its limb, with faint seas. */
export function moon([x, y]: Point, radius: number, colour: string, dark: string, seed = 3): string {
  const disc = `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
  const limb = radial([x - radius * 0.16, y - radius * 0.2], radius * 1.24, [
    [0, blend(colour, '#ffffff', 0.35)],
    [0.7, colour],
    [1, blend(colour, dark, 0.28)],
  ]);
  const seas = noise(dark, { across: 2.1 / radius, down: 2.4 / radius, gain: 2.4, floor: -1.16, seed });
  return oval(x, y, radius, radius, limb) + layer({ within: disc, opacity: 0.3 }, seas);
}
