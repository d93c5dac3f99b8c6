import type { Fold, FoldingPlan } from './folding.ts';
import { covers, cut, doubleArea, offset, type Polygon, reflect, sheet, side } from './paper.ts';

/** The least part that is worth folding over, a ninth of the sheet, so that each fold is seen at a glance. */
const leastDoubleArea = (2 * side * side) / 9;

/** Lines at sixths of the sheet's sides. */
const straight: readonly Fold[] = [2, 4, 6, 8, 10].flatMap((at): Fold[] => [
  { along: [1, 0], at },
  { along: [-1, 0], at: -at },
  { along: [0, 1], at },
  { along: [0, -1], at: -at },
]);

/** Lines that meet the sides at halves, thirds and corners; near the corners they would leave hardly any part to fold. */
const diagonal: readonly Fold[] = [
  ...[6, 8, 12, 16, 18].flatMap((at): Fold[] => [
    { along: [1, 1], at },
    { along: [-1, -1], at: -at },
  ]),
  ...[-6, -4, 0, 4, 6].flatMap((at): Fold[] => [
    { along: [1, -1], at },
    { along: [-1, 1], at: -at },
  ]),
];

const isDiagonal = ({ along: [a, b] }: Fold): boolean => a !== 0 && b !== 0;

/** Whether the part that moves is large enough, and comes to lie within the part that stays. */
function isFoldable(paper: Polygon, fold: Fold): boolean {
  if (!paper.some((corner) => offset(fold, corner) < 0)) return false;
  const moving = cut(paper, fold, -1);
  return (
    doubleArea(moving) >= leastDoubleArea && moving.every((corner) => covers(paper, reflect(fold, corner)))
  );
}

/** Folds in their order, and what the paper covers before the first of them and after each. */
export interface Way {
  readonly folds: readonly Fold[];
  readonly papers: readonly Polygon[];
}

const known = new Map<string, readonly Way[]>();

/** All ways of folding the sheet so many times, so many of them diagonally; listed once, since the list never changes. */
export function waysOf({ folds, diagonals }: Pick<FoldingPlan, 'folds' | 'diagonals'>): readonly Way[] {
  const name = `${folds} ${diagonals}`;
  const ways = known.get(name) ?? continued({ folds: [], papers: [sheet] }, folds, diagonals);
  known.set(name, ways);
  return ways;
}

function continued(way: Way, folds: number, diagonals: number): Way[] {
  if (folds === 0) return [way];
  const paper = way.papers[way.papers.length - 1] as Polygon;
  const possible = [...(diagonals < folds ? straight : []), ...(diagonals > 0 ? diagonal : [])];
  return possible
    .filter((fold) => isFoldable(paper, fold))
    .flatMap((fold) => {
      const next = { folds: [...way.folds, fold], papers: [...way.papers, cut(paper, fold, 1)] };
      return continued(next, folds - 1, diagonals - (isDiagonal(fold) ? 1 : 0));
    });
}
