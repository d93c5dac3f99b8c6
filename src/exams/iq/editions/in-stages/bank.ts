import { itemBankOf } from '#psychometrics/adaptive/bank.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import type { Random } from '#psychometrics/random.ts';
import { analogies } from '../../families/analogies/index.ts';
import { crossed as analogyPlaces } from '../../families/analogies/places.ts';
import { matrices } from '../../families/matrices/index.ts';
import { series } from '../../families/series/index.ts';
import { surer as seriesPlaces } from '../../families/series/places.ts';
import { spatial } from '../../families/spatial/index.ts';
import { varied as spatialPlaces } from '../../families/spatial/places.ts';
import { type Family, type FamilyName, familyNames, type MadeItem } from '../../family.ts';
import { type MadeParts, type MadeQuestion, questionMaker, questionOf } from '../question.ts';
import { matrixBank } from './matrices.ts';

/** What fresh questions are made from, and how hard they are by design. */
export interface BankPlace {
  /** `m07`: the seventh of the matrices. Names it in norms, never in a browser. */
  readonly id: string;
  readonly family: FamilyName;
  readonly design: UncertainItem;
  /** What the difficulty is said to follow from, where it has a model. */
  readonly features?: Readonly<Record<string, number>>;
  make(random: Random): MadeQuestion;
  /** The same question from its parts. */
  remake(parts: MadeParts): MadeQuestion;
}

const letters: Record<FamilyName, string> = { matrices: 'm', series: 's', analogies: 'a', spatial: 'r' };

function placesOf<Plan, Item extends MadeItem>(
  family: Family<Plan, Item>,
  places: readonly {
    readonly plan: Plan;
    readonly design: UncertainItem;
    readonly features?: Readonly<Record<string, number>>;
  }[],
): BankPlace[] {
  return places.map(({ plan, design, features }, at) => ({
    id: `${letters[family.name]}${String(at + 1).padStart(2, '0')}`,
    family: family.name,
    design,
    ...(features && { features }),
    make: questionMaker(family, plan),
    remake: ({ item, drawn }) => questionOf(family, item as Item, drawn),
  }));
}

/**
 * The places that stages are chosen from. Each gives a fresh question whenever it is asked, so that no question is seen
 * twice however often a place is.
 */
export const places: readonly BankPlace[] = [
  ...placesOf(matrices, matrixBank),
  ...placesOf(series, seriesPlaces),
  ...placesOf(analogies, analogyPlaces),
  ...placesOf(spatial, spatialPlaces),
];

export const bank = itemBankOf(places.map(({ design }) => design));

/** The family of each place, as a number. */
export const groups = places.map(({ family }) => familyNames.indexOf(family));

const byId = new Map(places.map((place, at) => [place.id, { place, at }]));

/** @throws RangeError for what names no place */
export function placeNamed(id: string): { readonly place: BankPlace; readonly at: number } {
  const found = byId.get(id);
  if (!found) throw new RangeError(`The bank has no place ${id}.`);
  return found;
}
