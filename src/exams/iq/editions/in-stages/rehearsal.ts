import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { stageOf } from '../../../stages.ts';
import type { NormItems, Rehearsal, Rehearsed } from '../../edition.ts';
import { type BankPlace, placeNamed, places } from './bank.ts';
import { chosenPlaces, sizes } from './choose.ts';
import { planned } from './planned.ts';

const plannedAt = (stage: number): string[] =>
  planned.filter((_, at) => stageOf({ sizes }, at + 1) === stage);

/**
 * The stages of a sitting without their drawings.
 *
 * @param items of the norm that answers are scored by; what is chosen follows the bank's own design
 * @param lostFrom the stage from which on there is no network, and what was planned is asked
 */
export const rehearsal =
  (items: NormItems, lostFrom = sizes.length + 1): Rehearsal =>
  (solves) =>
    sizes.reduce<Rehearsed[]>((asked, _, at) => {
      const stage = at + 1;
      const given = asked.map(({ placeId, correct }) => ({
        item: placeNamed(placeId).at,
        answer: correct ? (1 as const) : (0 as const),
      }));
      const names =
        stage === 1 || stage >= lostFrom
          ? plannedAt(stage)
          : chosenPlaces(stage, given).map((item) => (places[item] as BankPlace).id);
      for (const placeId of names) {
        const item = items[placeId] as UncertainItem;
        asked.push({ placeId, item, correct: solves(item) });
      }
      return asked;
    }, []);
