import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { type JobHandlers, readingBy } from '#server/platform/outbox/kinds.ts';
import type { JobHandler } from '#server/platform/outbox/worker.ts';
import { openForBuyer } from './accounts/purchase.ts';
import type { Account } from './accounts/store.ts';
import { actsOf } from './acts.ts';
import { joinAccount } from './centre/join.ts';
import type { OpenService } from './conversions/services/index.ts';
import { type TellingRoom, tellOf, tellService } from './conversions/tell.ts';
import { jobs } from './jobs/index.ts';
import { type Mail, mailHandlers } from './mail/send.ts';
import { endNow, stopNow } from './memberships/end.ts';
import { followBegun, followPayment, settleNotice } from './memberships/follow.ts';
import { isMembers } from './memberships/members.ts';
import { bringDrafts, broughtBy } from './orders/bringing.ts';
import { addsTo } from './orders/extras.ts';
import { reissueGift } from './orders/gift-issue.ts';
import { lockBrowser } from './orders/joining.ts';
import { isUnlocked } from './orders/states.ts';
import type { Order } from './orders/store.ts';
import type { Payments } from './payments/ask.ts';
import { handleNotice } from './payments/notices.ts';
import { sendReceipt, sendRefundMail } from './payments/receipts.ts';
import { endAncillary, giveBackIdle } from './payments/refunds/ancillary.ts';
import { sendRefund } from './payments/refunds/send.ts';
import type { RefundTold } from './payments/refunds/settle.ts';
import { findReturns } from './payments/returns.ts';
import { deleteOld, type RetentionRoom } from './privacy/retention.ts';
import { grantPackage } from './privileges/grants.ts';
import { providerKinds } from './providers/index.ts';
import type { ProviderKind, ProviderSubscription } from './providers/provider.ts';
import { sendReady, sendWayBack } from './reports/deliver.ts';
import { forgetClosed, forgetFiles } from './reports/forget.ts';
import { closeLinks } from './reports/links.ts';
import { type RenderRoom, renderReport } from './reports/render.ts';
import { forgetShares } from './shares/hold.ts';
import { forgetPictures } from './shares/pictures.ts';
import { forgetTogether } from './together/invitations.ts';

/**
 * Everything that happens after something happened. What must be true at once stands in the transaction of the change
 * (`after`); what can take its time is a job written in that transaction (`handlers`), and may run more than once.
 *
 * sitting confirmed → order drafted (orders/save.ts)
 * payment wanted    → an extra, an upgrade or a membership that this browser has already is refused
 * order paid        → package unlocked, also for tests it brings that were taken before; an account for the buyer; mail jobs
 * file asked for    → PDF job, where it was not made yet (reports/downloads.ts)
 * membership paid   → job that brings it into our books (memberships/settle.ts)
 * order withdrawn   → a membership ends
 * money given back  → what it bought is locked (orders/states.ts); what was shared of it or compared with it is gone; a membership ends; what was added goes back too; mail job
 * payment disputed  → what it bought is locked until the bank has decided; lost, a membership ends; won, what adds to a
 *                     report that is open no more goes back
 * address changed   → links and gift codes sent to the old one end; mail job, if the order is paid
 * logged in         → what the browser holds, and what was bought with the proved address, joins the account
 * pay page seen, pay button pressed, order paid → a job for each service whose advertisement led here, if the visit agreed
 * retrieval asked   → mail job (reports/retrieve.ts)
 * provider's notice → notice job → the one door (payments/settle.ts)
 */
export interface Flow {
  readonly clock: Clock;
  readonly secret: string;
  /** The payment providers that there are. */
  readonly kinds: readonly ProviderKind[];
  /** The services that are told what came of their advertisements; where nothing is sold there is nothing to tell. */
  readonly services?: readonly OpenService[];
}

/** Nothing of a result is shown to others any more: its card, its comparisons. */
async function forgetShown(tx: Transaction, order: Order, at: Date): Promise<void> {
  const { orderNumber } = order;
  await forgetShares(tx, [orderNumber]);
  await forgetTogether(tx, [orderNumber]);
  await forgetClosed(tx, [order, ...(await broughtBy(tx, order))], at);
}

