import { nameCertificate } from '#contract/certificates.ts';
import { createGiftOrder, orderInfo } from '#contract/orders.ts';
import { enterAccount, openAccount } from '#tests/support/accounts.ts';
import { begin, confirm, iq } from '#tests/support/builders.ts';
import { type Browser, newBrowser, overNetwork } from '#tests/support/calls.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { stateOf } from '#tests/support/orders.ts';
import { buy } from '#tests/support/purchases.ts';
import { askRefund } from '#tests/support/refunds.ts';
import { printedFiles } from '#tests/support/reports.ts';
import type { AttackedSite } from './site.ts';

/** Whoever holds the most that can be held, and what of it nobody else may learn. */
export interface Owner {
  readonly browser: Browser;
  /** By what kind of thing they are the numbers of. */
  readonly numbers: Readonly<Record<'report' | 'membership' | 'gift' | 'draft' | 'sitting', string>>;
  /** What no answer to anybody else may contain. */
  readonly secrets: readonly string[];
}

const holderName = 'Quorvex Zylandine';
const email = 'quorvex.owner@victim.example';

/** The top package with a certificate, a membership, a present, an order that waits for payment, and a sitting that was begun. */
export async function makeOwner(site: AttackedSite): Promise<Owner> {
  const browser = site.browser();
  const report = await confirm(browser);
  await buy(browser, { orderNumber: report, skuId: 'iq-top', email });
  await site.worker.drain();
  const { code } = await browser.data(nameCertificate, { body: { orderNumber: report, holderName } });
  await site.worker.drain();
  const membership = await becomeMember(site, browser, { email });
  const { orderNumber: gift } = await browser.data(createGiftOrder, { body: { ...iq, skuId: 'iq-basic' } });
  await buy(browser, { orderNumber: gift, skuId: 'iq-basic', email });
  await site.worker.drain();
  const draft = await confirm(browser);
  const { sittingId: sitting } = await begin(browser);
  const { files } = await printedFiles(site, browser, { orderNumber: report });
  const shown = await browser.data(orderInfo, { params: { orderNumber: report } });
  if (!JSON.stringify(shown).includes(email)) throw new Error('The owner does not see the address.');
  const secrets = [
    email,
    holderName,
    code,
    ...files.flatMap(({ url }) => (url === null ? [] : [new URL(url, site.url).pathname])),
  ].filter((secret): secret is string => typeof secret === 'string');
  return { browser, numbers: { report, membership, gift, draft, sitting }, secrets };
}

/** Whoever bought the same, and has the money back. */
export async function makeRefunded(site: AttackedSite): Promise<Owner> {
  const browser = site.browser();
  const report = await confirm(browser);
  await buy(browser, { orderNumber: report, skuId: 'iq-top', email: 'refunded@stranger.example' });
  await site.worker.drain();
  const name = 'Refunda Nimmerla';
  const { code } = await browser.data(nameCertificate, { body: { orderNumber: report, holderName: name } });
  const { files } = await printedFiles(site, browser, { orderNumber: report });
  await askRefund(site, report, 'all');
  await site.worker.drain();
  const state = await stateOf(browser, report);
  if (state !== 'refunded') throw new Error(`The order is ${state}.`);
  const addresses = files.flatMap(({ url }) => (url === null ? [] : [new URL(url, site.url).pathname]));
  return {
    browser,
    numbers: { report, membership: report, gift: report, draft: report, sitting: report },
    secrets: [...addresses, ...(code === null ? [] : [code])],
  };
}

/** Everybody who is not the owner, by what they are. */
export async function makeStrangers(site: AttackedSite): Promise<Readonly<Record<string, () => Browser>>> {
  const other = site.browser();
  await buy(other, { orderNumber: await confirm(other), skuId: 'iq-basic', email: 'other@stranger.example' });
  const account = site.browser();
  await openAccount(site, account, 'account@stranger.example');
  await enterAccount(account, 'account@stranger.example').catch(() => undefined);
  const { browser: refunded } = await makeRefunded(site);
  await site.worker.drain();
  return {
    'another browser': () => other,
    'another account': () => account,
    'a refunded owner of something else': () => refunded,
    nobody: () => site.browser(),
    'an unknown key': () => {
      const send = overNetwork(() => site.url);
      return newBrowser((sent) =>
        send({ ...sent, headers: { ...sent.headers, 'holder-key': 'B'.repeat(43) } }),
      );
    },
  };
}
