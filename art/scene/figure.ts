import { layer } from './layer.ts';
import { type Point, tenth } from './numbers.ts';
import { cloaked, type Outline, standing, walking } from './outlines.ts';
import { downward, shape, stroke } from './paint.ts';

const outlines = { standing, walking, cloaked } as const;

/** How somebody stands in the light. */
export interface Person {
  readonly pose?: keyof typeof outlines;
  readonly colour: string;
  readonly rim: string;
  readonly rimStrength?: number;
  readonly rimWidth?: number;
  /** To the light, on screen, from -1 to 1 each way. */
  readonly toLight?: Point;
  readonly flipped?: boolean;
  /** Degrees, clockwise. */
  readonly tilt?: number;
  /** On the ground, away from the light: how far aside and how far towards us, in heights. */
  readonly shadow?: Point;
  readonly shadowColour?: string;
  readonly shadowStrength?: number;
}

const whole = ({ legs, body, head, collar }: Outline): string => `${legs}${body}${head}${collar}`;

/** The outline of a person 100 units tall with feet at the origin, to be cast as a shadow. */
export const silhouette = (pose: keyof typeof outlines): string => whole(outlines[pose]);

/** A person seen from behind, feet at a point, `high` units tall, edged by the light and casting a shadow. */
export function figure([x, y]: Point, high: number, person: Person): string {
  const {
    pose = 'standing',
    colour,
    rim,
    rimStrength = 0.9,
    rimWidth = 1,
    flipped = false,
    tilt = 0,
  } = person;
  const { toLight = [0, -1], shadow, shadowColour = '#000000', shadowStrength = 0.6 } = person;
  const outline = outlines[pose];
  const path = whole(outline);
  const scale = high / 100;
  const across = flipped ? -scale : scale;
  let cast = '';
  if (shadow) {
    const paint = downward(-100, 0, [
      [0, shadowColour, 0],
      [0.65, shadowColour, shadowStrength * 0.55],
      [1, shadowColour, shadowStrength],
    ]);
    const matrix = [across, 0, -scale * shadow[0], -scale * shadow[1], x, y].map((value) => value.toFixed(4));
    cast = layer({ blur: high * 0.009, transform: `matrix(${matrix.join(' ')})` }, shape(path, paint));
  }
  // The rim lies under the body, moved towards the light, and fades at the feet: all round it would be a sticker.
  const rimPaint = downward(-100, 0, [
    [0, rim, rimStrength],
    [0.55, rim, rimStrength * 0.75],
    [1, rim, rimStrength * 0.12],
  ]);
  const aside = toLight[0] * (flipped ? -1 : 1) * rimWidth * 0.9;
  const rimmed = layer(
    { transform: `translate(${aside.toFixed(2)} ${(toLight[1] * rimWidth * 0.75).toFixed(2)})` },
    shape(path, rimPaint),
  );
  const place = `translate(${tenth(x)} ${tenth(y)}) scale(${across.toFixed(4)} ${scale.toFixed(4)}) rotate(${tilt})`;
  return (
    cast + layer({ transform: place }, rimmed, shape(path, colour), stroke(outline.folds, rim, 0.55, 0.14))
  );
}
