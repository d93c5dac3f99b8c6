import { mkdirSync } from 'node:fs';
import { openBrowser, phone, desktop } from './tests/journeys/support/browser.ts';
import { callsOf } from './tests/journeys/support/calls.ts';
import { startServer, makeDataDir, removeDataDir } from './tests/support/server-process.ts';
import { confirm, iq } from './tests/support/builders.ts';
import { buy } from './tests/support/purchases.ts';
import { nameCertificate } from './src/contract/certificates.ts';
import { createExtraOrder } from './src/contract/orders.ts';
const out = '/tmp/shots8'; mkdirSync(out, { recursive: true });
const dataDir = await makeDataDir();
const site = await startServer({ dataDir, env: { NODE_ENV: 'production' } });
try {
for (const [hl, name] of [['EN', 'Eleanor Vance'], ['JA', '山田 花子']] as const) for (const [size, viewport] of [['390', phone], ['1440', desktop]] as const) {
  const context = await openBrowser(hl, viewport, site.url);
  const calls = callsOf(context, site.url);
  const page = context.pages()[0] ?? await context.newPage();
  page.on('pageerror', e => console.log('ERR', e.message));
  const shot = async (n: string, full = true) => { await page.waitForTimeout(600); const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (over > 0) console.log(n, hl, size, 'OVERFLOW', over); await page.screenshot({ path: `${out}/${n}-${hl}-${size}.png`, fullPage: full }); };
  const wish = { ...iq, hl };
  const order = await confirm(calls, wish);
  await page.goto(`/paying/scheme/DE-SUBS-1002?hl=${hl}&orderNumber=${order}`); await shot('scheme');
  await buy(calls, { orderNumber: order, skuId: 'iq-top' });
  await page.goto(`/report/result-download/DE-SUBS-1002?hl=${hl}&orderNumber=${order}`); await page.waitForTimeout(1500); await shot('unnamed');
  await page.locator('form button[type=submit]').first().click(); await shot('missing', false);
  await page.locator('input[name=holderName]').fill('ภาษาไทย'); await page.locator('form button[type=submit]').first().click(); await shot('unprintable', false);
  await page.locator('input[name=holderName]').fill(name); await page.locator('form button[type=submit]').first().click(); await page.waitForTimeout(800); await shot('named');
  console.log('focus', await page.evaluate(() => document.activeElement?.textContent));
  const url = await page.locator('a[href*="/certificate/"]').getAttribute('href');
  await page.goto(new URL(url!).pathname + `?hl=${hl}`); await shot('check');
  await page.goto(`/certificate/0000-0000-0000-0000?hl=${hl}`); await shot('unknown');
  const sub = await confirm(calls, { ...wish, examId: 'SUBS-1001', consent: true } as never);
  await buy(calls, { orderNumber: sub, skuId: 'subconscious-short' });
  await page.goto(`/report/result/DE-SUBS-1001?hl=${hl}&orderNumber=${sub}&tab=files`); await page.waitForTimeout(1500); await shot('files-offer');
  const { orderNumber: child } = await calls.data(createExtraOrder, { body: { orderNumber: sub, skuId: 'certificate' } });
  await page.goto(`/paying/paypage/DE-SUBS-1001?hl=${hl}&orderNumber=${child}&skuId=certificate`); await shot('paypage');
  await buy(calls, { orderNumber: child, skuId: 'certificate' });
  await page.goto(`/paying/success/DE-SUBS-1001?hl=${hl}&orderNumber=${child}`); await shot('success');
  const held = await calls.data(nameCertificate, { body: { orderNumber: sub, holderName: name } });
  await page.goto(`/certificate/${held.code}?hl=${hl}`); await shot('check-portrait');
  await context.close();
}
} finally { await site.stop(); await removeDataDir(dataDir); }
