import type { Presenter } from '#contract/reports.ts';
import type { Variety } from '#locale/locales.ts';
import type { Room } from '#server/platform/room.ts';
import type { Entitlement } from '#server/privileges/entitlement.ts';
import { handOut } from '#server/privileges/hand-out.ts';
import { courseOf, factsOf } from './compose.ts';

/** The width of a portrait beside words, of those that there are. */
const portraitWidth = 390;

/** Who presents a report that is open: it tells the result, so it is handed out with it. */
export async function presentersOf(
  room: Room,
  entitlement: Entitlement,
  locale: Variety,
): Promise<Presenter[]> {
  if (!(await handOut(room, entitlement, 'report'))) return [];
  const facts = await factsOf(room.database, entitlement.order);
  const presenter = facts
    ? facts.exam.presenter?.(facts.result, locale)
    : courseOf(entitlement.order)?.tutor(locale);
  if (!presenter) return [];
  const { portrait, ...said } = presenter;
  return [{ ...said, img: `/pictures/${portrait.set}/${portrait.name}-${portraitWidth}.avif` }];
}
