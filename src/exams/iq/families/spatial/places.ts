import type { SpatialPlan } from '#psychometrics/generate/spatial/item.ts';

interface Design {
  /** Slope (a), difficulty in logits (b) and guessing (c) of the 3PL. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Standard deviation of the difficulties of items of one place around b. */
  readonly residual: number;
}

/** No model of difficulty is published for items like these: slope and residual are stated, to be calibrated first. */
const design = (b: number): Design => ({ a: 1.2, b, c: 1 / 6, residual: 1.2 });

/**
 * The family's places in rising difficulty. The difficulties are judgement: whole quarter turns of a figure are easiest; turns by
 * 30° of a line with many bends, more folds, and folds along slanting lines are harder (as in Shepard and Metzler, 1971, for the
 * angle, and in Shepard and Feng, 1972, for the number of folds).
 */
export const places: readonly { readonly plan: SpatialPlan; readonly design: Design }[] = [
  { plan: { kind: 'rotation', figure: 'tiles' }, design: design(-1.8) },
  { plan: { kind: 'folding', folds: 2, diagonals: 0, holes: 2, places: 2 }, design: design(-0.2) },
  { plan: { kind: 'cube' }, design: design(0.4) },
  { plan: { kind: 'rotation', figure: 'line' }, design: design(1.2) },
  { plan: { kind: 'folding', folds: 3, diagonals: 2, holes: 2, places: 1 }, design: design(2.3) },
];

/**
 * The same places, with so many lines that none comes twice soon, as the editions in stages have them, and with difficulties that
 * people bear out who do a part of what must be done (`bench/partial`): who does not tell a figure from its mirror image is right
 * half of the time in turned lines and cubes, who opens one fold of two still finds the sheet in two of three, and who opens two folds of three sees by the holes there are which sheet it must be.
 */
export const varied: readonly { readonly plan: SpatialPlan; readonly design: Design }[] = [
  { plan: { kind: 'rotation', figure: 'tiles' }, design: design(-1.8) },
  { plan: { kind: 'folding', folds: 2, diagonals: 0, holes: 2, places: 2 }, design: design(-1.6) },
  { plan: { kind: 'cube' }, design: design(-0.7) },
  { plan: { kind: 'rotation', figure: 'line', bends: 6 }, design: design(-0.7) },
  { plan: { kind: 'folding', folds: 3, diagonals: 2, holes: 2, places: 1 }, design: design(-1.7) },
];
