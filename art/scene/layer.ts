import { bleed, height, idOf, width } from './frame.ts';
import type { Gradient } from './paint.ts';

/** How parts are shown together. */
export interface Layering {
  readonly opacity?: number;
  /** Moves, turns or scales the parts, before everything else. */
  readonly transform?: string;
  /** A path outside of which nothing shows. */
  readonly within?: string;
  /** With `evenodd`, a path inside the path is a hole. */
  readonly rule?: 'nonzero' | 'evenodd';
  /** Shows as much as the gradient is opaque. */
  readonly fade?: Gradient;
  /** Standard deviation across, or across and down, in units. */
  readonly blur?: number | readonly [number, number];
  /** The filter itself, as its primitives, after the blur. */
  readonly filter?: string;
}

const frame = `x="${-bleed}" y="${-bleed}" width="${width + 2 * bleed}" height="${height + 2 * bleed}"`;

/** A filter over the whole frame: its definition and its name. */
export function filterOf(primitives: string): { readonly id: string; readonly definition: string } {
  const id = idOf(primitives);
  const definition =
    `<filter id="${id}" filterUnits="userSpaceOnUse" ${frame} color-interpolation-filters="sRGB">` +
    `${primitives}</filter>`;
  return { id, definition };
}

const wrapped = (definition: string, attribute: string, inner: string): string =>
  `<defs>${definition}</defs><g ${attribute}>${inner}</g>`;

/** Parts shown as one: moved, blurred, clipped, faded. */
export function layer(layering: Layering, ...parts: readonly string[]): string {
  const { opacity = 1, transform, within, rule = 'nonzero', fade, blur, filter } = layering;
  let inner = parts.join('');
  if (transform) inner = `<g transform="${transform}">${inner}</g>`;
  const deviation = typeof blur === 'number' ? [blur, blur] : blur;
  const primitives = `${deviation ? `<feGaussianBlur stdDeviation="${deviation.join(' ')}"/>` : ''}${filter ?? ''}`;
  if (primitives) {
    const { id, definition } = filterOf(primitives);
    inner = wrapped(definition, `filter="url(#${id})"`, inner);
  }
  if (within) {
    const hole = rule === 'evenodd' ? ' clip-rule="evenodd"' : '';
    const id = idOf(`clip${within}${hole}`);
    inner = wrapped(
      `<clipPath id="${id}"><path d="${within}"${hole}/></clipPath>`,
      `clip-path="url(#${id})"`,
      inner,
    );
  }
  if (fade) {
    const id = idOf(`mask${fade.definition}`);
    const mask =
      `<mask id="${id}" maskUnits="userSpaceOnUse" style="mask-type:alpha" ${frame}>` +
      `<rect ${frame} fill="url(#${fade.id})"/></mask>`;
    inner = wrapped(`${fade.definition}${mask}`, `mask="url(#${id})"`, inner);
  }
  return opacity < 1 ? `<g opacity="${Number(opacity.toFixed(3))}">${inner}</g>` : inner;
}
