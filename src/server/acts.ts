import type { OrderKind } from '#contract/orders.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { endMembership } from './memberships/ending.ts';
import { refuseSecondMembership } from './memberships/start.ts';
import { checkExtra } from './orders/extras.ts';
import { endGift, issueGift } from './orders/gift-issue.ts';
import type { Order } from './orders/store.ts';
import { checkUpgrade } from './orders/upgrades.ts';

/** What a kind of order does besides what all do, each in the transaction of the change it follows from. */
export interface Acts {
  /** Refuses a payment that would buy nothing. @throws Refusal */
  readonly check?: (tx: Transaction, order: Order) => Promise<void>;
  /** It was paid for. */
  readonly paid?: (tx: Transaction, order: Order) => Promise<void>;
  /** Its contract is over: withdrawn, given back wholly, or lost in a dispute. */
  readonly ended?: (tx: Transaction, order: Order) => Promise<void>;
}

/** A row for every kind; what distinguishes them as data stands in `orders/kinds.ts`. */
const acts: { readonly [Kind in OrderKind]: Acts } = {
  report: {},
  extra: { check: checkExtra },
  upgrade: { check: checkUpgrade },
  course: {},
  membership: { check: refuseSecondMembership, ended: endPaidMembership },
  gift: { paid: issueGift, ended: endGift },
};

export const actsOf = ({ kind }: Pick<Order, 'kind'>): Acts => acts[kind];

function endPaidMembership(tx: Transaction, { orderNumber }: Order): Promise<void> {
  return endMembership(tx, orderNumber);
}
