import type { Emblem } from '#contract/blocks.ts';
import type { Variety } from '#locale/locales.ts';
import type { Order } from '#server/orders/store.ts';
import { findEntitlement, isOpen } from '#server/privileges/entitlement.ts';
import { wasHandedOut } from '#server/privileges/hand-out.ts';
import { type ComposeRoom, type Facts, factsOf } from '#server/reports/compose.ts';

/** What of an order's result its owner may be told in a list. */
export interface Told {
  /** Whether its report can be opened. */
  readonly unlocked: boolean;
  /** Null where no test was taken for the order. */
  readonly facts: Facts | null;
  /** What the result is known by, as far as it is open. */
  readonly emblem: Emblem | undefined;
  /** What the result leaves open. */
  readonly undecided: Emblem['facts'][number] | undefined;
}

export async function toldOf(room: ComposeRoom, order: Order, locale: Variety): Promise<Told> {
  const entitlement = await findEntitlement(room, order.orderNumber);
  const unlocked = entitlement !== undefined && isOpen(entitlement);
  const facts = await factsOf(room.database, order);
  // What was never handed out may still be withdrawn from, and stays closed here.
  const extent = unlocked && wasHandedOut(entitlement) ? 'whole' : 'free';
  return {
    unlocked,
    facts,
    emblem: facts?.exam.emblem(facts.result, locale, extent),
    undecided: facts?.exam.undecided?.(facts.result, locale),
  };
}

/** The facts of an emblem without their explanations, and what the result leaves open. */
export const shortFacts = ({ emblem, undecided }: Pick<Told, 'emblem' | 'undecided'>) =>
  [...(emblem?.facts ?? []), ...(undecided ? [undecided] : [])].map(({ label, value }) => ({
    label: label ?? null,
    value,
  }));
