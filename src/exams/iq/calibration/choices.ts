import type { ScaleId } from '../edition.ts';
import type { GatheredSitting } from './answers.ts';

/** Of the questions of one kind asked of one third of the sitters, what was done, as shares. */
export interface ChoiceCurve {
  readonly scale: ScaleId;
  /** From the least able third, 0, to the most able, 2. */
  readonly level: number;
  readonly asked: number;
  readonly right: number;
  /** What the places as calibrated expect. */
  readonly expected: number;
  readonly open: number;
  /** Of the wrong options taken, how they were made wrong. */
  readonly faults: ReadonlyMap<string, number>;
}

const levels = 3;

/**
 * Guessing and distractor curves: how often questions of each kind are solved, left open, or answered by options that are wrong in
 * each way, by the ability of who was asked. Where the least able solve more than expected, they guess better than a draw of six.
 *
 * @param abilities one a sitter
 * @param expected probability that a question of a place is solved at an ability
 */
export function choiceCurves(
  sittings: readonly GatheredSitting[],
  abilities: readonly number[],
  expected: (place: string, ability: number) => number | undefined,
): ChoiceCurve[] {
  const order = [...sittings.keys()].sort(
    (one, other) => (abilities[one] as number) - (abilities[other] as number),
  );
  const curves = new Map<
    string,
    {
      scale: ScaleId;
      level: number;
      asked: number;
      right: number;
      expected: number;
      open: number;
      faults: Map<string, number>;
    }
  >();
  order.forEach((sitter, rank) => {
    const level = Math.floor((levels * rank) / order.length);
    for (const { place, scale, right, fault } of sittings[sitter]?.choices ?? []) {
      const share = expected(place, abilities[sitter] as number);
      if (share === undefined) continue;
      const key = `${scale} ${level}`;
      const sums = curves.get(key) ?? {
        scale,
        level,
        asked: 0,
        right: 0,
        expected: 0,
        open: 0,
        faults: new Map<string, number>(),
      };
      sums.asked += 1;
      sums.right += right;
      sums.expected += share;
      if (right === 0 && fault === null) sums.open += 1;
      if (fault !== null) sums.faults.set(fault, (sums.faults.get(fault) ?? 0) + 1);
      curves.set(key, sums);
    }
  });
  return [...curves.values()]
    .map(({ faults, ...sums }) => {
      const wrong = [...faults.values()].reduce((sum, count) => sum + count, 0);
      return {
        ...sums,
        right: sums.right / sums.asked,
        expected: sums.expected / sums.asked,
        open: sums.open / sums.asked,
        faults: new Map([...faults].sort().map(([fault, count]) => [fault, count / wrong])),
      };
    })
    .sort((one, other) => one.scale.localeCompare(other.scale) || one.level - other.level);
}
