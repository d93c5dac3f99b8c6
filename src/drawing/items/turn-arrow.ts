import { round } from '../svg.ts';
import { type Place, route } from './spatial/parts.ts';

/** How far the barbs of the head stand off the way, outside and inside of its bend. */
const [outside, inside] = [0.45, 0.65];

/**
 * The way of a turn around a point, with a head at its end.
 *
 * @param degrees clockwise; negative the other way
 * @param from where it begins: degrees clockwise from above
 * @param barbLength of its head
 */
export function turnArrow([x, y]: Place, radius: number, degrees: number, from = 0, barbLength = 6): string {
  const at = (angle: number): Place => {
    const radians = ((angle - 90) * Math.PI) / 180;
    return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)];
  };
  const clockwise = degrees > 0 ? 1 : 0;
  const [startX, startY] = at(from);
  const [endX, endY] = at(from + degrees);
  const heading = ((from + degrees) * Math.PI) / 180 + (clockwise ? 0 : Math.PI);
  const barb = (turn: number): Place => {
    const angle = heading + (clockwise ? turn : -turn);
    return [endX - barbLength * Math.cos(angle), endY - barbLength * Math.sin(angle)];
  };
  const head = route([barb(outside), [endX, endY], barb(-inside)], false);
  const large = Math.abs(degrees) > 180 ? 1 : 0;
  const arc = `M${round(startX)} ${round(startY)}A${radius} ${radius} 0 ${large} ${clockwise} ${round(endX)} ${round(endY)}`;
  return `<path d="${arc}${head}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`;
}
