import type { FoldingItem } from '#psychometrics/generate/spatial/folding/folding.ts';
import { openings, type Point } from '#psychometrics/generate/spatial/folding/paper.ts';
import type { SpatialItem } from '#psychometrics/generate/spatial/item.ts';
import { type PartialSolver, passing } from './solver.ts';

/** All options but those that are wrong in ways that somebody sees. */
const seeing =
  (faults: readonly string[]) =>
  (item: SpatialItem): number[] =>
    passing([...item.faults], (fault) => fault === null || !faults.includes(fault));

/** The sheets that hold every hole there is once the last so many folds are opened. */
function openedBy(folds: number, { stem, options }: FoldingItem): number[] {
  const holes = [stem.holes, ...(openings(stem.folds, stem.holes) ?? [])][folds] ?? [];
  const isThere = (option: readonly Point[], [x, y]: Point) =>
    option.some(([otherX, otherY]) => Math.abs(x - otherX) < 1e-9 && Math.abs(y - otherY) < 1e-9);
  return passing(options, (option) => holes.every((hole) => isThere(option, hole)));
}

/** Somebody who opens the last so many folds, and of figures sees all but some faults. */
const solver = (name: string, folds: number, faults: readonly string[]): PartialSolver<SpatialItem> => ({
  name,
  choose: (item) => (item.kind === 'folding' ? openedBy(folds, item) : seeing(faults)(item)),
  lacks: (item) => item.kind !== 'folding' || item.stem.folds.length > folds,
});

/** People who do a part of what must be done in the mind. */
export const spatialSolvers: readonly PartialSolver<SpatialItem>[] = [
  solver('does not tell a mirror image, opens one fold', 1, ['changed', 'changedMirrored', 'opposite']),
  solver('does not tell a mirror image, opens two folds', 2, ['changed', 'changedMirrored', 'opposite']),
  solver('looks at the hand alone, and where the punch went', 0, ['mirrored', 'changedMirrored']),
];
