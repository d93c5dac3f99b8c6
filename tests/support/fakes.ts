import { createPayment } from '#contract/payments.ts';
import { openApp, type TestApp } from './app.ts';
import type { Browser } from './calls.ts';
import { testClock } from './clock.ts';
import type { TestDatabase } from './database.ts';
import { openPaypalFake, type PaypalFake } from './paypal/fake.ts';
import { type Purchase, pressFor } from './purchases.ts';
import { openStripeFake, type StripeFake } from './stripe/fake.ts';

/** The whole app between a Stripe and a PayPal of our own, all three by one clock. */
export interface AppWithFakes extends TestApp {
  readonly stripe: StripeFake;
  readonly paypal: PaypalFake;
}

/** @param answerLimitMilliseconds how long the app waits for a provider */
export async function openBothFakes(
  on?: Pick<TestDatabase, 'open'>,
  answerLimitMilliseconds = 2_500,
): Promise<AppWithFakes> {
  const clock = testClock();
  const stripe = await openStripeFake({ clock });
  const paypal = await openPaypalFake({ clock });
  const { clientId, clientSecret, webhookId, proxy } = paypal.options;
  const keys = {
    ...stripe.env,
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_MODE: 'sandbox',
    PAYPAL_PROXY: `${proxy?.address}:${proxy?.port}`,
  };
  const app = await openApp(on, keys, { clock, answerLimitMilliseconds });
  return {
    ...app,
    stripe,
    paypal,
    async close() {
      await app.close();
      await Promise.all([stripe.close(), paypal.close()]);
    },
  };
}

/** Presses the pay button for a method. @returns what the press was answered, and the payment that its page is about */
export async function payBy(browser: Browser, { method, ...purchase }: Purchase & { method: string }) {
  const body = { ...(await pressFor(browser, purchase)), paymentMethod: method };
  const payment = await browser.data(createPayment, { body });
  return { ...payment, reference: payment.actionUrl === null ? '' : referenceIn(payment.actionUrl) };
}

/** The payment that a provider's page is about. */
export function referenceIn(actionUrl: string): string {
  const { pathname, searchParams } = new URL(actionUrl);
  return searchParams.get('token') ?? pathname.split('/').at(-1) ?? '';
}
