import type { GiftCard } from '#contract/gifts.ts';
import type { Order } from './store.ts';

/** What stands on the card of a gift, as an order keeps it. */
export const cardColumns = ({ giver, line }: GiftCard) => ({ cardGiver: giver, cardLine: line });

/** The card has been handed over, or never will be: nothing of it is kept. */
export const withoutCard = cardColumns({ giver: null, line: null });

/** What stands on the card of a gift. */
export const cardOf = ({ cardGiver, cardLine }: Pick<Order, 'cardGiver' | 'cardLine'>): GiftCard => ({
  giver: cardGiver,
  line: cardLine,
});
