import { NoopLogger } from 'drizzle-orm/logger';
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
 * So many statements a report page may ask of the database; one more where it is opened for the first time, which is noted.
 */
const most = 6;

/** What PostgreSQL is sent, since a statement is what costs the way there and back: each is told to a logger that does nothing. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(NoopLogger.prototype, 'logQuery').mockClear();
  await work();
  const texts = asked.mock.calls.map(([query = '']) => String(query));
  return texts.filter((text) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text));
}

/** What it asks; that it was opened for the first time is noted besides. */
const questionsIn = (statements: readonly string[]) =>
  statements.filter((text) => !text.startsWith('update'));

describe('the questions of a report page to PostgreSQL', () => {
  const app = forSuite(() => openApp(realPostgres()));
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const page = (browser: Browser, orderNumber: string) => async () => {
    const { report } = await browser.data(orderInfo, { params: { orderNumber } });
    expect(report).not.toBeNull();
  };

  it('are six at most, and one that notes the first time: at first, by a mailed link, of what was brought, of a member', async () => {
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
      first: questionsIn(first).length,
      again: questionsIn(await statementsOf(page(buyer, orderNumber))).length,
      linked: questionsIn(await statementsOf(page(linked, orderNumber))).length,
      brought: questionsIn(await statementsOf(page(buyer, brought))).length,
      member: questionsIn(await statementsOf(page(member, whole))).length,
      both: questionsIn(await statementsOf(page(member, small))).length,
    };
    expect(Object.entries(counted).filter(([, count]) => count > most)).toEqual([]);
  });
});
