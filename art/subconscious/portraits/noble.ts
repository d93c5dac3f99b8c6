import { profile } from '#art/scene/bust.ts';
import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { mist } from '#art/scene/mist.ts';
import { box, downward, shape, sideways } from '#art/scene/paint.ts';
import { insightPalette as p } from '#art/scene/palette.ts';
import { moon, sky, stars } from '#art/scene/sky.ts';
import { glints } from '#art/scene/water.ts';

/** A head slightly bowed before a full moon over quiet water. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.17, 0.034, 182)],
      [0.4, oklch(0.32, 0.045, 175)],
      [0.75, oklch(0.54, 0.046, 164)],
      [1, oklch(0.4, 0.045, 170)],
    ]),
    stars(581, 150, '#f4fff6', { low: 460, opacity: 0.8, clear: [560, 370], radius: 300 }),
    glow([560, 370], 150, p.light, { strength: 0.7, reach: 4.6, outer: oklch(0.78, 0.06, 125) }),
    moon([560, 370], 256, p.light, oklch(0.62, 0.05, 140), 7),
    land(
      ridge(
        582,
        [
          [-20, 690],
          [180, 640],
          [380, 690],
          [640, 700],
          [860, 650],
          [1040, 610],
          [1220, 670],
        ],
        0.14,
      ),
      oklch(0.44, 0.047, 170),
      oklch(0.6, 0.046, 158),
      { foot: 740, fade: 1 },
    ),
    mist(620, 760, oklch(0.7, 0.046, 150), { veil: 0.5, torn: 0.5, seed: 583 }),
    box(
      0,
      734,
      width,
      height - 734,
      downward(734, height, [
        [0, oklch(0.5, 0.046, 164)],
        [1, oklch(0.16, 0.032, 178)],
      ]),
    ),
    shape(glints(584, 580, [738, 890], [160, 330], 150), p.pale, 0.6),
    layer(
      { transform: 'translate(540 620) rotate(9) scale(3.9)' },
      layer(
        { transform: 'translate(.9 -.7)' },
        shape(
          profile(),
          sideways(-60, 44, [
            [0, p.pale, 0.35],
            [1, '#ffffff', 0.9],
          ]),
        ),
      ),
      shape(
        profile(),
        sideways(-92, 60, [
          [0, oklch(0.08, 0.018, 178)],
          [1, oklch(0.14, 0.028, 176)],
        ]),
      ),
    ),
    box(
      0,
      780,
      width,
      120,
      downward(780, height, [
        [0, oklch(0.06, 0.016, 180), 0],
        [1, oklch(0.06, 0.016, 180), 0.75],
      ]),
    ),
    finish([560, 380], { vignette: 0.6, ink: oklch(0.05, 0.016, 182), tint: p.haze, seed: 585 }),
  );
