import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { plans } from '#server/catalogue/plans.ts';
import { salesOf } from '#server/orders/sales.ts';
import { unlockedStates } from '#server/orders/states.ts';
import { orders, skuSales } from '#server/orders/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { iq } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { buyGift } from '#tests/support/gifts.ts';
import { becomeMember, periodsOf } from '#tests/support/membership.ts';
import { askRefund } from '#tests/support/refunds.ts';
import { buyReport, receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const skuIds = ['iq-basic', 'iq-premium', ...plans.map(({ skuId }) => skuId)];

describe.each(testDatabases('both'))('what was sold, on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  /** By looking at every order. */
  async function looked(): Promise<Map<string, number>> {
    const rows = await app.database.database
      .select({ skuId: orders.skuId, sales: count() })
      .from(orders)
      .where(
        and(
          inArray(orders.skuId, skuIds),
          isNotNull(orders.paidAt),
          inArray(orders.state, [...unlockedStates]),
        ),
      )
      .groupBy(orders.skuId);
    return new Map(rows.map(({ skuId, sales }) => [skuId as string, sales]));
  }

  const counted = async () =>
    new Map([...(await salesOf(app.database.database, skuIds))].filter(([, sales]) => sales !== 0));

  async function giveBack(orderNumber: string, amount: number | 'all'): Promise<void> {
    await askRefund(app, orderNumber, amount);
    await app.worker.drain();
  }

  it('is counted as it is sold and given back, as reports, gifts and memberships', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 6 }, () => receiveReport(app, app.browser(), { exam: iq })),
    );
    await buyGift(app, app.browser(), { skuId: 'iq-premium' });
    const member = await becomeMember(app, app.browser());
    expect(await periodsOf(app, member)).toHaveLength(1);
    await buyReport(app.browser(), { card: 'decline' });
    await app.worker.drain();
    expect(await counted()).toEqual(await looked());
    expect((await counted()).get('iq-basic')).toBe(6);

    const [whole = '', part = '', twice = ''] = buyers.map(({ orderNumber }) => orderNumber);
    await giveBack(whole, 'all');
    await giveBack(part, 100);
    await giveBack(twice, 100);
    await giveBack(twice, 'all');
    expect(await counted()).toEqual(await looked());
    expect((await counted()).get('iq-basic')).toBe(4);
  });

  it('costs as many rows to know after any number of sales', async () => {
    const rows = await app.database.database.select().from(skuSales).where(eq(skuSales.skuId, 'iq-basic'));
    expect(rows.length).toBeLessThanOrEqual(16);
  });
});
