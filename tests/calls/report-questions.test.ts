import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { openReportLink } from '#contract/reports.ts';
import { openApp } from '#tests/support/app.ts';
import { brain, confirm } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { realPostgres } from '#tests/support/database.ts';
import { newestTokens } from '#tests/support/mailbox.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { buyReport, receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

/**
 * So many statements a report page may ask of the database: six, one for the results of tests that a package brings, and
 * one for what the same person came to before.
 */
const most = 8;

/** What PostgreSQL itself is sent, since a statement is what costs the way there and back. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query').mockClear();
  await work();
  const texts = asked.mock.calls.map(
    ([query]) => (query as { text?: string } | undefined)?.text ?? String(query),
  );
  return texts.filter((text) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text));
}

describe('the questions of a report page to PostgreSQL', () => {
  const app = forSuite(() => openApp(realPostgres()));
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const page = (browser: Browser, orderNumber: string) => async () => {
    const { report } = await browser.data(orderInfo, { params: { orderNumber } });
    expect(report).not.toBeNull();
  };

  it('are six at most, one for what a package brings, and one for earlier results: the first time, by a mailed link, of what was brought, of a member', async () => {
    const buyer = app.browser();
    const { orderNumber } = await buyReport(buyer, { skuId: 'iq-premium', email: 'asked@example.org' });
    const brought = await confirm(buyer, brain);
    const first = await statementsOf(page(buyer, orderNumber));
    expect(first.some((text) => text.startsWith('update'))).toBe(true);
    expect(first.length).toBeGreaterThan(2);

    await app.worker.drain();
    const [token = ''] = await newestTokens(app.dataDir, 'asked@example.org');
    const linked = app.browser();
    await linked.data(openReportLink, { body: { token } });

    const member = app.browser();
    const whole = await confirm(member);
    await becomeMember(app, member);
    const { orderNumber: small } = await receiveReport(app, member);

    const counted = {
      first: first.length,
      again: (await statementsOf(page(buyer, orderNumber))).length,
      linked: (await statementsOf(page(linked, orderNumber))).length,
      brought: (await statementsOf(page(buyer, brought))).length,
      member: (await statementsOf(page(member, whole))).length,
      both: (await statementsOf(page(member, small))).length,
    };
    expect(Object.entries(counted).filter(([, count]) => count > most)).toEqual([]);
  });
});
