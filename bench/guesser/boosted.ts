import type { EncodedItem } from './choice-model.ts';

/** Chances of the options of one set by their scores. */
function softmax(scores: Float64Array): Float64Array {
  const top = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - top));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

const shrinkage = 0.4;
/** Rounds without gain on the held-back items after which to stop. */
const patience = 12;

/**
 * Conditional logit by componentwise boosting (Bühlmann and Hothorn 2007): in each round only the one feature that explains
 * most of what is left gets a step. So few features are used, and a weak but clear trace is found among thousands.
 *
 * @returns a weight for each feature
 */
export function boost(items: readonly EncodedItem[], features: number, rounds: number): Float64Array {
  const heldBack = Math.ceil(items.length / 10);
  const used = items.slice(heldBack);
  const checked = items.slice(0, heldBack);
  const weights = new Float64Array(features);
  const scores = used.map(({ options }) => new Float64Array(options.length));
  const curvature = curvatures(used, features);
  let [best, kept, since] = [logLikelihood(checked, weights), weights.slice(), 0];
  for (let round = 0; round < rounds && since < patience; round += 1) {
    const slopes = slopesOf(used, scores, features);
    let [chosen, gain] = [0, 0];
    for (let at = 0; at < features; at += 1) {
      const gained = (slopes[at] ?? 0) ** 2 / (curvature[at] ?? 1);
      if (gained > gain) [chosen, gain] = [at, gained];
    }
    const step = (shrinkage * (slopes[chosen] ?? 0)) / (curvature[chosen] ?? 1);
    weights[chosen] = (weights[chosen] ?? 0) + step;
    addTo(scores, used, chosen, step);
    const reached = logLikelihood(checked, weights);
    since += 1;
    if (reached > best) [best, kept, since] = [reached, weights.slice(), 0];
  }
  return kept;
}

/** Scores of the options of one set. */
export function weighted(options: EncodedItem['options'], weights: Float64Array): Float64Array {
  return Float64Array.from(options, ({ indices, values }) => {
    let sum = 0;
    for (let at = 0; at < indices.length; at += 1) {
      sum += (weights[indices[at] ?? 0] ?? 0) * (values[at] ?? 0);
    }
    return sum;
  });
}

function logLikelihood(items: readonly EncodedItem[], weights: Float64Array): number {
  return items.reduce(
    (sum, { options, key }) => sum + Math.log(softmax(weighted(options, weights))[key] ?? 0),
    0,
  );
}

/** Second derivatives where nothing is known yet; one more for each, against features that are hardly ever there. */
function curvatures(items: readonly EncodedItem[], features: number): Float64Array {
  const sums = new Float64Array(features).fill(20);
  for (const { options } of items) {
    const chance = 1 / options.length;
    for (const { indices, values } of options) {
      for (let at = 0; at < indices.length; at += 1) {
        const feature = indices[at] ?? 0;
        sums[feature] = (sums[feature] ?? 0) + (values[at] ?? 0) ** 2 * chance * (1 - chance);
      }
    }
  }
  return sums;
}

function slopesOf(
  items: readonly EncodedItem[],
  scores: readonly Float64Array[],
  features: number,
): Float64Array {
  const slopes = new Float64Array(features);
  items.forEach(({ options, key }, item) => {
    const chances = softmax(scores[item] as Float64Array);
    options.forEach(({ indices, values }, choice) => {
      const left = (choice === key ? 1 : 0) - (chances[choice] ?? 0);
      for (let at = 0; at < indices.length; at += 1) {
        const feature = indices[at] ?? 0;
        slopes[feature] = (slopes[feature] ?? 0) + (values[at] ?? 0) * left;
      }
    });
  });
  return slopes;
}

function addTo(
  scores: readonly Float64Array[],
  items: readonly EncodedItem[],
  feature: number,
  step: number,
): void {
  items.forEach(({ options }, item) => {
    const own = scores[item] as Float64Array;
    options.forEach(({ indices, values }, choice) => {
      const at = indices.indexOf(feature);
      if (at >= 0) own[choice] = (own[choice] ?? 0) + step * (values[at] ?? 0);
    });
  });
}
