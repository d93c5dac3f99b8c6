import type { CallInput, DataOf } from '#contract/call.ts';
import type { createPayment } from '#contract/payments.ts';
import { orderFiles } from '#contract/reports.ts';
import type { TestApp } from './app.ts';
import { confirm, type TestWish } from './builders.ts';
import type { Browser } from './calls.ts';
import { buy, type Purchase } from './purchases.ts';

/** How a report is bought: of the IQ test, and by its smallest package, unless said otherwise. */
export type ReportWish = Omit<Purchase, 'orderNumber'> & { readonly exam?: TestWish };

type BoughtReport = DataOf<typeof createPayment> & { readonly orderNumber: string };

/** A test taken and its report paid for; of what follows, nothing has been done. */
export async function buyReport(browser: Browser, { exam, ...wish }: ReportWish = {}): Promise<BoughtReport> {
  const orderNumber = await confirm(browser, exam);
  return { orderNumber, ...(await buy(browser, { ...wish, orderNumber })) };
}

/** A report paid for, and all done that follows: the mails are sent; the files are asked for, and made. */
export async function receiveReport(
  app: TestApp,
  browser: Browser,
  wish: ReportWish = {},
): Promise<BoughtReport> {
  const bought = await buyReport(browser, wish);
  await printedFiles(app, browser, { orderNumber: bought.orderNumber });
  return bought;
}

/** The files of an order, asked for until they are made, as the screen does once a reader presses for one. */
export async function printedFiles(
  { worker }: Pick<TestApp, 'worker'>,
  browser: Browser,
  body: CallInput<typeof orderFiles>['body'] & object,
): Promise<DataOf<typeof orderFiles>> {
  await browser.data(orderFiles, { body });
  await worker.drain();
  return browser.data(orderFiles, { body });
}
