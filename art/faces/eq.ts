import { profile } from '#art/scene/bust.ts';
import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { mist } from '#art/scene/mist.ts';
import { box, downward, shape, sideways } from '#art/scene/paint.ts';
import { wellPalette as p } from '#art/scene/palette.ts';
import { moon, sky, stars } from '#art/scene/sky.ts';
import { glints } from '#art/scene/water.ts';

const shore = 640;
const sun = [600, 400] as const;

/** Somebody in profile, lit from in front. @param warm how much light shows in the breast */
const person = (place: string, warm: number): string =>
  layer(
    { transform: place },
    layer(
      { transform: 'translate(1.1 -.4)' },
      shape(
        profile(),
        sideways(-60, 44, [
          [0, p.light, 0.2],
          [1, p.pale, 1],
        ]),
      ),
    ),
    shape(
      profile(),
      sideways(-100, 60, [
        [0, oklch(0.085, 0.022, 18)],
        [1, oklch(0.135, 0.034, 20)],
      ]),
    ),
    layer({ within: profile() }, glow([22, 46], 5, p.light, { strength: warm, reach: 10, outer: p.rose })),
  );

/** Two people face each other before a low sun, and in each a light of their own. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.2, 0.05, 14)],
      [0.34, oklch(0.36, 0.078, 20)],
      [0.58, oklch(0.56, 0.11, 38)],
      [0.72, oklch(0.76, 0.12, 62)],
      [1, oklch(0.5, 0.08, 34)],
    ]),
    stars(761, 90, p.pale, { low: 260, opacity: 0.7 }),
    glow(sun, 96, p.light, { strength: 0.7, reach: 7, outer: p.rose }),
    moon(sun, 116, oklch(0.93, 0.07, 82), oklch(0.78, 0.12, 62), 7),
    mist(360, 560, oklch(0.7, 0.12, 50), { veil: 0.12, torn: 0.5, seed: 762 }),
    land(
      ridge(
        763,
        [
          [-20, 600],
          [220, 566],
          [460, 604],
          [720, 582],
          [980, 560],
          [1220, 598],
        ],
        0.12,
      ),
      oklch(0.4, 0.085, 26),
      oklch(0.66, 0.11, 48),
      { foot: shore, fade: 0.9 },
    ),
    box(
      0,
      shore,
      width,
      height - shore,
      downward(shore, height, [
        [0, oklch(0.62, 0.11, 48)],
        [0.4, oklch(0.34, 0.072, 26)],
        [1, oklch(0.15, 0.04, 18)],
      ]),
    ),
    pool([600, shore + 60], 220, 120, p.light, 0.5, p.rose),
    shape(glints(764, 600, [shore + 6, 890], [70, 190], 130), p.pale, 0.75),
    person('translate(318 650) scale(3.7)', 0.9),
    person('translate(886 668) scale(-3.55 3.55) rotate(4)', 0.6),
    box(
      0,
      820,
      width,
      80,
      downward(820, height, [
        [0, oklch(0.07, 0.02, 18), 0],
        [1, oklch(0.07, 0.02, 18), 0.7],
      ]),
    ),
    finish([600, 420], { vignette: 0.58, ink: oklch(0.06, 0.02, 16), tint: p.haze, seed: 765 }),
  );
