import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { orderFiles } from '#contract/reports.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { report } from '#tests/money/support/rows.ts';
import { confirm } from '#tests/support/builders.ts';
import { type Browser, newBrowser, overNetwork } from '#tests/support/calls.ts';
import { buy } from '#tests/support/purchases.ts';
import { startSite } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';
import { arrivals, quantile, residentMegabytes, type Told } from './support/arrivals.ts';

// `npm run proof:press`: 200 documents are asked for at once. DOCUMENTS=24 tries it in less time.
const documents = Number(process.env.DOCUMENTS ?? 200);

const orders = Math.ceil(documents / locales.length);
/** Visitors of a landing, a second, and how much longer the slowest of a hundred may wait. */
const visitors = 20;
const most = 2;
/** What is under way at the same time may be done one before the other. */
const oneBeforeAnother = 12;

const site = forSuite(() =>
  startSite({
    embedded: false,
    env: { NODE_ENV: 'production', RATE_LIMITS: 'off', LOG_LEVEL: 'error', LATEST_MILLISECONDS: '0' },
  }),
);

interface Bought {
  readonly browser: Browser;
  readonly orderNumber: string;
}

const askFor = ({ browser, orderNumber }: Bought, locale: Locale) =>
  browser.data(orderFiles, { body: { orderNumber, hl: locale } });

async function bought(number: number): Promise<Bought> {
  const browser = newBrowser(overNetwork(() => site.url));
  const orderNumber = await confirm(browser);
  await buy(browser, { orderNumber, email: `reader-${number}@example.org` });
  return { browser, orderNumber };
}

async function landing(): Promise<number> {
  const response = await fetch(`${site.url}/landing/home/DE-SUBS-1002?hl=EN`);
  await response.arrayBuffer();
  return response.status;
}

/** When a document was kept; undefined while it is not. */
function keptAt({ orderNumber }: Bought, locale: Locale): number | undefined {
  const folder = join(site.dataDir, 'files', orderNumber);
  const name = namesIn(folder).find((one) => one.includes(`-${locale}-report-`) && one.endsWith('.pdf'));
  return name === undefined ? undefined : statSync(join(folder, name)).mtimeMs;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Nothing of the order was kept yet.
    return [];
  }
}

const waits = (told: readonly Told[], share: number) =>
  quantile(
    told.map(({ milliseconds }) => milliseconds),
    share,
  );

it('two hundred documents at once are made in order, and hold up no page', async () => {
  const readers: Bought[] = [];
  for (let number = 0; number < orders; number += 1) readers.push(await bought(number));
  const wanted = locales
    .flatMap((locale) => readers.map((reader) => ({ reader, locale })))
    .slice(0, documents);

  await arrivals({ aSecond: visitors, seconds: 5 }, landing);
  const idle = await arrivals({ aSecond: visitors, seconds: 30 }, landing);
  const before = await residentMegabytes(site.url);

  const begun = performance.now();
  // In this order, and all of them while the first ones are made.
  const asking = (async () => {
    for (const { reader, locale } of wanted) await askFor(reader, locale);
  })();
  let isOver = false;
  const busy: Told[] = [];
  const held: number[] = [];
  const visiting = (async () => {
    while (!isOver) {
      busy.push(...(await arrivals({ aSecond: visitors, seconds: 1 }, landing)));
      held.push(await residentMegabytes(site.url));
    }
  })();
  await asking;
  const asked = (performance.now() - begun) / 1000;
  const left = () => wanted.filter(({ reader, locale }) => keptAt(reader, locale) === undefined).length;
  await expect.poll(left, { timeout: 1_800_000, interval: 500 }).toBe(0);
  const seconds = (performance.now() - begun) / 1000;
  isOver = true;
  await visiting;

  const done = wanted
    .map(({ reader, locale }, place) => ({ place, at: keptAt(reader, locale) ?? 0 }))
    .sort((one, other) => one.at - other.at);
  const outOfTurn = Math.max(...done.map(({ place }, turn) => Math.abs(place - turn)));
  const [calm, late] = [waits(idle, 0.99), waits(busy, 0.99)];
  report(
    'documents asked for at once',
    'none is lost',
    `${done.length} of ${documents} in ${seconds.toFixed(0)} s, the last asked for after ${asked.toFixed(1)} s`,
  );
  report(
    'made in the order in which they were asked for',
    `none more than ${oneBeforeAnother} places from its turn`,
    `${outOfTurn} at most`,
  );
  report(
    'a landing meanwhile, the slowest of a hundred',
    `under ${most} × of an idle site`,
    `idle p50 ${waits(idle, 0.5).toFixed(1)} p99 ${calm.toFixed(1)} ms; meanwhile p50 ${waits(busy, 0.5).toFixed(1)} p99 ${late.toFixed(1)} ms: ${(late / calm).toFixed(2)} × (${busy.length} visits)`,
  );
  report(
    'resident memory',
    'told',
    `${before.toFixed(0)} MB before, ${Math.max(...held).toFixed(0)} MB at most, ${(held.at(-1) ?? 0).toFixed(0)} MB when all are made`,
  );
  expect([...idle, ...busy].filter(({ status }) => status !== 200)).toEqual([]);
  expect(outOfTurn).toBeLessThanOrEqual(oneBeforeAnother);
  expect(late).toBeLessThan(most * calm);
});
