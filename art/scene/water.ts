import { bleed, width } from './frame.ts';
import { layer } from './layer.ts';
import { between, random, tenth } from './numbers.ts';

/** How a water surface breaks what it mirrors; `scale` is how far, in units. */
export interface Surface {
  readonly scale?: number;
  readonly across?: number;
  readonly down?: number;
  readonly seed?: number;
  readonly opacity?: number;
  /** Below 1 foreshortens. */
  readonly squash?: number;
  /** How much wider the image is, so that its broken edges lie outside the frame. */
  readonly widen?: number;
}

/** Breaks parts as a water surface would, without turning them over. */
export function rippled(surface: Surface, ...parts: readonly string[]): string {
  const { scale = 16, across = 0.006, down = 0.07, seed = 4, opacity = 0.75 } = surface;
  // The blur keeps the displacement's staircase from showing.
  const filter =
    `<feTurbulence type="fractalNoise" baseFrequency="${across} ${down}" numOctaves="3" seed="${seed}" result="n"/>` +
    `<feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/>` +
    `<feGaussianBlur stdDeviation="0.9 0.5"/>`;
  return layer({ filter, opacity }, ...parts);
}

/** Turns parts over about a waterline and breaks them, from there down to `foot`. */
export function reflection(
  waterline: number,
  foot: number,
  surface: Surface,
  ...parts: readonly string[]
): string {
  const { squash = 1, widen = 0 } = surface;
  const transform =
    `translate(${tenth((-width * widen) / 2)} ${tenth(waterline * (1 + squash))})` +
    ` scale(${1 + widen} ${-squash})`;
  const within = `M${-bleed} ${tenth(waterline)}H${width + bleed}V${tenth(foot)}H${-bleed}Z`;
  return layer({ within }, rippled(surface, layer({ transform }, ...parts)));
}

/** Lens-shaped slivers of light: thin and dense far away (`top`), long and sparse near. */
export function glints(
  seed: number,
  centre: number,
  [top, foot]: readonly [number, number],
  [farSpread, nearSpread]: readonly [number, number],
  count: number,
): string {
  const next = random(seed);
  const t = tenth;
  let text = '';
  for (let index = 0; index < count; index++) {
    const share = next() ** 1.7;
    const y = between(top, foot, share);
    const aside = (next() + next() + next() - 1.5) / 1.5;
    const x = centre + aside * between(farSpread, nearSpread, share);
    const long = between(5, 46, share) * (0.3 + next()) * (1 - Math.abs(aside) * 0.6);
    const thick = between(0.5, 1.9, share) * (0.5 + next() * 0.6);
    text += `M${t(x - long)} ${t(y)}Q${t(x)} ${t(y - thick)} ${t(x + long)} ${t(y)}Q${t(x)} ${t(y + thick)} ${t(x - long)} ${t(y)}Z`;
  }
  return text;
}
