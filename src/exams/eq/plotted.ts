import { dot } from '#psychometrics/numerics/matrix.ts';
import { randomOf } from '#psychometrics/random.ts';
import type { ScoredEstimate } from '../exam.ts';
import { levelNames, nameOfLevel } from '../kit/plots/levels.ts';
import { foundScore, type PlotSample } from '../kit/plots/sample.ts';
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
  return {
    unit: 'points',
    scale: pointScale,
    scales: ['total', ...branches].map((name, at) => ({
      name,
      found: all.map(({ truths, scores }) =>
        foundScore(
          scores[at] as ScoredEstimate,
          pointScale.mean + pointScale.deviation * (truths[at] as number),
        ),
      ),
    })),
    results: {
      of: 'level of the total',
      names: levelNames,
      found: all.map(({ scores }) => nameOfLevel(levelOf((scores[0] as ScoredEstimate).value))),
    },
  };
}
