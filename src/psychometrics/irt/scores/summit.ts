import { type Theta, theta } from '../../units.ts';
import { type AnsweredItem, isGraded } from '../item.ts';

/** Derivative of what is maximised, by ability. */
export type Score = (ability: Theta) => number;

/** Steps of a feature's own width at which a score is looked at on both sides of the feature. */
const steps = Array.from({ length: 33 }, (_, at) => (at - 16) * 0.5);

/** Where a score bends: at an ability, and how widely. */
interface Feature {
  readonly center: number;
  readonly width: number;
}

/**
 * Abilities between which a score is looked at for a change of sign, in rising order: close together around every item's
 * difficulties, where it bends, and so far out at both ends that only the flattest item still counts there.
 *
 * @param ends abilities that the points reach in any case
 */
export function scanPoints(answered: readonly AnsweredItem[], ends: readonly Theta[] = []): Theta[] {
  const features = featuresOf(answered);
  const around = features.flatMap(({ center, width }) => steps.map((step) => center + step * width));
  const rising = Float64Array.from([...around, ...outermost(answered, features, ends)]).sort();
  // A score does not turn twice within a quarter of the steepest item's own width.
  const distance = 0.25 / Math.max(...answered.map(({ item }) => item.a));
  const kept: Theta[] = [];
  rising.forEach((point, at) => {
    const before = kept.at(-1) ?? -Infinity;
    if (point - before >= distance || at === rising.length - 1) kept.push(theta(point));
  });
  return kept;
}

/**
 * As `scanPoints`, for a log-likelihood: without guessing and residuals it bends down everywhere (Samejima
 * 1969), has one summit at most, and the outermost points say where to look for it.
 */
export function likelihoodPoints(answered: readonly AnsweredItem[], ends: readonly Theta[] = []): Theta[] {
  const concave = answered.every(
    ({ item, category }) => isGraded(item) || (!item.residual && (item.c === 0 || category === 0)),
  );
  return concave ? outermost(answered, featuresOf(answered), ends) : scanPoints(answered, ends);
}

function featuresOf(answered: readonly AnsweredItem[]): Feature[] {
  return answered.flatMap(({ item }) =>
    isGraded(item)
      ? item.thresholds.map((center) => ({ center, width: 1 / item.a }))
      : [{ center: item.b, width: Math.hypot(1 / item.a, item.residual ?? 0) }],
  );
}

/** The lowest and the highest ability to look at. */
function outermost(
  answered: readonly AnsweredItem[],
  features: readonly Feature[],
  ends: readonly Theta[],
): Theta[] {
  const slopes = answered.map(({ item }) => item.a);
  const [flattest, steepest] = [Math.min(...slopes), Math.max(...slopes)];
  // Beyond this the flattest item's exponential tail outweighs the tails of all others together.
  const reach = (5 + Math.log((slopes.length * steepest) / flattest)) / flattest;
  const widest = Math.max(...features.map(({ width }) => width));
  const centers = features.map(({ center }) => center);
  return [
    theta(Math.min(...ends, Math.min(...centers) - reach - 8 * widest)),
    theta(Math.max(...ends, Math.max(...centers) + reach + 8 * widest)),
  ];
}

/** The abilities at which a score falls through 0: the local maxima of what it is the derivative of. */
export function summits(score: Score, points: readonly Theta[]): Theta[] {
  const found: Theta[] = [];
  let rising: Theta | undefined;
  for (const point of points) {
    const value = score(point);
    if (value > 0) rising = point;
    else if (value < 0 && rising !== undefined) {
      found.push(fallOf(score, rising, point));
      rising = undefined;
    }
  }
  return found;
}

/** The ability among some at which a function is highest. */
export function highestOf(abilities: readonly Theta[], height: (ability: Theta) => number): Theta {
  const [first, ...others] = abilities as readonly [Theta, ...Theta[]];
  let [best, top] = [first, height(first)];
  for (const ability of others) {
    const value = height(ability);
    if (value > top) [best, top] = [ability, value];
  }
  return best;
}

/** Far below the 1e-6 that scores are compared to, and above the rounding of a score. */
const tolerance = 1e-13;

/** The zero of a score that is above 0 at one ability and below 0 at the other (Ridders 1979). */
function fallOf(score: Score, left: Theta, right: Theta): Theta {
  let [low, high, last]: [number, number, number] = [left, right, Infinity];
  let [above, below] = [score(left), score(right)];
  for (;;) {
    const middle = (low + high) / 2;
    const value = score(theta(middle));
    // Scores far from every item are so small that their products would underflow.
    const scale = Math.max(above, -below, Math.abs(value));
    const spread = Math.sqrt((value / scale) ** 2 - (above / scale) * (below / scale));
    const guess = spread === 0 ? middle : middle + ((middle - low) * (value / scale)) / spread;
    const close = tolerance * Math.max(1, Math.abs(guess));
    if (value === 0 || high - low <= close || Math.abs(guess - last) <= close) return theta(guess);
    const found = score(theta(guess));
    if (found === 0) return theta(guess);
    last = guess;
    if (value > 0) [low, above] = [middle, value];
    else [high, below] = [middle, value];
    if (found > 0 && guess > low) [low, above] = [guess, found];
    if (found < 0 && guess < high) [high, below] = [guess, found];
  }
}
