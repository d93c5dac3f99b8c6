import { meanOf, varianceOf } from '#psychometrics/classical/describe.ts';
import { multidimensionalProbabilities } from '#psychometrics/irt/multidimensional-graded.ts';
import { drawFrom } from '#psychometrics/irt/scores/multidimensional.ts';
import { randomOf } from '#psychometrics/random.ts';
import { confidence } from '../kit/chance.ts';
import { branches } from './branches.ts';
import { items, scoredItems } from './items.ts';
import { abilitiesOf } from './score.ts';

/** Whether the choices in situations are as the statements let expect, better or worse; `few` were answered. */
export type Halves = 'agree' | 'kinder' | 'stricter' | 'few';

/** With fewer answers of a kind nothing is compared: three quarters of each. */
const fewest = { statement: 12, situation: 9 } as const;

/** As many persons with these statements are drawn; always the same ones, so that a report comes out the same again. */
const draws = 200;

/**
 * Compares the credit earned in the situations with the one that the statements predict: its distribution over persons
 * who could have given these statements (posterior predictive check, Gelman, Meng & Stern 1996).
 */
export function halvesOf(categories: readonly (number | null)[]): Halves {
  const of = (kind: 'statement' | 'situation') =>
    categories.map((category, at) => (items[at]?.kind === kind ? category : null));
  const answered = (kind: 'statement' | 'situation') => of(kind).filter((one) => one !== null).length;
  if (answered('statement') < fewest.statement || answered('situation') < fewest.situation) return 'few';
  const draw = drawFrom(abilitiesOf(of('statement')));
  const random = randomOf('persons with these statements');
  const predicted = Array.from({ length: draws }, () =>
    momentsOf(of('situation'), draw(branches.map(() => random.normal()))),
  );
  const means = predicted.map(({ mean }) => mean);
  const variance = varianceOf(means) + meanOf(predicted.map(({ variance: own }) => own));
  const credit = of('situation').reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const ratio = (credit - meanOf(means)) / Math.sqrt(variance);
  return ratio > confidence ? 'stricter' : ratio < -confidence ? 'kinder' : 'agree';
}

/** Mean and variance of the sum of what is answered, for a person of these abilities. */
function momentsOf(categories: readonly (number | null)[], abilities: readonly number[]) {
  let [mean, variance] = [0, 0];
  for (const [at, item] of scoredItems.entries()) {
    if (categories[at] === null) continue;
    const shares = multidimensionalProbabilities(item, abilities);
    const own = shares.reduce((sum, share, category) => sum + share * category, 0);
    mean += own;
    variance += shares.reduce((sum, share, category) => sum + share * (category - own) ** 2, 0);
  }
  return { mean, variance };
}
