import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import type { Random } from '#psychometrics/random.ts';
import { analogies } from '../../families/analogies/index.ts';
import { places as analogyPlaces } from '../../families/analogies/places.ts';
import { matrices } from '../../families/matrices/index.ts';
import { places as matrixPlaces } from '../../families/matrices/places.ts';
import { series } from '../../families/series/index.ts';
import { places as seriesPlaces } from '../../families/series/places.ts';
import { spatial } from '../../families/spatial/index.ts';
import { places as spatialPlaces } from '../../families/spatial/places.ts';
import type { Family, FamilyName, MadeItem } from '../../family.ts';
import { type MadeQuestion, questionMaker } from '../question.ts';

/** Names the blueprint in every sitting. */
export const blueprintVersion = 'iq-2026.2-four-families';

/** What a place of every form is: its family and how hard it is by design. */
export interface Place {
  /** `p01` to `p30`. */
  readonly id: string;
  /** From 1. */
  readonly place: number;
  readonly family: FamilyName;
  readonly design: UncertainItem;
  make(random: Random): MadeQuestion;
}

type Unplaced = Omit<Place, 'id' | 'place'>;

/** The places of one family; what its plans and items are stays with the family. */
function placesOf<Plan, Item extends MadeItem>(
  family: Family<Plan, Item>,
  places: readonly { readonly plan: Plan; readonly design: UncertainItem }[],
): Unplaced[] {
  return places.map(({ plan, design }) => ({
    family: family.name,
    design,
    make: questionMaker(family, plan),
  }));
}

/** Thirty places in rising difficulty: parallel forms have the same kinds of items in the same places. */
export const blueprint: readonly Place[] = [
  ...placesOf(matrices, matrixPlaces),
  ...placesOf(series, seriesPlaces),
  ...placesOf(analogies, analogyPlaces),
  ...placesOf(spatial, spatialPlaces),
]
  .sort((one, other) => one.design.b - other.design.b)
  .map((place, at) => ({ ...place, id: `p${String(at + 1).padStart(2, '0')}`, place: at + 1 }));
