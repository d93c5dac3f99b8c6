import { type NormalPrior, standardNormal } from '../irt/prior.ts';
import { type Known, type Posteriors, posteriorsOf } from './posteriors.ts';
import { type ScoreTest, scoreTest } from './score-test.ts';

/** Groups of persons by ability, as equal in size as may be. */
const levels = 3;

/** Fewer persons than this in a level leave nothing to compare. */
const smallestLevel = 20;

/**
 * Fit of each item where people were not asked the same: whether it is as hard as its curve says for the less able, the middle
 * and the more able third of those who were asked it, told apart by their answers to the other items (Glas & Suárez Falcón 2003).
 *
 * @param known answers with the items fitted to them
 * @param prior of ability when they were fitted
 * @returns item by item, the least able level first; null where too few were asked
 */
export function fitByAbility(known: Known, prior: NormalPrior = standardNormal): (ScoreTest | null)[] {
  const posteriors = posteriorsOf(known, () => prior);
  return known.items.map((_, item) => {
    const asked = [...known.answers.keys()].filter((person) =>
      known.columns.some((owner, column) => owner === item && known.answers[person]?.[column] != null),
    );
    if (asked.length < levels * smallestLevel) return null;
    const rest = new Map(asked.map((person) => [person, abilityWithout(known, posteriors, item, person)]));
    const order = asked.toSorted((one, other) => (rest.get(one) as number) - (rest.get(other) as number));
    const levelOf = new Map(order.map((person, at) => [person, Math.floor((levels * at) / order.length)]));
    return scoreTest(known, posteriors, item, (person) => levelOf.get(person) ?? null);
  });
}

/** Expected ability of a person by the answers to all other items. */
function abilityWithout(
  { answers, columns }: Known,
  { points, weights, curves }: Posteriors,
  item: number,
  person: number,
): number {
  const { right } = curves[item] as Posteriors['curves'][number];
  const given = columns.flatMap((owner, column) => (owner === item ? (answers[person]?.[column] ?? []) : []));
  let [total, first] = [0, 0];
  for (let at = 0; at < points.length; at += 1) {
    const p = right[at] as number;
    const likelihood = given.reduce<number>((product, answer) => product * (answer === 1 ? p : 1 - p), 1);
    const weight = (weights[person * points.length + at] as number) / likelihood;
    total += weight;
    first += weight * (points[at] as number);
  }
  return first / total;
}
