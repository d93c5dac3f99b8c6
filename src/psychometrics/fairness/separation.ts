import type { Cell } from './observation.ts';

/** Predictors: the matching value; and the group; and their interaction. */
export const logisticModels = ['matching', 'group', 'interaction'] as const;
export type LogisticModel = (typeof logisticModels)[number];

/**
 * The models that part right from wrong answers completely or but for ties, so that their likelihood has no maximum
 * (Albert & Anderson 1984). With one matching value and two groups that can be read from its order: a threshold for
 * all persons, one for each group in the same direction (or a group all right or all wrong), or one for either group.
 */
export function separatedModels(cells: readonly Cell[]): LogisticModel[] {
  const groups = [cells.filter(({ focal }) => !focal), cells.filter(({ focal }) => focal)];
  const directions = [1, -1];
  const separated: Record<LogisticModel, boolean> = {
    matching: directions.some((direction) => isParted(cells, direction)),
    group:
      directions.some((direction) => groups.every((group) => isParted(group, direction))) ||
      groups.some(
        (group) => group.every(({ right }) => right === 0) || group.every(({ wrong }) => wrong === 0),
      ),
    interaction: groups.some((group) => directions.some((direction) => isParted(group, direction))),
  };
  return logisticModels.filter((model) => separated[model]);
}

/** No wrong answer lies above a right one, the matching value being read in the direction. */
function isParted(cells: readonly Cell[], direction: number): boolean {
  const wrong = cells.filter((cell) => cell.wrong > 0).map(({ matching }) => direction * matching);
  const right = cells.filter((cell) => cell.right > 0).map(({ matching }) => direction * matching);
  return Math.max(...wrong) <= Math.min(...right);
}
