import { analogies } from '#exams/iq/families/analogies/index.ts';
import { crossed as analogyPlaces } from '#exams/iq/families/analogies/places.ts';
import { matrices } from '#exams/iq/families/matrices/index.ts';
import { crossed, places as matrixPlaces } from '#exams/iq/families/matrices/places.ts';
import { series } from '#exams/iq/families/series/index.ts';
import { surer as seriesPlaces } from '#exams/iq/families/series/places.ts';
import { spatial } from '#exams/iq/families/spatial/index.ts';
import { varied as spatialPlaces } from '#exams/iq/families/spatial/places.ts';
import type { Family, FamilyName, MadeItem } from '#exams/iq/family.ts';
import { randomOf } from '#psychometrics/random.ts';
import type { Sample } from './sample.ts';

/** A family as a guesser meets it: options of fresh items, place by place. */
export interface Source {
  readonly name: FamilyName;
  readonly places: number;
  /** As many items of each place as of any other, give or take one. */
  readonly samples: (count: number, seed: string) => Sample[];
}

function source<Plan, Item extends MadeItem>(
  family: Family<Plan, Item>,
  places: readonly { readonly plan: Plan }[],
): Source {
  const sample = (at: number, seed: string): Sample => {
    const place = at % places.length;
    const { plan } = places[place] as { readonly plan: Plan };
    const item = family.generate(plan, randomOf(`${seed}/${family.name}/${at}`));
    return { kind: `${family.name} ${place + 1}`, options: family.draw(item).options, key: item.key };
  };
  return {
    name: family.name,
    places: places.length,
    samples: (count, seed) => Array.from({ length: count }, (_, at) => sample(at, seed)),
  };
}

/** The four families, with options as the editions in stages have them. */
export const sources: readonly Source[] = [
  source(matrices, crossed(matrixPlaces)),
  source(series, seriesPlaces),
  source(analogies, analogyPlaces),
  source(spatial, spatialPlaces),
];
