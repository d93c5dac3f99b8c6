import { eq } from 'drizzle-orm';
import { createPayment } from '#contract/payments.ts';
import { orders } from '#server/orders/tables.ts';
import { checkLedger } from '#server/payments/ledger-check.ts';
import { ledger, paymentAttempts } from '#server/payments/tables.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testClock } from '#tests/support/clock.ts';
import { realPostgres } from '#tests/support/database.ts';
import { openPaypalFake, type PaypalFake } from '#tests/support/paypal/fake.ts';
import { pressFor } from '#tests/support/purchases.ts';
import { openStripeFake, type StripeFake } from '#tests/support/stripe/fake.ts';
import type { Delivery } from '#tests/support/stripe/webhooks.ts';

/** The methods by which the proofs pay; the part before the colon is the provider. */
export const methods = ['stripe:card', 'paypal:paypal'] as const;
export type Method = (typeof methods)[number];

/** The whole app on real PostgreSQL, between a Stripe and a PayPal of our own, all three by one clock. */
export interface MoneyApp extends TestApp {
  readonly stripe: StripeFake;
  readonly paypal: PaypalFake;
  /** Both tell what they have to tell, and what follows from it is done. @returns the statuses of the answers */
  tell(how?: Delivery): Promise<number[]>;
  /** Any notice at the door of a provider. */
  notify(
    provider: string,
    notice: { body: string; headers: Readonly<Record<string, string>> },
  ): Promise<number>;
}

/** @param answerLimitMilliseconds how long the app waits for a provider */
export async function openMoneyApp(answerLimitMilliseconds = 20_000): Promise<MoneyApp> {
  const clock = testClock();
  const stripe = await openStripeFake({ clock });
  const paypal = await openPaypalFake({ clock });
  const { clientId, clientSecret, webhookId, proxy } = paypal.options;
  const app = await openApp(
    realPostgres(),
    {
      ...stripe.env,
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_WEBHOOK_ID: webhookId,
      PAYPAL_MODE: 'sandbox',
      PAYPAL_PROXY: `${proxy?.address}:${proxy?.port}`,
    },
    { clock, answerLimitMilliseconds },
  );
  const notify: MoneyApp['notify'] = async (provider, { body, headers }) => {
    const url = `/pay/notify/${provider}`;
    return (await app.http.inject({ method: 'POST', url, headers, payload: body })).statusCode;
  };
  return {
    ...app,
    stripe,
    paypal,
    notify,
    async tell(how) {
      const statuses = [
        ...(await stripe.deliver((notice) => notify('stripe', notice), how)),
        ...(await paypal.deliver((notice) => notify('paypal', notice))),
      ];
      await app.worker.drain();
      return statuses;
    },
    async close() {
      await app.close();
      await Promise.all([stripe.close(), paypal.close()]);
    },
  };
}

/** What the pay button sends, a press of its own each time. */
export async function pressBy(browser: Browser, orderNumber: string, method: Method) {
  return { ...(await pressFor(browser, { orderNumber })), paymentMethod: method };
}

export interface Waiting {
  readonly browser: Browser;
  readonly orderNumber: string;
  /** The provider's own id of the payment that waits for its buyer. */
  readonly reference: string;
}

/** An order whose buyer was led to the provider's page. */
export async function begin(app: MoneyApp, method: Method): Promise<Waiting> {
  const browser = app.browser();
  const orderNumber = await confirm(browser);
  const body = await pressBy(browser, orderNumber, method);
  const { actionUrl, state } = await browser.data(createPayment, { body });
  if (actionUrl === null) throw new Error(`No page was opened: ${state}`);
  return { browser, orderNumber, reference: referenceIn(actionUrl) };
}

/** The payment that a provider's page is about. */
export function referenceIn(actionUrl: string): string {
  const { pathname, searchParams } = new URL(actionUrl);
  return searchParams.get('token') ?? pathname.split('/').at(-1) ?? '';
}

/** The buyer pays on a page, as far as the buyer can: PayPal's money is taken by us. @throws Error where it is closed */
export function payOn(app: MoneyApp, method: Method, reference: string): void {
  if (method === 'stripe:card') app.stripe.pay(reference);
  else app.paypal.approve(reference);
}

/** How often an order was charged at the providers. */
export function chargesOf({ stripe, paypal }: MoneyApp, orderNumber: string): number {
  return (
    stripe.charges().filter(({ metadata }) => metadata.orderNumber === orderNumber).length +
    paypal.captures().filter(({ customId }) => customId === orderNumber).length
  );
}

/** What our own books say of an order. */
export async function booksOf({ database: { database } }: TestApp, orderNumber: string) {
  const [order] = await database.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const rows = await database.select().from(ledger).where(eq(ledger.orderNumber, orderNumber));
  const attempts = await database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderNumber, orderNumber));
  return {
    state: order?.state,
    captures: rows.filter(({ kind }) => kind === 'capture').length,
    refunds: rows.filter(({ kind }) => kind === 'refund').length,
    attempts,
  };
}

/** What does not agree in the books of all orders. */
export async function ledgerFindings({ database }: TestApp): Promise<string[]> {
  const { findings } = await checkLedger(database.database);
  return findings.map(({ orderNumber, problem }) => `${orderNumber}: ${problem}`);
}
