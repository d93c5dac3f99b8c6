import type { ItemParameters } from '#psychometrics/irt/three-parameter.ts';

/** What the psychometrics bench compares with: the formulas written down once, as a textbook or a small package does. */

const grid = Array.from({ length: 61 }, (_, at) => -6 + at * 0.2);

const right = ({ a, b, c }: ItemParameters, ability: number) =>
  c + (1 - c) / (1 + Math.exp(-a * (ability - b)));

/** Expected a-posteriori ability and its standard error. */
export function plainScore(items: readonly ItemParameters[], answers: ArrayLike<number>) {
  const weights = grid.map((point) =>
    items.reduce(
      (product, item, at) => {
        const probability = right(item, point);
        return product * (answers[at] === 1 ? probability : 1 - probability);
      },
      Math.exp(-(point ** 2) / 2),
    ),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = weights.reduce((sum, weight, at) => sum + weight * (grid[at] as number), 0) / total;
  const variance =
    weights.reduce((sum, weight, at) => sum + weight * ((grid[at] as number) - mean) ** 2, 0) / total;
  return { theta: mean, standardError: Math.sqrt(variance) };
}

/** The unused item with the most information. */
export function plainNext(items: readonly ItemParameters[], ability: number, used: Uint8Array): number {
  let [best, most] = [-1, -1];
  items.forEach((item, at) => {
    if (used[at] !== 0) return;
    const probability = right(item, ability);
    const value =
      item.a ** 2 * ((1 - probability) / probability) * ((probability - item.c) / (1 - item.c)) ** 2;
    if (value > most) [best, most] = [at, value];
  });
  return best;
}

/** A test of 30 items, scored anew after each answer. */
export function plainAdaptiveTest(items: readonly ItemParameters[], answer: (item: number) => 0 | 1) {
  const used = new Uint8Array(items.length);
  const asked: ItemParameters[] = [];
  const answers: number[] = [];
  let score = { theta: 0, standardError: 1 };
  while (asked.length < 30) {
    const item = plainNext(items, score.theta, used);
    used[item] = 1;
    asked.push(items[item] as ItemParameters);
    answers.push(answer(item));
    score = plainScore(asked, answers);
  }
  return score;
}
