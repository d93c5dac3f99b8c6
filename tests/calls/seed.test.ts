import { expect, it } from 'vitest';
import { orderState } from '#contract/orders.ts';
import { readConfig } from '#server/config.ts';
import { subscriptions } from '#server/memberships/tables.ts';
import { orders } from '#server/orders/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { operateIn } from '#tests/support/operate.ts';
import { forSuite } from '#tests/support/suite.ts';
import { seed } from '../../src/commands/seed/seed.ts';

// A provider in memory answers at once but for the machine's other work.
const app = forSuite(() => openApp(undefined, {}, { answerLimitMilliseconds: 10_000 }));

it('fills a site with orders in each state, members and mails, once', async () => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: app.dataDir, SECRET: app.secret });
  const day = 24 * 3600_000;
  const clock = { now: app.clock.now, forward: (days: number) => app.clock.forward(days * day) };
  const lines = await seed({ app, config, clock });
  expect(lines.length).toBeGreaterThan(15);

  const { database } = app.database;
  const states = (await database.select({ state: orders.state }).from(orders)).map(({ state }) => state);
  expect([...new Set(states)].sort()).toEqual([...orderState.options].sort());
  const members = (await database.select({ state: subscriptions.state }).from(subscriptions)).map(
    ({ state }) => state,
  );
  expect(members).toContain('active');
  expect(members).toContain('past_due');
  expect((await readMailbox(app.dataDir)).length).toBeGreaterThan(8);
  expect((await operateIn(app, ['ledger', 'check'])).code).toBe(0);

  await expect(seed({ app, config, clock })).rejects.toThrow('has orders already');
  await expect(seed({ app, config: { ...config, production: true }, clock })).rejects.toThrow('public site');
});
