import { type Theta, theta } from '../../units.ts';
import { type AnsweredItem, isGraded } from '../item.ts';

/** Derivative of what is maximised, by ability. */
export type Score = (ability: Theta) => number;

/** Steps of a feature's own width at which a score is looked at on both sides of the feature. */
const steps = Array.from({ length: 41 }, (_, at) => (at - 20) * 0.4);

/**
 * Abilities between which a score is looked at for a change of sign: close together around every item's difficulties,
 * where it bends, and so far out at both ends that only the flattest item still counts there.
 *
 * @param more abilities to look at besides
 */
export function scanPoints(answered: readonly AnsweredItem[], more: readonly Theta[] = []): Theta[] {
  const features = answered.flatMap(({ item }) => {
    if (isGraded(item)) return item.thresholds.map((center) => ({ center, width: 1 / item.a }));
    return [{ center: item.b, width: Math.hypot(1 / item.a, item.residual ?? 0) }];
  });
  const slopes = answered.map(({ item }) => item.a);
  const [flattest, steepest] = [Math.min(...slopes), Math.max(...slopes)];
  // Beyond this the flattest item's exponential tail outweighs the tails of all others together.
  const reach = (5 + Math.log((slopes.length * steepest) / flattest)) / flattest;
  const centers = features.map(({ center }) => center);
  const widest = Math.max(...features.map(({ width }) => width));
  const [low, high] = [Math.min(...centers), Math.max(...centers)];
  const points = features.flatMap(({ center, width }) => steps.map((step) => center + step * width));
  return thinned([...points, ...more, low - reach - 8 * widest, high + reach + 8 * widest], 0.1 / steepest);
}

/**
 * As `scanPoints`, for a log-likelihood: without guessing and residuals it bends down everywhere (Samejima 1969, chapter
 * 4), has one summit at most, and the outermost points say where to look for it.
 */
export function likelihoodPoints(answered: readonly AnsweredItem[], more: readonly Theta[] = []): Theta[] {
  const points = scanPoints(answered, more);
  const concave = answered.every(
    ({ item, category }) => isGraded(item) || (!item.residual && (item.c === 0 || category === 0)),
  );
  return concave ? [points[0] as Theta, points.at(-1) as Theta] : points;
}

/** In rising order, none closer than a distance to the one before it but the last. */
function thinned(points: readonly number[], distance: number): Theta[] {
  const rising = points.toSorted((one, other) => one - other);
  const kept: Theta[] = [];
  rising.forEach((point, at) => {
    const before = kept.at(-1) ?? -Infinity;
    if (point - before >= distance || at === rising.length - 1) kept.push(theta(point));
  });
  return kept;
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
    const guess = middle + ((middle - low) * value) / Math.sqrt(value ** 2 - above * below);
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
