import { randomOf } from '#psychometrics/random.ts';
import { confidence } from '../kit/chance.ts';
import type { PlotSample } from '../kit/plots/sample.ts';
import { abilityIn } from './choose.ts';
import { skills } from './item.ts';
import { taken } from './simulation.ts';

/** What one set finds of each skill; sets have no results with names. */
export function plotted(sitters: number, seed: string): PlotSample {
  const all = Array.from({ length: sitters }, (_, sitter) => {
    const random = randomOf(`${seed}/${sitter}/abilities`);
    const truths = skills.map(() => random.normal());
    return { truths, asked: taken(`${seed}/${sitter}`, truths) };
  });
  return {
    unit: 'standard deviations',
    scale: { mean: 0, deviation: 1 },
    scales: skills.map((name, at) => ({
      name,
      found: all.map(({ truths, asked }) => {
        const truth = truths[at] as number;
        const { mean, deviation } = abilityIn(name, asked);
        const halfWidth = confidence * deviation;
        return { truth, value: mean, halfWidth, held: Math.abs(truth - mean) <= halfWidth };
      }),
    })),
  };
}
