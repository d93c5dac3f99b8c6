import type { ActivityId } from './items.ts';
import { refusal, stepOf } from './occupations/core.ts';
import type { Theme } from './themes.ts';

/** What the three steps of each theme have one do, where that is among the activities asked about; watching and asking is none. */
const doing: Readonly<Record<Theme, readonly (readonly ActivityId[])[]>> = {
  R: [['bicycle'], [], ['coat', 'orchard', 'solar']],
  I: [[], ['pattern'], []],
  A: [['story', 'song', 'magazine'], ['story', 'song', 'magazine'], []],
  S: [['reading', 'newcomers'], ['phones'], []],
  E: [['stall'], ['team'], ['startup']],
  C: [['archive'], ['spreadsheet'], []],
};

/** So many steps are told. */
const most = 5;

/**
 * Which steps to take, by theme and place: those of the strongest theme first, and none whose every activity was refused. Six
 * only have one watch, ask or read, so there are always enough.
 *
 * @param order all six themes, the strongest first
 */
export const trialsOf = (
  order: readonly Theme[],
  steps: readonly (number | null)[],
): { theme: Theme; place: number }[] =>
  order
    .flatMap((theme) =>
      doing[theme].flatMap((activities, place) => {
        const refused = (one: ActivityId) => (stepOf(one, steps) ?? Number.POSITIVE_INFINITY) <= refusal.mild;
        return activities.length > 0 && activities.every(refused) ? [] : [{ theme, place }];
      }),
    )
    .slice(0, most);
