import { randomOf } from '#psychometrics/random.ts';
import { foundScore, type PlotSample } from '../kit/plots/sample.ts';
import { characterOf, characters } from './characters.ts';
import { dimensions } from './dimensions.ts';
import { abilitiesOf, pointScale, scoresOf } from './score.ts';
import { drawTruth, sit } from './simulation.ts';

/** Eight scores and the nearest character of each sitter. */
export function plotted(sitters: number, seed: string): PlotSample {
  const random = randomOf(seed);
  const all = Array.from({ length: sitters }, () => {
    const truth = drawTruth(random);
    const score = abilitiesOf(sit(truth, random));
    return { truth, scores: scoresOf(score), character: characterOf(score).id };
  });
  return {
    unit: 'points',
    scale: pointScale,
    scales: dimensions.map((name, at) => ({
      name,
      found: all.flatMap(({ truth, scores }) => {
        const score = scores[at];
        return score
          ? [foundScore(score, pointScale.mean + pointScale.deviation * (truth[at] as number))]
          : [];
      }),
    })),
    results: {
      of: 'nearest character',
      names: characters,
      found: all.map(({ character }) => character),
    },
  };
}
