import type { PairStanding } from '#contract/together.ts';
import type { Order } from '#server/orders/store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findInvitation } from './invitations.ts';
import { pairsOf, sidesOf, standingOf } from './pairs.ts';

/** What somebody gave and agreed to for comparing a result, without anything of the other person but the name given. */
export interface Compared {
  readonly orderNumber: string;
  readonly invitation: {
    readonly name: string | null;
    readonly mails: boolean;
    readonly madeAt: Date;
  } | null;
  readonly pairs: readonly {
    readonly standing: PairStanding;
    readonly name: string | null;
    readonly agreedAt: Date | null;
    readonly scoresAt: Date | null;
    readonly otherName: string | null;
  }[];
}

/** Of those orders that invited or are compared. */
export async function comparedOf(database: Database, orders: readonly Order[]): Promise<Compared[]> {
  const all = await Promise.all(
    orders.map(async ({ orderNumber }) => {
      const invitation = await findInvitation(database, orderNumber);
      const pairs = (await pairsOf(database, orderNumber)).map((pair) => {
        const { own, other } = sidesOf(pair, orderNumber);
        const { name, agreedAt, scoresAt } = own;
        return {
          standing: standingOf(pair, orderNumber),
          name,
          agreedAt,
          scoresAt,
          otherName: other.name,
        };
      });
      return {
        orderNumber,
        invitation: invitation
          ? { name: invitation.holderName, mails: invitation.mails, madeAt: invitation.madeAt }
          : null,
        pairs,
      };
    }),
  );
  return all.filter(({ invitation, pairs }) => invitation !== null || pairs.length > 0);
}
