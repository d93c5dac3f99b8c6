import { randomOf } from '#psychometrics/random.ts';
import { foundScore, type PlotSample } from '../kit/plots/sample.ts';
import { bandKeys, bandOf } from './bands.ts';
import { facets, items } from './items.ts';
import { styleScale } from './norm.ts';
import { type BrainResult, score } from './score.ts';
import { ofOneStyle, sit } from './sitters.ts';

/** The style as a whole and its four sides, of people with one style, as the score takes people to be. */
export function plotted(sitters: number, seed: string): PlotSample {
  const random = randomOf(seed);
  const all = Array.from({ length: sitters }, () => {
    const truth = ofOneStyle(random);
    const choices = sit(truth, random);
    const result = score(
      items.map(({ id }, at) => ({ questionId: id, choice: choices[at] ?? null, milliseconds: 8000 })),
    );
    return { truth: styleScale.mean + styleScale.deviation * truth.whole, result };
  });
  const scoreOf = ({ score: whole, scales }: BrainResult, id: string) =>
    scales.find((scale) => scale.id === id) ?? whole;
  return {
    unit: 'points',
    scale: styleScale,
    scales: ['whole', ...facets].map((name) => ({
      name,
      found: all.map(({ truth, result }) => foundScore(scoreOf(result, name), truth)),
    })),
    results: {
      of: 'band of the style',
      names: bandKeys.map((key) => bandNames[key]),
      found: all.map(({ result }) => bandNames[bandOf(result.score.value)]),
    },
  };
}

const bandNames = {
  clearLeft: 'clearly left',
  ratherLeft: 'rather left',
  middle: 'middle',
  ratherRight: 'rather right',
  clearRight: 'clearly right',
} as const;
