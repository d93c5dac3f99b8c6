import { blend } from './colour.ts';
import { idOf } from './frame.ts';
import { between, eased, type Point, tenth } from './numbers.ts';

/** A gradient and the name it is painted by. */
export interface Gradient {
  readonly id: string;
  readonly definition: string;
}

/** A plain `#rrggbb`, or a gradient. */
export type Paint = string | Gradient;

/** Where (0 … 1), which colour, and how opaque (1 unless told). */
export type Stop = readonly [offset: number, colour: string, alpha?: number];

const stop = (offset: number, colour: string, alpha: number): string =>
  `<stop offset="${Number(offset.toFixed(3))}" stop-color="${colour}"` +
  `${alpha < 0.999 ? ` stop-opacity="${Number(alpha.toFixed(3))}"` : ''}/>`;

// Four a segment, eased in OKLab: fewer show bands, more show nothing.
const perSegment = 4;

function resampled(stops: readonly Stop[]): string {
  const [first] = stops;
  if (!first) return '';
  let text = stop(first[0], first[1], first[2] ?? 1);
  let [offset, colour, alpha = 1] = first;
  for (const [nextOffset, nextColour, nextAlpha = 1] of stops.slice(1)) {
    for (let step = 1; step <= perSegment; step++) {
      const part = eased(step / perSegment);
      text += stop(
        between(offset, nextOffset, step / perSegment),
        blend(colour, nextColour, part),
        between(alpha, nextAlpha, part),
      );
    }
    [offset, colour, alpha] = [nextOffset, nextColour, nextAlpha];
  }
  return text;
}

function gradient(element: string, attributes: string, stops: string): Gradient {
  const id = idOf(`${element}${attributes}${stops}`);
  return { id, definition: `<${element} id="${id}"${attributes}>${stops}</${element}>` };
}

/** From one point of the frame to another. */
export const linear = (from: Point, to: Point, stops: readonly Stop[]): Gradient =>
  gradient(
    'linearGradient',
    ` gradientUnits="userSpaceOnUse" x1="${tenth(from[0])}" y1="${tenth(from[1])}"` +
      ` x2="${tenth(to[0])}" y2="${tenth(to[1])}"`,
    resampled(stops),
  );

/** From one height of the frame down to another. */
export const downward = (from: number, to: number, stops: readonly Stop[]): Gradient =>
  linear([0, from], [0, to], stops);

/** From one abscissa of the frame to another. */
export const sideways = (from: number, to: number, stops: readonly Stop[]): Gradient =>
  linear([from, 0], [to, 0], stops);

/** Outward from a point of the frame. */
export const radial = (centre: Point, radius: number, stops: readonly Stop[]): Gradient =>
  gradient(
    'radialGradient',
    ` gradientUnits="userSpaceOnUse" cx="${tenth(centre[0])}" cy="${tenth(centre[1])}" r="${tenth(radius)}"`,
    resampled(stops),
  );

/** A gaussian falloff over whatever it fills, the only radial curve that shows no edge. */
export function falloff(colour: string, outer: string, strength: number, steepness = 3.4): Gradient {
  const floor = Math.exp(-steepness);
  let stops = '';
  for (let step = 0; step <= 12; step++) {
    const share = step / 12;
    const alpha = (strength * (Math.exp(-steepness * share * share) - floor)) / (1 - floor);
    stops += stop(share, blend(colour, outer, share), alpha);
  }
  return gradient('radialGradient', '', stops);
}

/** The definition a paint needs, nothing for a plain colour. */
export const defined = (paint: Paint): string =>
  typeof paint === 'string' ? '' : `<defs>${paint.definition}</defs>`;

/** How a `fill` or `stroke` names a paint. */
export const named = (paint: Paint): string => (typeof paint === 'string' ? paint : `url(#${paint.id})`);

const opaque = (opacity: number): string => (opacity < 1 ? ` opacity="${Number(opacity.toFixed(3))}"` : '');

/** A filled path. */
export const shape = (
  path: string,
  paint: Paint,
  opacity = 1,
  rule: 'nonzero' | 'evenodd' = 'nonzero',
): string =>
  `${defined(paint)}<path d="${path}" fill="${named(paint)}"${opaque(opacity)}` +
  `${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}/>`;

/** A drawn line; `thickness` in units. */
export const stroke = (path: string, paint: Paint, thickness: number, opacity = 1): string =>
  `${defined(paint)}<path d="${path}" fill="none" stroke="${named(paint)}" stroke-width="${tenth(thickness * 10) / 10}"` +
  ` stroke-linecap="round" stroke-linejoin="round"${opaque(opacity)}/>`;

export const box = (x: number, y: number, wide: number, high: number, paint: Paint, opacity = 1): string =>
  `${defined(paint)}<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(wide)}" height="${tenth(high)}"` +
  ` fill="${named(paint)}"${opaque(opacity)}/>`;

export const oval = (
  x: number,
  y: number,
  across: number,
  along: number,
  paint: Paint,
  opacity = 1,
): string =>
  `${defined(paint)}<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(across)}" ry="${tenth(along)}"` +
  ` fill="${named(paint)}"${opaque(opacity)}/>`;
