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
import { analogySolvers } from './analogies.ts';
import { matrixSolvers } from './matrices.ts';
import { type PartialRate, partialRates } from './measure.ts';
import { seriesSolvers } from './series.ts';
import type { PartialSolver, Place } from './solver.ts';
import { spatialSolvers } from './spatial.ts';

/** People of a family measured at so many items of each of its places. */
type Measure = (items: number) => PartialRate[];

/** People who know a part of a family's rules, at some places of it. */
export const measureOf =
  <Plan, Item extends MadeItem>(
    family: Family<Plan, Item>,
    places: readonly { readonly plan: Plan; readonly design: UncertainItem }[],
    solvers: readonly PartialSolver<Item>[],
  ): Measure =>
  (items) =>
    partialRates(
      {
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
      },
      items,
    );

/** The four families of the edition in force. */
export const benches: readonly { readonly name: string; readonly measure: Measure }[] = [
  { name: 'matrices', measure: measureOf(matrices, matrixBank, matrixSolvers) },
  { name: 'series', measure: measureOf(series, seriesPlaces, seriesSolvers) },
  { name: 'analogies', measure: measureOf(analogies, analogyPlaces, analogySolvers) },
  { name: 'spatial', measure: measureOf(spatial, spatialPlaces, spatialSolvers) },
];
