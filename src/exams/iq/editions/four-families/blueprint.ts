import type { Variety } from '#locale/locales.ts';
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
import type { DescribedItem, DrawnItem, DrawnStep, Family, FamilyName, MadeItem } from '../../family.ts';

/** Names the blueprint in every sitting. */
export const blueprintVersion = 'iq-2026.2-four-families';

/** An item with its drawing, and what can be said of it. */
export interface MadePlace {
  readonly key: number;
  readonly drawn: DrawnItem;
  describe(locale: Variety): DescribedItem;
  explain(locale: Variety): string;
  explainWrong(choice: number, locale: Variety): string;
  steps(locale: Variety): readonly DrawnStep[];
  fault(choice: number, locale: Variety): DrawnStep | undefined;
}

/** What a place of every form is: its family and how hard it is by design. */
export interface Place {
  /** `p01` to `p30`. */
  readonly id: string;
  /** From 1. */
  readonly place: number;
  readonly family: FamilyName;
  readonly design: UncertainItem;
  make(random: Random): MadePlace;
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
    make(random) {
      const item = family.generate(plan, random);
      return {
        key: item.key,
        drawn: family.draw(item),
        describe: (locale) => family.describe(item, locale),
        explain: (locale) => family.explain(item, locale),
        explainWrong: (choice, locale) => family.explainWrong(item, choice, locale),
        steps: (locale) => family.workings?.steps(item, locale) ?? [],
        fault: (choice, locale) => family.workings?.fault(item, choice, locale),
      };
    },
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
