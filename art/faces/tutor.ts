import { knotOfHair, profile } from '#art/scene/bust.ts';
import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { polygon } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { box, downward, oval, shape, sideways, stroke } from '#art/scene/paint.ts';
import { labyrinthPalette as p } from '#art/scene/palette.ts';

/** Three panes either way, each with its upper left corner. */
const pane = 176;
const panes = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ row, column, x: 508 + column * (pane + 18), y: 96 + row * (pane + 18) })),
);

const dark = oklch(0.19, 0.035, 212);

/** What is drawn on a pane: its row says which figure, its column how many. */
function drawnOn({ row, column, x, y }: (typeof panes)[number]): string {
  const middle = y + pane / 2;
  const size = 17;
  return Array.from({ length: column + 1 }, (_, nth) => {
    const at = x + pane / 2 + (nth - column / 2) * 46;
    if (row === 0) return oval(at, middle, size, size, dark);
    if (row === 1) return box(at - size, middle - size, 2 * size, 2 * size, dark);
    return shape(
      polygon([
        [at, middle - size * 1.15],
        [at + size * 1.15, middle + size],
        [at - size * 1.15, middle + size],
      ]),
      dark,
    );
  }).join('');
}

/** A window of nine panes; the last one is still empty, and the light comes through it. */
const window = (): string =>
  panes
    .map((one) => {
      const isOpen = one.row === 2 && one.column === 2;
      const light = downward(one.y, one.y + pane, [
        [0, oklch(isOpen ? 0.95 : 0.8 - one.row * 0.05, isOpen ? 0.055 : 0.085, 88)],
        [1, oklch(isOpen ? 0.9 : 0.68 - one.row * 0.05, isOpen ? 0.09 : 0.09, 80)],
      ]);
      return box(one.x, one.y, pane, pane, light) + (isOpen ? '' : drawnOn(one));
    })
    .join('');

const head = (): string => `${profile()}${knotOfHair()}`;

/** Somebody with her hair in a knot before a window of nine panes, on which figures follow a rule; one pane waits. */
export const scene = (): string =>
  frame(
    box(
      0,
      0,
      width,
      height,
      downward(0, height, [
        [0, oklch(0.17, 0.03, 214)],
        [0.7, oklch(0.13, 0.024, 214)],
        [1, oklch(0.09, 0.018, 214)],
      ]),
    ),
    glow([820, 400], 90, p.light, { strength: 0.4, reach: 8, outer: p.rose }),
    window(),
    glow([984, 572], 46, p.pale, { strength: 0.75, reach: 9, outer: p.light }),
    mist(90, 720, p.rose, { veil: 0.05, torn: 0.4, seed: 751 }),
    layer(
      { transform: 'translate(452 626) rotate(2) scale(4)' },
      layer(
        { transform: 'translate(1 -.5)' },
        shape(
          head(),
          sideways(-70, 44, [
            [0, p.light, 0.25],
            [1, p.pale, 1],
          ]),
        ),
      ),
      shape(
        head(),
        sideways(-100, 60, [
          [0, oklch(0.075, 0.016, 214)],
          [1, oklch(0.12, 0.024, 212)],
        ]),
      ),
      stroke('M-36 -86C-24 -78 -8 -82 8 -97M-41 -74C-28 -66 -10 -70 14 -93', p.light, 0.7, 0.16),
    ),
    box(
      0,
      780,
      width,
      120,
      downward(780, height, [
        [0, oklch(0.06, 0.014, 214), 0],
        [1, oklch(0.06, 0.014, 214), 0.8],
      ]),
    ),
    finish([840, 420], { vignette: 0.6, ink: oklch(0.05, 0.014, 214), tint: p.haze, seed: 752 }),
  );
