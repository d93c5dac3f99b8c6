import { typeCodes } from '#contract/types.ts';
import { randomOf } from '#psychometrics/random.ts';
import { theta } from '#psychometrics/units.ts';
import { foundScore, type PlotSample } from '../kit/plots/sample.ts';
import { axes, letters, written } from './axes.ts';
import { items } from './items.ts';
import { percentScale } from './norm.ts';
import { percentAt } from './posterior.ts';
import { score } from './score.ts';
import { drawReading, drawTruth, sit } from './simulation.ts';

/** Four axes in percent towards their high pole, and the sixteen types. */
export function plotted(sitters: number, seed: string): PlotSample {
  const random = randomOf(seed);
  const all = Array.from({ length: sitters }, () => {
    const truth = drawTruth(random);
    const steps = sit(truth, drawReading(random), random);
    const result = score(
      items.map(({ id }, at) => ({ questionId: id, choice: steps[at] as number, milliseconds: 5000 })),
    );
    return { truth, result };
  });
  return {
    unit: 'percent',
    scale: percentScale,
    scales: axes.map((axis, at) => ({
      name: letters[axis].join(' or '),
      found: all.flatMap(({ truth, result }) => {
        const found = result.axes[at];
        return found ? [foundScore(found, percentAt(theta(truth[at] as number)))] : [];
      }),
    })),
    results: {
      of: 'type',
      names: typeCodes.map(written),
      found: all.map(({ result }) => written(result.code)),
    },
  };
}
