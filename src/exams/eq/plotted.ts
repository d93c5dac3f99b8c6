import { dot } from '#psychometrics/numerics/matrix.ts';
import { randomOf } from '#psychometrics/random.ts';
import { inLevels } from '../kit/plots/levelled.ts';
import type { PlotSample } from '../kit/plots/sample.ts';
import { branches, totalWeights } from './branches.ts';
import { levelOf } from './levels.ts';
import { abilitiesOf, branchScoresOf, categoriesOf, pointScale, totalOf } from './score.ts';
import { drawTruth, sit } from './sitters.ts';

/** The total and its four branches. */
export function plotted(sitters: number, seed: string): PlotSample {
  const random = randomOf(seed);
  const all = Array.from({ length: sitters }, () => {
    const truth = drawTruth(random);
    const score = abilitiesOf(categoriesOf(sit(truth, random)));
    return {
      truths: [dot(totalWeights, truth), ...truth],
      scores: [totalOf(score), ...branchScoresOf(score)],
    };
  });
  return inLevels(all, { scale: pointScale, names: ['total', ...branches], levelOf });
}
