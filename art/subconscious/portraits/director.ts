import { oklch } from '#art/scene/colour.ts';
import { figure } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame } from '#art/scene/frame.ts';
import { below, heightAt, land, ridge } from '#art/scene/land.ts';
import { lantern } from '#art/scene/lantern.ts';
import { glow } from '#art/scene/light.ts';
import { polyline } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { shape, sideways, stroke } from '#art/scene/paint.ts';
import { bridgePalette as p } from '#art/scene/palette.ts';
import { sky, stars } from '#art/scene/sky.ts';

const crest = ridge(
  551,
  [
    [-20, 900],
    [160, 836],
    [340, 760],
    [520, 690],
    [680, 604],
    [800, 520],
    [900, 420],
    [990, 330],
    [1080, 300],
    [1220, 420],
  ],
  0.09,
);
const stand = 566;
const foot = heightAt(crest, stand);

/** Somebody on the way up a long ridge with a lantern held ahead; the summit is in sight. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.22, 0.05, 290)],
      [0.3, oklch(0.38, 0.062, 300)],
      [0.6, oklch(0.6, 0.078, 335)],
      [0.82, oklch(0.8, 0.085, 40)],
      [1, oklch(0.7, 0.075, 10)],
    ]),
    stars(552, 120, '#f4ecff', { low: 360, opacity: 0.8 }),
    land(
      ridge(
        553,
        [
          [-20, 640],
          [180, 560],
          [360, 630],
          [560, 560],
          [760, 620],
          [980, 540],
          [1220, 600],
        ],
        0.18,
      ),
      oklch(0.58, 0.07, 326),
      oklch(0.82, 0.075, 40),
      { foot: 920, hazeAt: 760, fade: 1 },
    ),
    mist(560, 800, oklch(0.82, 0.07, 40), { veil: 0.5, torn: 0.55, seed: 554 }),
    land(
      ridge(
        555,
        [
          [-20, 760],
          [200, 700],
          [420, 760],
          [700, 720],
          [960, 640],
          [1220, 600],
        ],
        0.16,
      ),
      oklch(0.42, 0.064, 310),
      oklch(0.7, 0.07, 0),
      { foot: 940, hazeAt: 880, fade: 1 },
    ),
    mist(640, 900, oklch(0.7, 0.07, 350), { veil: 0.45, torn: 0.55, seed: 556 }),
    glow([stand + 58, foot - 150], 26, p.light, { strength: 0.9, reach: 14, outer: p.rose }),
    figure([stand, foot + 14], 330, {
      pose: 'walking',
      colour: oklch(0.1, 0.03, 298),
      rim: p.light,
      rimStrength: 1,
      rimWidth: 0.6,
      toLight: [1, -0.1],
      tilt: 3,
    }),
    stroke(
      `M${stand + 38} ${foot - 176}L${stand + 62} ${foot - 186}V${foot - 170}`,
      oklch(0.1, 0.03, 298),
      6,
    ),
    lantern([stand + 62, foot - 128], 2.3, p.pale, oklch(0.09, 0.028, 298), p.light),
    shape(
      below(crest),
      sideways(0, 1200, [
        [0, oklch(0.12, 0.035, 298)],
        [0.6, oklch(0.19, 0.046, 302)],
        [1, oklch(0.27, 0.055, 308)],
      ]),
    ),
    stroke(
      polyline(crest),
      sideways(340, 1080, [
        [0, p.light, 0],
        [0.35, p.light, 0.9],
        [0.6, p.light, 0.3],
        [1, p.light, 0.6],
      ]),
      1.6,
    ),
    mist(780, 980, oklch(0.4, 0.06, 315), { veil: 0.4, torn: 0.5, seed: 557 }),
    finish([stand + 70, foot - 150], { vignette: 0.6, ink: oklch(0.07, 0.03, 298), tint: p.haze, seed: 558 }),
  );
