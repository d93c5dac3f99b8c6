import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { extraPackageList, skuList } from '#contract/catalogue.ts';
import { checkCertificate, nameCertificate } from '#contract/certificates.ts';
import type { OrderState } from '#contract/orders.ts';
import { createExtraOrder, orderInfo } from '#contract/orders.ts';
import { createPayment, withdraw, withdrawalStanding } from '#contract/payments.ts';
import { erase } from '#contract/privacy.ts';
import { orderFiles } from '#contract/reports.ts';
import { locales } from '#locale/locales.ts';
import { orders } from '#server/orders/tables.ts';
import { certificatesOf } from '#server/reports/certificates/hold.ts';
import { createPdfPress } from '#server/reports/pdf/render.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { brain, confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { blockOf } from '#tests/support/documents.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { putScore } from '#tests/support/orders.ts';
import { testPress } from '#tests/support/press.ts';
import { buy, pressFor } from '#tests/support/purchases.ts';
import { rawWords } from '#words/index.ts';

const subconscious = { ...iq, examId: 'SUBS-1001', consent: true } as const;

describe.each(testDatabases('postgres'))('certificates on $kind', (on) => {
  let app: TestApp;
  let browser: Browser;
  let meanwhile: (() => Promise<unknown>) | undefined;
  beforeAll(async () => {
    // Certificates are laid out; the reports that they stand beside are not.
    const real = createPdfPress();
    const certificate: typeof real.certificate = async (input) => {
      await meanwhile?.();
      return real.certificate(input);
    };
    const press = { ...testPress(), certificate, close: real.close };
    app = await openApp(on, {}, { press });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    browser = app.browser();
  });

  async function bought(skuId = 'iq-top', wish: Parameters<typeof confirm>[1] = iq): Promise<string> {
    const orderNumber = await confirm(browser, wish);
    await buy(browser, { orderNumber, skuId });
    return orderNumber;
  }

  /** Buys the certificate beside a report. */
  async function added(parent: string, { waiver = false } = {}): Promise<string> {
    const wish = { orderNumber: parent, skuId: 'certificate' };
    const { orderNumber } = await browser.data(createExtraOrder, { body: wish });
    const press = await pressFor(browser, { orderNumber, skuId: 'certificate' });
    await browser.data(createPayment, { body: { ...press, waiver } });
    return orderNumber;
  }

  const name = (orderNumber: string, holderName = 'Ada Lovelace') =>
    browser.data(nameCertificate, { body: { orderNumber, holderName } });
  const check = (code: string, hl = 'EN') => app.browser().data(checkCertificate, { params: { code } }, hl);
  const files = async (orderNumber: string) => {
    const all = await browser.data(orderFiles, { body: { orderNumber } });
    return { ...all, file: all.files.find(({ kind }) => kind === 'certificate') };
  };
  const offered = async (orderNumber: string) =>
    (await browser.data(extraPackageList, { params: { orderNumber } })).find(
      ({ skuId }) => skuId === 'certificate',
    );
  const become = (orderNumber: string, state: OrderState) =>
    app.database.database.update(orders).set({ state }).where(eq(orders.orderNumber, orderNumber));

  it('come with the top package, wait for a name, and are then there at once', async () => {
    const { list } = await browser.data(skuList, { params: iq });
    expect(list.map(({ skuId }) => skuId)).toEqual(['iq-basic', 'iq-premium', 'iq-top']);
    expect(list[2]?.features.map(({ logo }) => logo)).toContain('certificate');

    const orderNumber = await bought();
    expect(await offered(orderNumber)).toMatchObject({ held: true });
    const before = await files(orderNumber);
    expect(before.certificate).toBeNull();
    expect(before.file).toMatchObject({ state: 'unnamed', url: null });

    const held = await name(orderNumber, '  Ada   Lovelace ');
    expect(held.holderName).toBe('Ada Lovelace');
    expect(held.code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(held.checkUrl).toBe(`http://127.0.0.1:3000/certificate/${held.code}`);
    const after = await files(orderNumber);
    expect(after.certificate).toEqual(held);
    expect(after.file).toMatchObject({ state: 'ready', name: `${orderNumber}-certificate.pdf` });
    const pdf = await browser.request({
      method: 'POST',
      url: after.file?.url ?? '',
      payload: { orderNumber },
    });
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toContain(`${orderNumber}-certificate.pdf`);
    expect(pdf.body.slice(0, 5)).toBe('%PDF-');
  });

  it('say to whoever has the code what stands on them, in every language, and nothing else', async () => {
    const orderNumber = await bought();
    const { code } = await name(orderNumber);
    const { report } = await browser.data(orderInfo, { params: { orderNumber } });
    const said = await check(code);
    const headline = blockOf(report, 'headline');
    expect(said.result).toMatchObject({
      facts: [{ value: String(headline.at), text: headline.range }, { value: headline.band?.value }],
      drawing: { kind: 'curve', at: headline.at },
    });
    const { sign, ...emblem } = report?.emblem ?? {};
    // It follows from every score, and no stranger is told those.
    expect(sign).toBeDefined();
    expect(said).toEqual({
      code,
      holderName: 'Ada Lovelace',
      test: 'IQ test',
      takenAt: report?.takenAt,
      result: emblem,
      norm: report?.norm.text,
    });
    expect(await check(code.toLowerCase().replaceAll('-', ' '))).toEqual(said);
    const tests = await Promise.all(locales.map(async (hl) => (await check(code, hl)).norm));
    expect(new Set(tests).size).toBe(locales.length);
    expect(await app.browser().refusal(checkCertificate, { params: { code: '0000-0000-0000-0000' } })).toBe(
      'unknownCertificate',
    );
  });

  it('of a portrait name its character, and none of its dimensions', async () => {
    const orderNumber = await bought('subconscious-full', subconscious);
    await added(orderNumber);
    const { code } = await name(orderNumber);
    const { report } = await browser.data(orderInfo, { params: { orderNumber } });
    const { name: value, picture } = blockOf(report, 'card');
    expect((await check(code)).result).toEqual({
      facts: [{ label: expect.any(String), value }],
      drawing: { kind: 'picture', picture },
    });
  });

  it('keep their code when the name changes, so that an old paper is told', async () => {
    const orderNumber = await bought();
    const first = await name(orderNumber);
    const second = await name(orderNumber, 'Ada King');
    expect(second).toEqual({ ...first, holderName: 'Ada King' });
    expect((await check(first.code)).holderName).toBe('Ada King');
  });

  it('are made out to nobody where the answers are deleted while one is printed', async () => {
    const orderNumber = await bought();
    meanwhile = async () => {
      meanwhile = undefined;
      await browser.data(erase, { body: { orderNumber, scope: 'this' } });
    };
    const wish = { body: { orderNumber, holderName: 'Ada Lovelace' } };
    expect(await browser.refusal(nameCertificate, wish)).toBe('unknownOrder');
    expect(meanwhile).toBeUndefined();
    expect(await certificatesOf(app.database.database, [orderNumber])).toEqual([]);
  });

  it('take letters that the document can show, and nothing that a reader cannot see', async () => {
    const orderNumber = await bought();
    const joiners = ['A\u200dda', 'Ada\u200c', 'محمد\u200c', 'علی\u200c\u200cرضا'];
    const unseen = [
      '\u3164',
      '\u115f\u1160',
      '\uffa0',
      'Ada\u034f',
      'Ada\ufe0f',
      'Ada\u17b4 King',
      ...joiners,
    ];
    const refused = {
      malformed: ['', '   ', '1815', 'Ada\u202eecalevoL', 'Ada\u0000', 'x'.repeat(81), '👩‍🔬 Ada', ...unseen],
      nameNotPrintable: ['ᏣᎳᎩ', 'Ada 👍'],
    };
    for (const [refusal, names] of Object.entries(refused)) {
      for (const holderName of names) {
        const wish = { body: { orderNumber, holderName } };
        expect(await browser.refusal(nameCertificate, wish), holderName).toBe(refusal);
      }
    }
    expect((await files(orderNumber)).certificate).toBeNull();
    const latin = ['Łukasz Żółć', 'Nguyễn Thị Ngọc Ánh', 'O’Neill, Jr.', '<b>#x</b> $y$'];
    const others = [
      '山田 花子',
      '陳大文',
      '김지우',
      'Анна',
      'Ελένη',
      'สมชาย ใจดี',
      'Dr. محمد علي',
      'דוד',
      'श्री शर्मा',
    ];
    const joined = ['علی\u200cرضا', 'ক্\u200dষ'];
    const written = [...latin, ...others, ...joined];
    for (const holderName of written) {
      expect((await name(orderNumber, holderName)).holderName).toBe(holderName);
    }
    expect((await name(orderNumber, '葛\u{e0100}城 花子')).holderName).toBe('葛城 花子');
    expect((await name(orderNumber, '\u200fمحمد علي\u200e')).holderName).toBe('محمد علي');
  });

  it('belong to those who hold them', async () => {
    const without = await bought('iq-premium');
    const wish = (orderNumber: string) => ({ body: { orderNumber, holderName: 'Ada' } });
    expect(await browser.refusal(nameCertificate, wish(without))).toBe('certificateLocked');
    expect((await files(without)).file).toBeUndefined();
    const unpaid = await confirm(browser);
    expect(await browser.refusal(nameCertificate, wish(unpaid))).toBe('certificateLocked');
    const held = await bought();
    expect(await app.browser().refusal(nameCertificate, wish(held))).toBe('unknownOrder');
    await name(held);
    const { file } = await files(held);
    const stranger = await app
      .browser()
      .request({ method: 'POST', url: file?.url ?? '', payload: { orderNumber: held } });
    expect(JSON.parse(stranger.body)).toMatchObject({ name: 'unknownOrder' });
    const asReport = (file?.url ?? '').replace('/certificate?', '/report?');
    const crossed = await browser.request({ method: 'POST', url: asReport, payload: { orderNumber: held } });
    expect(JSON.parse(crossed.body)).toMatchObject({ name: 'linkExpired' });
  });

  it('are offered beside a score that somebody may want to show; one that was bought stays', async () => {
    for (const skuId of ['iq-premium', 'iq-top']) {
      const orderNumber = await bought(skuId);
      const held = skuId === 'iq-top';
      for (const [score, isOffered] of [
        [94, held],
        [95, true],
        [128, true],
        [71, held],
      ] as const) {
        await putScore(app, orderNumber, score);
        const extra = await offered(orderNumber);
        expect(extra === undefined, `${skuId} at ${score}`).toBe(!isOffered);
        if (isOffered) expect(extra).toMatchObject({ held, price: { currency: 'EUR' } });
      }
      // What the packages hold and cost is the same for everybody.
      if (held) expect((await name(orderNumber)).holderName).toBe('Ada Lovelace');
    }
    const child = await bought('iq-basic');
    await added(child);
    await putScore(app, child, 71);
    expect(await offered(child)).toMatchObject({ held: true });
  });

  it.each([
    ['iq-basic', iq],
    ['brain-basic', brain],
    ['subconscious-short', subconscious],
  ] as const)('can be added to a report such as %s, once', async (skuId, wish) => {
    const parent = await bought(skuId, wish);
    const child = await added(parent);
    expect(await browser.data(orderInfo, { params: { orderNumber: child } })).toMatchObject({
      kind: 'extra',
      orderState: 'paid',
      unlocked: true,
      brings: [],
    });
    expect(await offered(parent)).toMatchObject({ held: true, orderNumber: child, examId: null });
    const again = { orderNumber: parent, skuId: 'certificate' };
    expect(await browser.refusal(createExtraOrder, { body: again })).toBe('extraHeld');
    const { code } = await name(parent);
    expect((await check(code)).holderName).toBe('Ada Lovelace');
  });

  it('are not sold to one whose package holds one', async () => {
    const orderNumber = await bought();
    const wish = { orderNumber, skuId: 'certificate' };
    expect(await browser.refusal(createExtraOrder, { body: wish })).toBe('extraHeld');
  });

  it('of an IQ test are a member’s, while the membership lasts', async () => {
    await becomeMember(app, browser);
    const orderNumber = await confirm(browser);
    const { code } = await name(orderNumber);
    expect((await check(code)).holderName).toBe('Ada Lovelace');
  });

  it('end with what paid for them, and stand again with it', async () => {
    const parent = await bought('iq-basic');
    const child = await added(parent);
    const { code } = await name(parent);
    for (const order of [child, parent]) {
      for (const state of ['disputed', 'refunded'] as const) {
        await become(order, state);
        const gone = await app.browser().refusal(checkCertificate, { params: { code } });
        expect(gone, state).toBe('unknownCertificate');
      }
      await become(order, 'paid');
      expect((await check(code)).code).toBe(code);
    }
    await become(parent, 'refunded');
    expect(await browser.data(orderInfo, { params: { orderNumber: parent } })).toMatchObject({
      unlocked: false,
      report: null,
    });
  });

  it('end the right of withdrawal once they are made, where that was agreed to', async () => {
    const parent = await bought('iq-basic');
    const child = await added(parent, { waiver: true });
    const standing = () => browser.data(withdrawalStanding, { body: { orderNumber: child } });
    expect(await standing()).toMatchObject({ allowed: true });
    await name(parent);
    expect(await standing()).toMatchObject({ allowed: false, obstacle: 'waived' });
    expect(await browser.refusal(withdraw, { body: { orderNumber: child } })).toBe('withdrawalOver');
    await app.worker.drain();
    const receipt = (await readMailbox(app.dataDir)).find(
      ({ subject, text }) => subject.startsWith('Receipt') && text.includes(child),
    );
    expect(receipt?.text).toContain(rawWords('EN', 'paying').pay.waiverCertificate);
  });
});
