import { dot } from '#psychometrics/numerics/matrix.ts';
import { randomOf } from '#psychometrics/random.ts';
import { inLevels } from '../kit/plots/levelled.ts';
import type { PlotSample } from '../kit/plots/sample.ts';
import { levelOf } from './levels.ts';
import { scales, totalWeights } from './scales.ts';
import { categoriesOf, placesOf, pointScale, scaleScoresOf, totalOf } from './score.ts';
import { drawTruth, persons, sit } from './sitters.ts';

/** The score, and the four scales that it is made of. */
export function plotted(sitters: number, seed: string): PlotSample {
  const random = randomOf(seed);
  const all = Array.from({ length: sitters }, () => {
    const truth = drawTruth(random);
    const places = placesOf(categoriesOf(sit(truth, random, persons(random))));
    return {
      truths: [dot(totalWeights, truth), ...truth],
      scores: [totalOf(places), ...scaleScoresOf(places)],
    };
  });
  return inLevels(all, { scale: pointScale, names: ['score', ...scales], levelOf });
}
