import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { nameCover } from '#contract/certificates.ts';
import { erase } from '#contract/privacy.ts';
import { orderFiles } from '#contract/reports.ts';
import type { Locale } from '#locale/locales.ts';
import { findOrder } from '#server/orders/store.ts';
import { s3Store } from '#server/platform/files/s3.ts';
import { PdfError } from '#server/reports/pdf/compile.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { openBucket } from '#tests/support/bucket.ts';
import { confirm } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testPress } from '#tests/support/press.ts';
import { askRefund } from '#tests/support/refunds.ts';
import { buyReport, receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

/** A file of an order in a language, asked for until it is made, as the screen does. */
async function fileIn(
  app: TestApp,
  browser: Browser,
  { orderNumber, hl }: { orderNumber: string; hl: Locale },
) {
  const body = { orderNumber, hl };
  const first = await browser.data(orderFiles, { body });
  await app.worker.drain();
  const { files } = await browser.data(orderFiles, { body });
  const [file] = files;
  const saved = await browser.request({
    method: 'POST',
    url: file?.url ?? '',
    payload: { orderNumber },
  });
  return { before: first.files[0]?.state, file, saved };
}

describe('a report that was paid for', () => {
  const press = testPress();
  let printed = 0;
  const app = forSuite(() =>
    openApp(undefined, undefined, {
      press: {
        ...press,
        report: (input) => {
          printed += 1;
          // The thread that answers requests does not compose what is printed.
          expect(input).toHaveProperty('source');
          return press.report(input);
        },
      },
    }),
  );

  it('is printed when its file is first asked for, and once', async () => {
    const browser = app.browser();
    const { orderNumber } = await buyReport(browser);
    await app.worker.drain();
    const shown = async () =>
      (await browser.data(orderFiles, { body: { orderNumber, make: false } })).files[0];
    expect(await shown()).toMatchObject({ state: 'unmade', url: null });
    await app.worker.drain();
    expect(await shown()).toMatchObject({ state: 'unmade' });
    expect(printed).toBe(0);

    const file = await fileIn(app, browser, { orderNumber, hl: 'EN' });
    expect(file.before).toBe('making');
    expect(file.saved.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await shown()).toMatchObject({ state: 'ready', url: expect.any(String) });
    await fileIn(app, browser, { orderNumber, hl: 'EN' });
    expect(printed).toBe(1);
  });

  it('is given back without a file that was never made', async () => {
    const browser = app.browser();
    const { orderNumber } = await buyReport(browser);
    await askRefund(app, orderNumber, 'all');
    await app.worker.drain();
    expect(await browser.refusal(orderFiles, { body: { orderNumber } })).toBe('reportLocked');
    const other = await buyReport(browser);
    await browser.data(erase, { body: { orderNumber: other.orderNumber, scope: 'this' } });
    await app.worker.drain();
    expect(await browser.refusal(orderFiles, { body: { orderNumber: other.orderNumber } })).toBe(
      'unknownOrder',
    );
  });
});

describe('a report taken in one language', () => {
  const app = forSuite(() => openApp());

  it('is had in another: made when it is first asked for, beside the first', async () => {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser);
    const own = await fileIn(app, browser, { orderNumber, hl: 'EN' });
    expect(own.before).toBe('ready');
    expect(own.file).toMatchObject({ language: 'EN', name: `${orderNumber}.pdf` });
    const other = await fileIn(app, browser, { orderNumber, hl: 'JA' });
    expect(other.before).toBe('making');
    expect(other.file).toMatchObject({ language: 'JA', name: `${orderNumber}-JA.pdf`, state: 'ready' });
    expect(other.saved.headers['content-disposition']).toBe(`attachment; filename="${orderNumber}-JA.pdf"`);
    expect(other.saved.rawPayload.equals(own.saved.rawPayload)).toBe(false);
    const again = await fileIn(app, browser, { orderNumber, hl: 'EN' });
    expect(again.before).toBe('ready');
    expect(again.saved.rawPayload.equals(own.saved.rawPayload)).toBe(true);
  });

  it('is handed out by an address of its own language alone', async () => {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser);
    const { file } = await fileIn(app, browser, { orderNumber, hl: 'DE' });
    for (const variety of ['EN', 'XX']) {
      const url = (file?.url ?? '').replace('variety=DE', `variety=${variety}`);
      const refused = await browser.request({ method: 'POST', url, payload: { orderNumber } });
      expect(JSON.parse(refused.body)).toMatchObject({ name: 'linkExpired' });
    }
  });
});