export function after(flow: Flow) {
  async function giveBackIfIdle(tx: Transaction, order: Order): Promise<void> {
    const { check } = actsOf(order);
    if (check) await giveBackIdle(tx, order, { check, at: flow.clock.now() });
  }

  /** A renewal and what a click led to long ago are no purchase that an advertisement brought. */
  async function tell(tx: Transaction, event: 'payment' | 'purchase', order: Order): Promise<void> {
    const { logid, orderNumber: about, totalAmount, currency, periodStart } = order;
    if (logid === null || totalAmount === null || (event === 'purchase' && periodStart !== null)) return;
    const paid = { value: totalAmount / 100, currency };
    await tellOf(tx, flow.services ?? [], { event, logid, about, at: flow.clock.now(), paid });
  }

  return {
    isMembers,

    async seen(tx: Transaction, { logid, path }: { logid: string; path: string }): Promise<void> {
      if (!/^\/paying\/(?:paypage|payment)\//.test(path)) return;
      await tellOf(tx, flow.services ?? [], { event: 'checkout', logid, about: logid, at: flow.clock.now() });
    },

    pressed: (tx: Transaction, order: Order) => tell(tx, 'payment', order),

    onSubscription: followBegun,

    async checkPurchase(tx: Transaction, order: Order): Promise<void> {
      await actsOf(order).check?.(tx, order);
    },

    async paid(tx: Transaction, order: Order): Promise<void> {
      await grantPackage(tx, order, flow.clock.now());
      await bringDrafts(tx, order);
      await actsOf(order).paid?.(tx, order);
      await giveBackIfIdle(tx, order);
      await sendReady(tx, flow, order);
      const account = order.parentOrderNumber === null ? await openForBuyer(tx, flow, order) : undefined;
      await sendReceipt(tx, flow.kinds, order, { account });
      await tell(tx, 'purchase', order);
    },

    async refunded(tx: Transaction, order: Order, told: RefundTold): Promise<void> {
      await sendRefundMail(tx, flow.kinds, order, told);
      if (!told.fully) return;
      await forgetShown(tx, order, flow.clock.now());
      await actsOf(order).ended?.(tx, order);
      await endAncillary(tx, order, { reason: 'operator', at: flow.clock.now(), isMembers });
    },

    async withdrawn(tx: Transaction, order: Order): Promise<void> {
      await actsOf(order).ended?.(tx, order);
    },

    async disputed(tx: Transaction, order: Order): Promise<void> {
      if (!isUnlocked(order.state)) await forgetShown(tx, order, flow.clock.now());
      // While it was disputed its report may have been given back, or raised further by another payment.
      if (isUnlocked(order.state) && addsTo(order)) await giveBackIfIdle(tx, order);
      if (order.state !== 'refunded') return;
      await actsOf(order).ended?.(tx, order);
      await endAncillary(tx, order, { reason: 'operator', at: flow.clock.now(), isMembers });
    },

    async onLoggedIn(tx: Transaction, account: Account, browser: Reader): Promise<void> {
      await joinAccount(tx, account, { at: flow.clock.now(), browser });
    },

    onLocked: lockBrowser,

    async emailChanged(tx: Transaction, order: Order, told: string | null): Promise<void> {
      await closeLinks(tx, order.orderNumber);
      if (isUnlocked(order.state)) await sendReady(tx, flow, order);
      if (isUnlocked(order.state) && told !== null) await sendWayBack(tx, flow, order, told);
      await reissueGift(tx, order);
    },
  };
}

/** The kinds of all jobs, also those of the providers. */
export const jobKinds: readonly string[] = [
  ...Object.keys(jobs),
  ...providerKinds.flatMap((kind) => Object.keys(kind.jobKinds ?? {})),
];

export function handlers(
  room: Flow & TellingRoom & RenderRoom & RetentionRoom & { payments: Payments; mail: Mail },
): Record<string, JobHandler> {
  const { payments } = room;
  const settling = {
    ...payments,
    settleSubscription: (provider: string, said: ProviderSubscription, askedAt: Date) =>
      settleNotice(payments, provider, said, askedAt),
  };
  const own: JobHandlers<typeof jobs> = {
    ...mailHandlers(room.mail),
    'report.render': (wish, { aggregateId }) => renderReport(room, aggregateId, wish),
    'report.forget': (_, { aggregateId }) => forgetFiles(room, aggregateId),
    'share.forget': (_, { aggregateId }) => forgetPictures(room, aggregateId),
    'payments.notice': (notice) => handleNotice(settling, notice),
    'payments.returns': (look) => findReturns(settling, look),
    'payments.refund': (refund) => sendRefund(payments, refund),
    'payments.membership': (begun) => followPayment(payments, begun),
    'membership.end': (ended) => endNow(payments, ended),
    'membership.stop': (stopped) => stopNow(payments, stopped),
    'conversion.tell': (told) => tellService(room, told),
    'privacy.retention': (part) => deleteOld(room, part),
  };
  return Object.assign(readingBy(jobs, own), ...[...payments.providers.values()].map((one) => one.jobs));
}
