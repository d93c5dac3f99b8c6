import { iqScale } from '#drawing/bell-curve.ts';
import { iqOfTheta } from '#psychometrics/norms.ts';
import { randomOf } from '#psychometrics/random.ts';
import { theta } from '#psychometrics/units.ts';
import type { FoundScore, PlotSample } from '../kit/plots/sample.ts';
import { type BandKey, bandOf, sevenClasses } from './bands.ts';
import { fourFamilies } from './editions/four-families/edition.ts';
import { inStages } from './editions/in-stages/edition.ts';
import { rehearsal } from './editions/in-stages/rehearsal.ts';
import type { IqNorm } from './norms/norm.ts';
import { formBy, guesses, type SimulatedForm, sit } from './simulation.ts';

const names: Readonly<Record<BandKey, string>> = {
  above145: 'above 145',
  '130to145': '130 to 145',
  '115to130': '115 to 130',
  '85to115': '85 to 115',
  '80to85': '80 to 85',
  '70to80': '70 to 80',
  below70: 'below 70',
};

/** The form in force, without a network from its second stage on, and the form before it. */
export function plotted(
  { staged, before }: { readonly staged: IqNorm; readonly before: IqNorm },
  sitters: number,
  seed: string,
): PlotSample {
  const form = formBy(inStages, staged.items);
  const found = scoresBy(form, sitters, seed);
  return {
    unit: 'IQ points',
    scale: iqScale,
    scales: [
      { name: 'In stages', found },
      {
        name: 'Without a network',
        found: scoresBy(
          { ask: rehearsal(staged.items, 2), estimate: inStages.estimate },
          sitters,
          `${seed} lost`,
        ),
      },
      {
        name: 'The form before',
        found: scoresBy(formBy(fourFamilies, before.items), sitters, `${seed} before`),
      },
    ],
    results: {
      of: 'class of the score, in stages',
      names: sevenClasses.map(([key]) => names[key]),
      found: found.map(({ value }) => names[bandOf(sevenClasses, iqOfTheta(theta((value - 100) / 15)))]),
    },
  };
}

/** Scores of sitters drawn from the norm population, before they are rounded. */
function scoresBy(form: SimulatedForm, sitters: number, seed: string): FoundScore[] {
  const random = randomOf(seed);
  return Array.from({ length: sitters }, () => {
    const truth = random.normal();
    const { estimate } = sit(form, theta(truth), random, guesses);
    return {
      truth: 100 + 15 * truth,
      value: 100 + 15 * estimate.theta,
      halfWidth: (15 * (estimate.high - estimate.low)) / 2,
      held: estimate.low <= truth && truth <= estimate.high,
    };
  });
}
