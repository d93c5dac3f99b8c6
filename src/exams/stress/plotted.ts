import { dot } from '#psychometrics/numerics/matrix.ts';
import { randomOf } from '#psychometrics/random.ts';
import type { ScoredEstimate } from '../exam.ts';
import { levelNames, nameOfLevel } from '../kit/plots/levels.ts';
import { foundScore, type PlotSample } from '../kit/plots/sample.ts';
import { levelOf } from './levels.ts';
import { scales, totalWeights } from './scales.ts';
import { categoriesOf, placesOf, pointScale, pointsOf, scaleScoresOf, totalOf } from './score.ts';
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
  return {
    unit: 'points',
    scale: pointScale,
    scales: ['score', ...scales].map((name, at) => ({
      name,
      found: all.map(({ truths, scores }) =>
        foundScore(scores[at] as ScoredEstimate, pointsOf(truths[at] as number)),
      ),
    })),
    results: {
      of: 'level of the score',
      names: levelNames,
      found: all.map(({ scores }) => nameOfLevel(levelOf((scores[0] as ScoredEstimate).value))),
    },
  };
}
