import { round } from '../../svg.ts';

/** Column or x rightwards, row or y downwards. */
export type Place = readonly [number, number];

/** Straight lines from point to point as path data; closed for the outline of an area. */
export function route(points: readonly Place[], closed: boolean): string {
  const steps = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  return `M${steps.join('L')}${closed ? 'Z' : ''}`;
}

const guide = 'fill="none" stroke="currentColor" stroke-opacity="0.6" stroke-width="2"';

/** Where the answer belongs: an outline of round dots. */
export const emptyPlace = (data: string): string =>
  `<path d="${data}" ${guide} stroke-dasharray="0.1 6" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The outline of a square as path data. */
export const square = (left: number, top: number, side: number): string =>
  `M${left} ${top}H${left + side}V${top + side}H${left}Z`;

/** Points to what follows. */
export const chevron = (x: number, y: number): string =>
  `<path d="M${x - 3.5} ${y - 7}L${x + 3.5} ${y}L${x - 3.5} ${y + 7}" ${guide} stroke-linecap="round" stroke-linejoin="round"/>`;

/** Three quarters of a circle, clockwise, with the head of an arrow. */
export const turningArrow = (x: number, y: number, radius: number): string =>
  `<path d="M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x} ${y + radius}M${x + 6} ${y + radius - 5}L${x} ${y + radius}L${x + 6} ${y + radius + 5}" ${guide} stroke-linecap="round" stroke-linejoin="round"/>`;
