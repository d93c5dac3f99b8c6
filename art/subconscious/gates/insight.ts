import { birds } from '#art/scene/birds.ts';
import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame } from '#art/scene/frame.ts';
import { below, land, ridge } from '#art/scene/land.ts';
import { glow } from '#art/scene/light.ts';
import { polygon } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { downward, shape, sideways, stroke } from '#art/scene/paint.ts';
import { insightPalette as p } from '#art/scene/palette.ts';
import { archway, camera } from '#art/scene/perspective.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { block } from '#art/scene/solid.ts';

const { see } = camera({ centre: 600, horizon: 560, eye: 3, focal: 900 });
const steps = 17;
const rise = 0.24;
const run = 0.46;
const first = 5.4;
const door = { z: first + steps * run + 0.5, y: steps * rise };

const flight = (): string =>
  Array.from({ length: steps }, (_, index) => steps - 1 - index)
    .map((index) => {
      const share = index / steps;
      const tone = (lightness: number) => blend(oklch(lightness, 0.034, 175), p.haze, share * 0.35);
      const wide = 3.4 - share * 1.1;
      return (
        block(see, [0, index * rise - 0.6, first + index * run + run / 2], [wide, rise + 0.6, run], {
          front: tone(0.2 + share * 0.06),
          top: blend(tone(0.44), p.light, 0.35 + share * 0.3),
          left: tone(0.16),
          right: tone(0.24),
        }) +
        stroke(
          `M${see([-wide / 2, (index + 1) * rise, first + index * run]).join(' ')}L${see([wide / 2, (index + 1) * rise, first + index * run]).join(' ')}`,
          p.light,
          1.5,
          0.3 + share * 0.5,
        )
      );
    })
    .join('');

/** The gate of insight: a door that stands alone above the clouds, open, at the head of a stair. */
export const scene = (): string => {
  const opening = archway(see, [0, door.y, door.z], [1.6, 3.1]);
  const outer = archway(see, [0, door.y, door.z], [2.3, 3.62]);
  const [x, top] = see([0, door.y + 1.6, door.z]);
  const sill = see([0, door.y, door.z])[1];
  return frame(
    sky([
      [0, oklch(0.2, 0.038, 180)],
      [0.3, oklch(0.36, 0.046, 174)],
      [0.6, oklch(0.62, 0.046, 158)],
      [0.78, oklch(0.74, 0.05, 140)],
      [1, oklch(0.48, 0.042, 168)],
    ]),
    stars(441, 130, '#f4fff4', { low: 330, opacity: 0.75 }),
    land(
      ridge(
        442,
        [
          [-20, 560],
          [140, 450],
          [280, 530],
          [430, 590],
          [600, 600],
          [760, 580],
          [920, 520],
          [1070, 436],
          [1220, 540],
        ],
        0.22,
      ),
      oklch(0.5, 0.046, 167),
      oklch(0.75, 0.046, 145),
      { foot: 800, hazeAt: 680, fade: 1 },
    ),
    mist(500, 700, oklch(0.84, 0.046, 130), {
      veil: 0.45,
      torn: 0.65,
      seed: 443,
      across: 0.0034,
      down: 0.011,
    }),
    land(
      ridge(
        444,
        [
          [-20, 640],
          [120, 580],
          [260, 650],
          [420, 700],
          [780, 700],
          [940, 640],
          [1090, 560],
          [1220, 620],
        ],
        0.2,
      ),
      oklch(0.37, 0.046, 171),
      oklch(0.66, 0.045, 152),
      { foot: 900, hazeAt: 790, fade: 1 },
    ),
    mist(600, 840, oklch(0.8, 0.046, 138), {
      veil: 0.45,
      torn: 0.65,
      seed: 445,
      across: 0.0034,
      down: 0.011,
    }),
    glow([x, top], 46, p.light, { strength: 0.95, reach: 10, outer: oklch(0.8, 0.06, 125) }),
    shape(
      polygon(outer),
      sideways(x - 110, x + 110, [
        [0, oklch(0.2, 0.034, 176)],
        [0.5, oklch(0.13, 0.025, 178)],
        [1, oklch(0.26, 0.038, 172)],
      ]),
    ),
    shape(
      polygon(opening),
      downward(top - 130, sill, [
        [0, p.light],
        [0.5, '#fffef2'],
        [1, p.pale],
      ]),
    ),
    shape(
      polygon([
        see([-0.8, door.y, door.z]),
        see([-1.5, door.y, door.z - 1]),
        see([-1.5, door.y + 2.8, door.z - 1]),
        see([-0.8, door.y + 2.75, door.z]),
      ]),
      sideways(x - 150, x - 70, [
        [0, oklch(0.3, 0.04, 172)],
        [1, oklch(0.16, 0.03, 177)],
      ]),
    ),
    shape(
      polygon([
        see([0.8, door.y, door.z]),
        see([1.5, door.y, door.z - 1]),
        see([1.5, door.y + 2.8, door.z - 1]),
        see([0.8, door.y + 2.75, door.z]),
      ]),
      sideways(x + 70, x + 150, [
        [0, oklch(0.16, 0.03, 177)],
        [1, oklch(0.34, 0.042, 170)],
      ]),
    ),
    flight(),
    glow([x, sill - 40], 40, p.pale, { strength: 0.55, reach: 8, outer: p.light }),
    shape(
      below(
        ridge(
          446,
          [
            [-20, 760],
            [120, 790],
            [250, 850],
            [360, 920],
          ],
          0.2,
        ),
      ),
      oklch(0.12, 0.022, 178),
    ),
    shape(
      below(
        ridge(
          447,
          [
            [850, 920],
            [960, 850],
            [1080, 800],
            [1220, 740],
          ],
          0.2,
        ),
      ),
      oklch(0.12, 0.022, 178),
    ),
    mist(740, 960, oklch(0.56, 0.044, 165), { veil: 0.5, torn: 0.6, seed: 448 }),
    shape(birds(449, [860, 250], 5, 9, 90), oklch(0.22, 0.034, 176), 0.8),
    finish([x, top], { vignette: 0.6, ink: oklch(0.06, 0.02, 180), tint: p.haze, seed: 450 }),
  );
};
