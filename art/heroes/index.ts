import type { View } from '../scene/frame.ts';
import { scene as otherHour } from '../subconscious/other-hour.ts';
import { house } from './house.ts';
import { shareGround } from './share-ground.ts';
import { unconscious } from './unconscious.ts';

/** A picture that words stand on, in a shape of its own. */
export interface Hero {
  readonly name: string;
  /** Where its files stand, from the root on, without what they end in. */
  readonly file: string;
  readonly formats: readonly ('avif' | 'webp' | 'png')[];
  readonly view: View;
  readonly scene: () => string;
}

const wide: View = { width: 1200, height: 675, scale: 2 };
const tall: View = { width: 468, height: 960, scale: 780 / 468 };
const card: View = { width: 1200, height: 630, scale: 1 };

/** The part of a whole scene that a telephone sees of it, around its heart. */
const upright = (scene: string, { width, height, scale }: View): string =>
  scene.replace(
    'viewBox="0 0 1200 900" width="1200" height="900"',
    `viewBox="562 0 ${(900 * width) / height} 900" width="${width * scale}" height="${height * scale}"`,
  );

/** Everything that `bin/pictures.mjs` renders besides the collections of the tests. */
export const heroes: readonly Hero[] = [
  {
    name: 'unconscious-wide',
    file: 'src/web/themes/art/unconscious-wide',
    formats: ['avif', 'webp'],
    view: wide,
    scene: () => unconscious({ view: wide, line: 428, standing: 806, walking: 874, sun: 978, high: 112 }),
  },
  {
    name: 'unconscious-tall',
    file: 'src/web/themes/art/unconscious-tall',
    formats: ['avif', 'webp'],
    view: tall,
    scene: () => unconscious({ view: tall, line: 590, standing: 168, walking: 226, sun: 318, high: 104 }),
  },
  {
    name: 'house-wide',
    file: 'src/web/themes/art/house-wide',
    formats: ['avif', 'webp'],
    view: wide,
    scene: () => house({ view: wide, shore: 400, west: 640 }),
  },
  {
    name: 'house-tall',
    file: 'src/web/themes/art/house-tall',
    formats: ['avif', 'webp'],
    view: tall,
    scene: () => house({ view: tall, shore: 330, west: 250 }),
  },
  {
    name: 'hour-wide',
    file: 'src/web/themes/art/hour-wide',
    // As AVIF it stands among the pictures of the test.
    formats: ['webp'],
    view: { width: 1200, height: 900, scale: 1 },
    scene: otherHour,
  },
  {
    name: 'hour-tall',
    file: 'src/web/themes/art/hour-tall',
    // A third lighter than as AVIF.
    formats: ['webp'],
    view: tall,
    scene: () => upright(otherHour(), tall),
  },
  {
    name: 'share',
    file: 'assets/pictures/share/ground',
    formats: ['png', 'avif'],
    view: card,
    scene: () => shareGround(card),
  },
];
