import { eq } from 'drizzle-orm';
import type { DataOf } from '#contract/call.ts';
import type { SandboxCard } from '#contract/catalogue.ts';
import { createPayment } from '#contract/payments.ts';
import { createSubscription, userPrivilege, vipDetail } from '#contract/privileges.ts';
import { plans } from '#server/catalogue/plans.ts';
import type { Order } from '#server/orders/store.ts';
import { orders } from '#server/orders/tables.ts';
import { ledger } from '#server/payments/tables.ts';
import type { TestApp } from './app.ts';
import { iq } from './builders.ts';
import type { Browser } from './calls.ts';
import { readMailbox } from './mailbox.ts';
import { pressFor } from './purchases.ts';

export { day } from './clock.ts';

/** What the pay button of a membership sends. */
export function memberPress(
  browser: Browser,
  wish: { orderNumber: string; skuId?: string; card?: SandboxCard; email?: string },
) {
  return pressFor(browser, { skuId: 'vip-month', email: 'member@example.org', ...wish });
}

/** What a plan costs today, as the member page shows it. */
export async function shownPrice(browser: Browser, skuId: string) {
  const { countryCode } = iq;
  const shown = await browser.data(vipDetail, { query: { countryCode } });
  const plan = shown.plans.find((one) => one.skuId === skuId);
  if (!plan) throw new Error(`${skuId} is not on sale.`);
  return { amount: plan.price.amount, currency: plan.price.currency };
}

/** From now on the shop asks so many times the price of every plan; to be put back to 1. */
export function askForPlans(times: number): void {
  for (const plan of plans) Object.assign(plan, { multiplier: times });
}

/** A membership that was paid for; what follows is done. */
export async function becomeMember(
  app: TestApp,
  browser: Browser,
  wish: { skuId?: string; card?: SandboxCard; email?: string } = {},
): Promise<string> {
  const { orderNumber } = await browser.data(createSubscription, {
    body: { ...iq, skuId: wish.skuId ?? 'vip-month' },
  });
  await browser.data(createPayment, { body: await memberPress(browser, { orderNumber, ...wish }) });
  await app.worker.drain();
  return orderNumber;
}

let members = 0;

/** A member with a browser and a mailbox of their own. */
export async function newMember(app: TestApp, wish: Parameters<typeof becomeMember>[2] = {}) {
  const browser = app.browser();
  members += 1;
  const email = `member-${members}@example.org`;
  return { browser, email, orderNumber: await becomeMember(app, browser, { email, ...wish }) };
}

/** What is told of memberships where there is none. */
export const noMembership = { member: false, begins: false, until: null, membership: null };

/** What the browser's membership is now; an error where it has none. */
export async function membershipOf(
  browser: Browser,
): Promise<
  DataOf<typeof userPrivilege> & { membership: NonNullable<DataOf<typeof userPrivilege>['membership']> }
> {
  const held = await browser.data(userPrivilege);
  if (!held.membership) throw new Error('This browser has no membership.');
  return { ...held, membership: held.membership };
}

/** Puts the clock to a moment and lets all happen that is due by then. */
export async function goTo(app: TestApp, moment: Date | string | number): Promise<void> {
  const ahead = new Date(moment).getTime() - app.clock.now().getTime();
  app.clock.forward(Math.max(0, ahead));
  await app.worker.drain();
}

/** The orders that paid for a membership's periods, and what came for them, oldest first. */
export async function periodsOf(
  { database: { database } }: TestApp,
  orderNumber: string,
): Promise<{ order: Order; captured: number[] }[]> {
  const first = await database.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const further = await database.select().from(orders).where(eq(orders.parentOrderNumber, orderNumber));
  const paid = [...first, ...further].sort(
    (one, other) => (one.periodStart?.getTime() ?? 0) - (other.periodStart?.getTime() ?? 0),
  );
  return Promise.all(
    paid.map(async (order) => {
      const rows = await database.select().from(ledger).where(eq(ledger.orderNumber, order.orderNumber));
      return {
        order,
        captured: rows.filter(({ kind }) => kind === 'capture').map(({ amount }) => amount),
      };
    }),
  );
}

/** The subjects of the mails to an address, oldest first, receipts and reports left out. */
export async function membershipMails(app: TestApp, email: string): Promise<string[]> {
  const mails = await readMailbox(app.dataDir);
  return mails
    .filter(({ to, text }) => to === email && text.includes('/member/'))
    .map(({ subject }) => subject);
}
