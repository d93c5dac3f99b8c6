import { matrixBank } from '#exams/iq/editions/in-stages/matrices.ts';
import { analogies } from '#exams/iq/families/analogies/index.ts';
import { crossed as analogyPlaces } from '#exams/iq/families/analogies/places.ts';
import { matrices } from '#exams/iq/families/matrices/index.ts';
import { series } from '#exams/iq/families/series/index.ts';
import { surer as seriesPlaces } from '#exams/iq/families/series/places.ts';
import { spatial } from '#exams/iq/families/spatial/index.ts';
import { varied as spatialPlaces } from '#exams/iq/families/spatial/places.ts';
import type { Family, MadeItem } from '#exams/iq/family.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { randomOf } from '#psychometrics/random.ts';
import { analogySolvers } from './partial/analogies.ts';
import { matrixSolvers } from './partial/matrices.ts';
import { partialRates, surplusOf } from './partial/measure.ts';
import { seriesSolvers } from './partial/series.ts';
import type { Bench, PartialSolver, Place } from './partial/solver.ts';
import { spatialSolvers } from './partial/spatial.ts';
import type { Measurement } from './support/measurement.ts';

const items = 300;
const margin = 0.05;

function benchOf<Plan, Item extends MadeItem>(
  family: Family<Plan, Item>,
  places: readonly { readonly plan: Plan; readonly design: UncertainItem }[],
  solvers: readonly PartialSolver<Item>[],
): Bench<Item> {
  return {
    family: family.name,
    keyOf: ({ key }) => key,
    solvers,
    places: places.map(
      ({ plan, design }, at): Place<Item> => ({
        name: `${family.name} ${at + 1}`,
        design,
        make: (seed) => family.generate(plan, randomOf(seed)),
      }),
    ),
  };
}

const percent = (share: number) => `${Math.round(100 * share)}`.padStart(4);

function measured<Item>(name: string, bench: Bench<Item>): Measurement[] {
  return partialRates(bench, items).map((rate) => {
    const { solver, ability, places } = rate;
    process.stdout.write(
      `${name}: ${solver} (IQ ${Math.round(100 + 15 * ability)})\n${places
        .map(
          ({ place, lacking, solved, expected }) =>
            `  ${place.padEnd(14)}${percent(solved)} %  lacking ${lacking === undefined ? '   –' : percent(lacking)} %  model${percent(expected)} %\n`,
        )
        .join('')}`,
    );
    const [worst] = places.toSorted((one, other) => surplusOf(other) - surplusOf(one));
    const beats = Math.max(0, worst ? surplusOf(worst) : 0);
    return {
      name: `Partial, ${name}, ${solver}${worst ? `, worst ${worst.place}` : ''}`,
      value: 100 * beats,
      unit: 'points',
      target: `<= ${100 * margin}`,
      pass: beats <= margin,
    };
  });
}

/** What people solve who know a part of the rules: no more than five points above what the model expects of their ability. */
export async function run(): Promise<Measurement[]> {
  return [
    ...measured('matrices', benchOf(matrices, matrixBank, matrixSolvers)),
    ...measured('series', benchOf(series, seriesPlaces, seriesSolvers)),
    ...measured('analogies', benchOf(analogies, analogyPlaces, analogySolvers)),
    ...measured('spatial', benchOf(spatial, spatialPlaces, spatialSolvers)),
  ];
}
