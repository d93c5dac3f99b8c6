import { estimateAbility } from '#psychometrics/irt/eap.ts';
import { marginalProbability } from '#psychometrics/irt/uncertain-item.ts';
import { randomOf } from '#psychometrics/random.ts';
import { type Theta, theta } from '#psychometrics/units.ts';
import type { Bench } from './solver.ts';

/** What somebody who knows a part of the rules solves of one place. */
export interface PlaceRate {
  readonly place: string;
  /** Share that they solve of the items that ask for something they lack, guesses among what is left included; if there are any. */
  readonly lacking: number | undefined;
  /** How many such items there were. */
  readonly asking: number;
  /** The same of all. */
  readonly solved: number;
  /** Share that the model expects of their ability. */
  readonly expected: number;
}

export interface PartialRate {
  readonly solver: string;
  /**
   * The ability that a sitting of thirty questions, the family's places in turn, would find in them, on average: as long as the
   * test, so that the prior draws it to the middle no more than there.
   */
  readonly ability: Theta;
  readonly places: readonly PlaceRate[];
}

/** Sittings that the ability is found by, and questions of each. */
const sittings = 200;
const questions = 30;

/** How often people who know a part of the rules are right, place by place, beside what their ability lets expect. */
export function partialRates<Item>({ places, solvers, keyOf }: Bench<Item>, items: number): PartialRate[] {
  const drawn = places.map(({ name, make }) =>
    Array.from({ length: items }, (_, at) => make(`partial/${name}/${at}`)),
  );
  const asked = Array.from({ length: questions }, (_, question) => {
    // Where there are more places than questions, those that lie evenly among them.
    const at =
      places.length > questions
        ? Math.floor(((question + 0.5) * places.length) / questions)
        : question % places.length;
    return { at, design: (places[at] as (typeof places)[number]).design };
  });
  return solvers.map(({ name, choose, lacks }) => {
    const shareOf = (item: Item) => {
      const left = choose(item);
      if (left.length === 0) return 1 / 6;
      return left.includes(keyOf(item)) ? 1 / left.length : 0;
    };
    const meanShare = (some: readonly Item[]) =>
      some.reduce((sum, item) => sum + shareOf(item), 0) / some.length;
    const solved = drawn.map(meanShare);
    const asking = drawn.map((some) => some.filter((item) => !lacks || lacks(item)));
    const lacking = asking.map((some) => (some.length > 0 ? meanShare(some) : undefined));
    const random = randomOf(`sittings of ${name}`);
    const abilities = Array.from(
      { length: sittings },
      () =>
        estimateAbility(
          asked.map(({ design, at }) => ({ item: design, correct: random.next() < (solved[at] as number) })),
        ).theta,
    );
    const ability = theta(abilities.reduce((sum, one) => sum + one, 0) / sittings);
    return {
      solver: name,
      ability,
      places: places.map(({ name: place, design }, at) => ({
        place,
        lacking: lacking[at],
        asking: asking[at]?.length ?? 0,
        solved: solved[at] as number,
        expected: marginalProbability(design, ability),
      })),
    };
  });
}

/** By how much somebody beats the model at a place that asks for something they lack; below it where it asks for nothing such. */
export const surplusOf = ({ lacking, expected }: PlaceRate): number =>
  lacking === undefined ? Number.NEGATIVE_INFINITY : lacking - expected;

/** So far above the model somebody may be at a place. */
export const margin = 0.05;

/** Where somebody does best beside the model. */
export function worstOf({ places }: PartialRate): PlaceRate {
  const [worst] = places.toSorted((one, other) => surplusOf(other) - surplusOf(one));
  if (!worst) throw new Error('A family without places cannot be measured.');
  return worst;
}
