import { benches } from './partial/benches.ts';
import { margin, type PartialRate, surplusOf, worstOf } from './partial/measure.ts';
import { wholeForms } from './partial/whole-form.ts';
import type { Measurement } from './support/measurement.ts';

const items = 300;
const sitters = 400;

const percent = (share: number) => `${Math.round(100 * share)}`.padStart(4);

function measured(name: string, rate: PartialRate): Measurement {
  const { solver, ability, places } = rate;
  process.stdout.write(
    `${name}: ${solver} (IQ ${Math.round(100 + 15 * ability)})\n${places
      .map(
        ({ place, lacking, solved, expected }) =>
          `  ${place.padEnd(14)}${percent(solved)} %  lacking ${lacking === undefined ? '   –' : percent(lacking)} %  model${percent(expected)} %\n`,
      )
      .join('')}`,
  );
  const worst = worstOf(rate);
  const beats = Math.max(0, surplusOf(worst));
  return {
    name: `Partial, ${name}, ${solver}, worst ${worst.place}`,
    value: 100 * beats,
    unit: 'points',
    target: `<= ${100 * margin}`,
    pass: beats <= margin,
  };
}

/** What people solve who know a part of the rules: no more than five points above what the model expects of their ability. */
export async function run(): Promise<Measurement[]> {
  const rates = benches.map(({ name, measure }) => ({ name, found: measure(items) }));
  const [matrices = []] = rates.map(({ found }) => found);
  return [
    ...rates.flatMap(({ name, found }) => found.map((rate) => measured(name, rate))),
    ...wholeForms(matrices, sitters).flatMap(({ solver, ofBank, ofAsked, score }): Measurement[] => [
      { name: `Matrices of the bank, ${solver}`, value: 100 * ofBank, unit: '%' },
      { name: `Matrices asked of them, all else guessed: ${solver}`, value: 100 * ofAsked, unit: '%' },
      { name: `Their score: ${solver}`, value: score, unit: 'IQ' },
    ]),
  ];
}
