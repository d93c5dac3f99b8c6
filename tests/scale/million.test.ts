import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skuList } from '#contract/catalogue.ts';
import { examInfo } from '#contract/exams.ts';
import { readConfig } from '#server/config.ts';
import { kept } from '#server/privacy/retention.ts';
import { sweep } from '#server/privacy/sweep.ts';
import { report } from '#tests/money/support/rows.ts';
import { iq } from '#tests/support/builders.ts';
import { type Filled, fill, openOn } from './support/filled.ts';
import { type Timed, visit } from './support/visit.ts';
import { type Cost, costOf, nameOf, type Statement } from './support/watched.ts';

// `npm run proof:million`. A smaller number tries it in less time: ORDERS=100000 npm run proof:million
const sizes = { few: 10_000, many: Number(process.env.ORDERS ?? 1_000_000) };

/** What a call may take at most, of what it takes among ten thousand orders. */
const most = 1.3;
/** A call that seems slower is looked at again so often: what else the machine does falls on one side as on the other. */
const patience = 4;
/** So much more is no growth: of a call whose statements take a tenth of it. In milliseconds. */
const grain = 0.5;
/** No statement that runs by itself may take longer, in milliseconds, nor hold a row for longer. */
const longestStatement = 20;
const longestLock = 50;

const visitors = 24;
const starts = 5;
/** Of the jobs of retention, how long each kind is tried, and how long one row may take: a night has a million rows' time. */
const sweeping = 4_000;
const longestEach = 20;

const rounded = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** The lower quartile: a machine that does other work only ever adds. */
const typical = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)] as number;

type Side = 'few' | 'many';

const isSlower = ({ few, many }: Readonly<Record<Side, number>>) => many > Math.max(most * few, few + grain);

/** What a call's statements cost together. Of what it wrote nothing can be written again. */
async function sumOf({ database }: Filled, statements: readonly Statement[]): Promise<number> {
  let sum = 0;
  for (const statement of statements.filter(({ query }) => /^(?:select|update|delete)/.test(query)))
    sum += (await costOf(database.pool, statement)).milliseconds;
  return sum;
}

/** What the statements of each kind cost at most. */
async function slowestOf({ database }: Filled, statements: readonly Statement[]): Promise<Map<string, Cost>> {
  const slowest = new Map<string, Cost>();
  for (const statement of statements) {
    const cost = await costOf(database.pool, statement);
    const name = nameOf(statement.query);
    if (cost.milliseconds >= (slowest.get(name)?.milliseconds ?? 0)) slowest.set(name, cost);
  }
  return slowest;
}

