import { layer } from './layer.ts';
import { glow } from './light.ts';
import { type Point, tenth } from './numbers.ts';
import { shape } from './paint.ts';

const frame = 'M-4 0H4L5-1.5H-5ZM-4.4-13H4.4L2-17H-2ZM-0.4-17A2.4 2.4 0 1 1 0.4-17Z';
const pane = 'M-3.6-1.6L-4-13H4L3.6-1.6Z';
const post = 'M-0.3-1.6V-13H0.3V-1.6Z';

/** An iron lantern standing at a point, 18 units high at size 1; the pane is the light. */
export function lantern([x, y]: Point, size: number, light: string, iron: string, outer = light): string {
  const transform = `translate(${tenth(x)} ${tenth(y)}) scale(${size})`;
  return (
    glow([x, y - 8 * size], 4 * size, light, { reach: 14, outer }) +
    layer({ transform }, shape(frame, iron), shape(pane, light), shape(post, iron))
  );
}
