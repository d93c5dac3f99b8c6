import { randomOf } from '#psychometrics/random.ts';
import { foundScore, type PlotSample } from '../kit/plots/sample.ts';
import { items } from './items.ts';
import { score } from './result.ts';
import { pointScale, pointsOf } from './score.ts';
import { drawTruth, persons, sit } from './sitters.ts';
import { type Theme, themes } from './themes.ts';

const names: Readonly<Record<Theme, string>> = {
  R: 'realistic',
  I: 'investigative',
  A: 'artistic',
  S: 'social',
  E: 'enterprising',
  C: 'conventional',
};

/** Six themes, each against the mean of the person's own, and the first letter of each code. */
export function plotted(sitters: number, seed: string): PlotSample {
  const random = randomOf(seed);
  const all = Array.from({ length: sitters }, () => {
    const truth = drawTruth(random);
    const steps = sit(truth, random, persons(random));
    const result = score(
      items.map(({ id }, at) => ({ questionId: id, choice: steps[at] ?? null, milliseconds: 4000 })),
    );
    return { truth, result };
  });
  return {
    unit: 'points',
    scale: pointScale,
    scales: themes.map((theme) => ({
      name: names[theme],
      found: all.flatMap(({ truth, result }) =>
        result.themes
          .filter(({ id }) => id === theme)
          .map((found) => foundScore(found, pointsOf(truth, theme))),
      ),
    })),
    results: {
      of: 'first letter of the code',
      names: themes.map((theme) => names[theme]),
      found: all.map(({ result }) => names[result.code[0]]),
    },
  };
}