describe('a million orders', () => {
  let few: Filled;
  let many: Filled;
  beforeAll(async () => {
    few = await fill(sizes.few);
    many = await fill(sizes.many);
  }, 3_600_000);
  afterAll(() => Promise.all([few.close(), many.close()]));

  it('are there', () => {
    expect(few.orders).toBeGreaterThan(0.95 * sizes.few);
    expect(many.orders).toBeGreaterThan(0.95 * sizes.many);
  });

  it('slow no call down, nor the first after a start', async () => {
    const calls = new Map<string, Record<Side, { times: number[]; asked: Statement[] }>>();
    const timing =
      (side: Side, isWarm = true): Timed =>
      async (name, work) => {
        const { database } = side === 'few' ? few : many;
        database.asked();
        const begun = performance.now();
        const result = await work();
        const took = performance.now() - begun;
        const row = calls.get(name) ?? { few: { times: [], asked: [] }, many: { times: [], asked: [] } };
        calls.set(name, row);
        if (isWarm) row[side].times.push(took);
        row[side].asked = database.asked();
        return result;
      };
    for (let start = 0; start < starts; start += 1) {
      for (const [side, filled] of [
        ['few', few],
        ['many', many],
      ] as const) {
        const app = await openOn(filled);
        const timed = timing(side);
        const browser = app.browser();
        await timed('first sku list after a start', () => browser.data(skuList, { params: iq }));
        await timed('first sku list of another language', () =>
          browser.data(skuList, { params: { ...iq, hl: 'DE' } }),
        );
        await timed('first exam info after a start', () =>
          browser.data(examInfo, { params: { id: iq.examId }, query: {} }),
        );
        await app.close();
      }
    }
    const apps = { few: await openOn(few), many: await openOn(many) };
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      // A client may ask ten times an hour, and all of these are one.
      for (const { database } of [few, many]) await database.pool.query('truncate retrieval_counts');
      // Each begins every second time, and the first of all warm what both will use.
      const sides = visitor % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const);
      for (const side of sides) await visit(apps[side], timing(side, visitor > 1), visitor);
    }
    await Promise.all([apps.few.close(), apps.many.close()]);

    const slower: string[] = [];
    for (const [name, row] of calls) {
      const [before, now] = [typical(row.few.times), typical(row.many.times)];
      const cost = async () => ({
        few: await sumOf(few, row.few.asked),
        many: await sumOf(many, row.many.asked),
      });
      let costs = await cost();
      for (let again = 0; again < patience && isSlower(costs); again += 1) {
        const next = await cost();
        costs = { few: Math.min(costs.few, next.few), many: Math.min(costs.many, next.many) };
      }
      report(
        name,
        `${most} × of ${costs.few.toFixed(2)} ms of the database`,
        `${costs.many.toFixed(2)} ms of the database; in all ${rounded(before)} → ${rounded(now)} ms`,
      );
      // By the clock of the database, since what else the machine does makes calls of both sides late.
      if (isSlower(costs)) slower.push(`${name}: ${costs.few.toFixed(2)} → ${costs.many.toFixed(2)} ms`);
    }
    expect(slower).toEqual([]);
  });

  it('hold up nothing that a process asks by itself', async () => {
    many.database.asked();
    const app = await openOn(many);
    app.start();
    // The outbox is asked each second, the rest each five.
    await wait(6_000);
    await app.close();
    const statements = many.database
      .asked()
      .filter(({ query }) => /^(?:select|update|delete|insert)/.test(query));
    expect(statements.length).toBeGreaterThan(8);
    const slowest = await slowestOf(many, statements);
    for (const [name, { milliseconds, blocks }] of slowest) {
      report(
        `by itself: ${name}`,
        `${longestStatement} ms`,
        `${milliseconds.toFixed(2)} ms, ${blocks} blocks`,
      );
    }
    const slow = [...slowest].filter(([, { milliseconds }]) => milliseconds > longestStatement);
    expect(slow).toEqual([]);
  });

  it('are no more to retention than a few at a time', async () => {
    const settings = readConfig({ NODE_ENV: 'test', SECRET: 'x'.repeat(32) });
    const { database } = many.database.open();
    const longer: string[] = [];
    for (const { what, days, deleteSome } of kept) {
      const before = new Date(Date.now() - days(settings) * 24 * 3600 * 1000);
      const batches: number[] = [];
      const some = async (limit: number) => {
        const begun = performance.now();
        const found = await deleteSome(database, before, limit);
        batches.push(performance.now() - begun);
        return found;
      };
      const pace = { now: () => performance.now(), wait, until: performance.now() + sweeping };
      const { rows } = await sweep(some, pace);
      batches.sort((one, other) => one - other);
      const [most = 0, quarters = 0] = [1, 0.75].map(
        (share) => batches[Math.ceil(share * batches.length) - 1],
      );
      report(
        `retention: ${what}`,
        `${longestLock} ms at a time`,
        `${rows} rows in ${batches.length} batches, three quarters of them within ${rounded(quarters)} ms, the longest ${rounded(most)} ms`,
      );
      // The others met the machine's other work.
      if (quarters > longestLock) longer.push(`${what}: ${quarters} ms`);
      const each = sweeping / Math.max(1, rows);
      if (batches.length > 20 && each > longestEach) longer.push(`${what}: ${each} ms each`);
    }
    expect(longer).toEqual([]);
  });
});
