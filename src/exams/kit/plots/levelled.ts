import type { ScoredEstimate } from '../../exam.ts';
import { levelNames, nameOfLevel } from './levels.ts';
import { foundScore, type PlotSample } from './sample.ts';

/** Where a simulated person is on each scale, in deviations from the middle, and what they were told of it. */
interface Told {
  readonly truths: readonly number[];
  readonly scores: readonly ScoredEstimate[];
}

/** The sample of a test whose scales are all told in the same points, the whole first, whose level is the result. */
export function inLevels(
  all: readonly Told[],
  {
    scale,
    names,
    levelOf,
  }: {
    readonly scale: PlotSample['scale'];
    readonly names: readonly [whole: string, ...parts: string[]];
    readonly levelOf: (points: number) => Parameters<typeof nameOfLevel>[0];
  },
): PlotSample {
  return {
    unit: 'points',
    scale,
    scales: names.map((name, at) => ({
      name,
      found: all.map(({ truths, scores }) =>
        foundScore(scores[at] as ScoredEstimate, scale.mean + scale.deviation * (truths[at] as number)),
      ),
    })),
    results: {
      of: `level of the ${names[0]}`,
      names: levelNames,
      found: all.map(({ scores }) => nameOfLevel(levelOf((scores[0] as ScoredEstimate).value))),
    },
  };
}