describe('a name on the cover', () => {
  const press = testPress();
  const printed: (string | null | undefined)[] = [];
  let meanwhile: (() => Promise<unknown>) | undefined;
  const app = forSuite(() =>
    openApp(undefined, undefined, {
      press: {
        ...press,
        report: async (input) => {
          await meanwhile?.();
          printed.push(input.coverName);
          // As the real press does, which has no face for it.
          if (input.coverName?.includes('\u{1F600}'))
            throw new PdfError('the text could not be displayed with font');
          return press.report(input);
        },
      },
    }),
  );
  const nameIt = (browser: Browser, orderNumber: string, coverName: string | null) =>
    browser.data(nameCover, { body: { orderNumber, coverName } });

  it('is nobody’s until it is given; then files are made anew with it, and as before once it is taken off', async () => {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser);
    const plain = await fileIn(app, browser, { orderNumber, hl: 'EN' });
    expect((await browser.data(orderFiles, { body: { orderNumber } })).coverName).toBeNull();

    expect(await nameIt(browser, orderNumber, '  Ada   Lovelace ')).toEqual({ coverName: 'Ada Lovelace' });
    const named = await fileIn(app, browser, { orderNumber, hl: 'EN' });
    expect(named.before).toBe('making');
    expect(named.file).toMatchObject({ state: 'ready' });
    expect(printed.at(-1)).toBe('Ada Lovelace');
    expect(named.saved.rawPayload.equals(plain.saved.rawPayload)).toBe(false);
    expect((await browser.data(orderFiles, { body: { orderNumber } })).coverName).toBe('Ada Lovelace');

    await nameIt(browser, orderNumber, 'Ada King');
    const renamed = await fileIn(app, browser, { orderNumber, hl: 'EN' });
    expect(renamed.saved.rawPayload.equals(named.saved.rawPayload)).toBe(false);
    expect(await readdir(`${app.dataDir}/files/${orderNumber}`)).toHaveLength(1);

    await nameIt(browser, orderNumber, null);
    const again = await fileIn(app, browser, { orderNumber, hl: 'EN' });
    expect(again.before).toBe('making');
    expect(again.saved.rawPayload.equals(plain.saved.rawPayload)).toBe(true);
  });

  it('is refused where no paper can carry it, and the one before stays', async () => {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser);
    await nameIt(browser, orderNumber, 'عائشة');
    const body = { orderNumber, coverName: 'Ada \u{1F600}' };
    expect(await browser.refusal(nameCover, { body })).toBe('nameNotPrintable');
    for (const coverName of ['A'.repeat(200), 'Ada\u202eecalevoL', '   ', '42'])
      expect(await browser.refusal(nameCover, { body: { orderNumber, coverName } })).toBe('malformed');
    expect((await browser.data(orderFiles, { body: { orderNumber } })).coverName).toBe('عائشة');
  });

  it('is not kept where the answers are deleted while the cover is printed', async () => {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser);
    meanwhile = async () => {
      meanwhile = undefined;
      await browser.data(erase, { body: { orderNumber, scope: 'this' } });
    };
    expect(await browser.refusal(nameCover, { body: { orderNumber, coverName: 'Ada King' } })).toBe(
      'unknownOrder',
    );
    expect(meanwhile).toBeUndefined();
    const order = await findOrder(app.database.database, orderNumber);
    expect(order).toMatchObject({ coverName: null, erasedAt: expect.any(Date) });
  });

  it('is given by whoever reads a report that is paid for, and by nobody else', async () => {
    const browser = app.browser();
    const orderNumber = await confirm(browser);
    const body = { orderNumber, coverName: 'Ada' };
    expect(await browser.refusal(nameCover, { body })).toBe('reportLocked');
    expect(await app.browser().refusal(nameCover, { body })).toBe('unknownOrder');
  });
});

describe('a site whose files are kept in a bucket', () => {
  const bucket = forSuite(() => openBucket());
  const app = forSuite(() => openApp(undefined, bucket.env));

  it('hands them out as from its own folder, makes lost ones again, and deletes all of an order', async () => {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser);
    const store = s3Store(bucket);
    const { saved } = await fileIn(app, browser, { orderNumber, hl: 'EN' });
    await fileIn(app, browser, { orderNumber, hl: 'FR' });
    const kept = await store.keysBelow(orderNumber);
    expect(kept).toHaveLength(2);
    for (const key of kept) {
      const bytes = (await store.read(key)) ?? new Uint8Array();
      expect(key).toContain(`-${createHash('sha256').update(bytes).digest('hex')}.pdf`);
    }
    expect(Buffer.compare((await store.read(kept[0] ?? '')) ?? new Uint8Array(), saved.rawPayload)).toBe(0);
    expect(await readdir(app.dataDir)).not.toContain('files');

    await store.removeBelow(orderNumber);
    app.clock.forward(120_000);
    const again = await fileIn(app, browser, { orderNumber, hl: 'EN' });
    expect(again.before).toBe('making');
    expect(again.saved.rawPayload.equals(saved.rawPayload)).toBe(true);

    await askRefund(app, orderNumber, 'all');
    await app.worker.drain();
    expect(await store.keysBelow(orderNumber)).toEqual([]);
  });
});
