import { updateUser } from '#contract/accounts.ts';
import { nameCertificate, nameCover } from '#contract/certificates.ts';
import { createGiftOrder } from '#contract/orders.ts';
import { shareReport } from '#contract/shares.ts';
import { saveAnswers } from '#contract/sittings.ts';
import { agreeTogether, inviteTogether, joinTogether } from '#contract/together.ts';
import { openAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import { answersTo, begin, brain, confirm, iq, optionAt, types } from './builders.ts';
import type { Browser } from './calls.ts';
import { becomeMember } from './membership.ts';
import { buy } from './purchases.ts';

/** Somebody who holds some of everything that can be held. */
export interface Person {
  readonly browser: Browser;
  readonly email: string;
  /** Orders and a sitting, by what they are. */
  readonly numbers: Readonly<Record<string, string>>;
  /** What stands in addresses of theirs: each opens what was shared by it, and no more. */
  readonly keys: Readonly<Record<'certificate' | 'share' | 'invitation' | 'pair', string>>;
  /** What they are called, by whom it was told: to nobody, on a certificate, beside a shared card, in an invitation. */
  readonly names: Readonly<Record<'own' | 'certificate' | 'share' | 'invitation', string>>;
}

/** What a person has besides: an account, a membership. */
export interface Standing {
  readonly account?: boolean;
  readonly member?: boolean;
}

/** @param tag a word that nothing else on the site contains; every name of theirs is made of it */
export async function makePerson(app: TestApp, tag: string, standing: Standing = {}): Promise<Person> {
  const browser = app.browser();
  const email = `${tag}@${tag}.example`.toLowerCase();
  const names = {
    own: `${tag} Eigen`,
    certificate: `${tag} Urkund`,
    share: `${tag} Karte`,
    invitation: `${tag} Ladung`,
  };
  const report = await confirm(browser);
  await buy(browser, { orderNumber: report, skuId: 'iq-top', email, waiver: true });
  const { code } = await browser.data(nameCertificate, {
    body: { orderNumber: report, holderName: names.certificate },
  });
  await browser.data(nameCover, { body: { orderNumber: report, coverName: names.certificate } });
  const { share } = await browser.data(shareReport, {
    body: { orderNumber: report, shared: true, shows: { tells: 'band', sign: false, name: names.share } },
  });
  const draft = await confirm(browser, brain);
  const paired = await confirm(browser, types);
  const { invitation } = await browser.data(inviteTogether, {
    body: { orderNumber: paired, invited: true, name: names.invitation },
  });
  const partner = app.browser();
  const { pair } = await partner.data(joinTogether, {
    body: {
      orderNumber: await confirm(partner, types),
      invitation: invitation?.invitation ?? '',
      name: 'Partner',
      scores: false,
    },
  });
  await browser.data(agreeTogether, { body: { pair, agreed: true, scores: false } });
  const { orderNumber: gift } = await browser.data(createGiftOrder, {
    body: {
      ...iq,
      skuId: 'iq-basic',
      card: { giver: names.certificate, line: `${names.certificate} gives this.` },
    },
  });
  await buy(browser, { orderNumber: gift, skuId: 'iq-basic', email });
  const sitting = await begin(browser, iq);
  const { sittingId } = sitting;
  // Other options than the next person's, so that their answers are not the same.
  const answers = answersTo(sitting)
    .slice(0, 9)
    .map((answer, at) => ({ ...answer, choice: optionAt(at + tag.length, 6) }));
  await browser.data(saveAnswers, { body: { sittingId, answers } });
  const numbers: Record<string, string> = { report, draft, paired, gift, sitting: sittingId };
  if (standing.member) numbers.membership = await becomeMember(app, browser, { email });
  if (standing.account) {
    await openAccount(app, browser, email);
    await browser.data(updateUser, { body: { name: names.own, nickname: `${tag}chen` } });
  }
  await app.worker.drain();
  const keys = {
    certificate: code ?? '',
    share: share?.key ?? '',
    invitation: invitation?.invitation ?? '',
    pair,
  };
  return { browser, email, numbers, keys, names };
}
