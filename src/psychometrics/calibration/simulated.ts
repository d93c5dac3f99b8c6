import { probability } from '../irt/three-parameter.ts';
import type { UncertainItem } from '../irt/uncertain-item.ts';
import { randomOf } from '../random.ts';
import { theta } from '../units.ts';
import type { AnswerMatrix } from './answers.ts';

export interface Simulation {
  readonly seed: string;
  readonly items: readonly UncertainItem[];
  readonly persons: number;
  /** Probability that a person did not answer an item; 0 where left out. */
  readonly missing?: number;
}

/** Answers of sitters of standard normal ability, each item's difficulty drawn anew for each sitter. */
export function simulated({ seed, items, persons, missing = 0 }: Simulation): {
  readonly answers: AnswerMatrix;
  readonly abilities: readonly number[];
} {
  const random = randomOf(seed);
  const abilities = Array.from({ length: persons }, () => random.normal());
  const answers = abilities.map((ability) =>
    items.map((item) => {
      const b = item.residual === 0 ? item.b : item.b + item.residual * random.normal();
      const right = random.next() < probability({ ...item, b }, theta(ability));
      return random.next() < missing ? null : right ? 1 : 0;
    }),
  );
  return { answers, abilities };
}
