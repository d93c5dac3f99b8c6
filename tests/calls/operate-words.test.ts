import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { coupons } from '#server/catalogue/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { testDatabases } from '#tests/support/database.ts';
import { operateIn } from '#tests/support/operate.ts';
import { refundsIn } from '#tests/support/refunds.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('what the operator types on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());
  const run = (line: string) => operateIn(app, line.split(' '));

  it('gives nothing back where a word too many may mean another amount', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    for (const [line, unread] of [
      [`refund ${orderNumber} 1 280`, '280'],
      [`refund ${orderNumber} 5 EUR`, 'EUR'],
      [`refund ${orderNumber} 5 --percent 10`, '--percent'],
    ] as const) {
      const refused = expect(run(line)).rejects;
      await refused.toThrow(`refund does not understand ${unread}.`);
      await refused.toThrow('refund ORDER [amount]');
    }
    expect(await refundsIn(app, orderNumber)).toEqual([]);
  });

  it('is refused beyond the usage of any command', async () => {
    for (const line of ['late today', 'ledger check all', 'coupon list SPRING', 'order show ONE TWO'])
      await expect(run(line)).rejects.toThrow('does not understand');
  });

  it.each([
    ['--amount 0 --currency EUR', 'above nothing'],
    ['--amount 150.50 --currency JPY', 'no decimals'],
    ['--amount 5 --currency HRK', 'Nothing is sold in HRK.'],
    ['--amount 5 --currency eur', 'Nothing is sold in eur.'],
    ['--amount 5 --currency EUR --market JP', 'Nothing is sold in EUR in JP.'],
    ['--percent 5 --amount 5 --currency EUR', 'either --percent or --amount'],
    ['--percent 5 --currency EUR', '--currency stands beside --amount only'],
    ['--percent 0', 'above 0'],
    ['--percent 5 --expires 2027-02-31', 'a day such as'],
    ['--percent 5 --expires 2027-13-01', 'a day such as'],
    ['SALE --percent 5', 'does not understand SALE'],
  ])('makes no coupon of nonsense: %s', async (terms, refusal) => {
    await expect(run(`coupon create NONSENSE ${terms}`)).rejects.toThrow(refusal);
    const made = await app.database.database.select().from(coupons).where(eq(coupons.code, 'NONSENSE'));
    expect(made).toEqual([]);
  });

  it('makes a coupon of sense', async () => {
    expect((await run('coupon create YEN --amount 150 --currency JPY --market JP')).text).toContain(
      '150.00 JPY',
    );
    expect((await run('coupon create LEAP --percent 5 --expires 2028-02-29')).text).toContain('5 %');
  });
});
