import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { firstAttempts } from '#server/platform/outbox/store.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { testDatabases } from '#tests/support/database.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { operateIn } from '#tests/support/operate.ts';
import { buyReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('jobs in trouble on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());
  const run = (line: string) => operateIn(app, line.split(' '));

  /** A paid order whose mails could not be sent. */
  async function withoutMails(changes: Partial<typeof outbox.$inferInsert>): Promise<string> {
    const { orderNumber } = await buyReport(browser);
    await app.database.database
      .update(outbox)
      .set({ lastError: 'no mail server', ...changes })
      .where(eq(outbox.aggregateId, orderNumber));
    await app.worker.drain();
    expect(await mails(orderNumber)).toBe(0);
    return orderNumber;
  }

  const givenUp = () => withoutMails({ deadAt: app.clock.now(), attempts: 132 });
  const mails = async (orderNumber: string) => (await readMailbox(app.dataDir, { orderNumber })).length;
  const linesAbout = (text: string, orderNumber: string) =>
    text.split('\n').filter((line) => line.startsWith(orderNumber));

  it('are listed with their last error and the next try, whether given up or still tried', async () => {
    const dead = await givenUp();
    const next = new Date(app.clock.now().getTime() + 3600_000);
    const tried = await withoutMails({ attempts: firstAttempts, runAt: next });
    const young = await withoutMails({ attempts: firstAttempts - 1, runAt: next });
    for (const command of ['jobs', 'late']) {
      const { text } = await run(command);
      expect(linesAbout(text, dead).join()).toMatch(/mail\.receipt +132 +none: given up 2.*no mail server/);
      const minute = next.toISOString().slice(0, 16).replace('T', ' ');
      expect(linesAbout(text, tried).join()).toContain(minute);
      expect(linesAbout(text, young)).toEqual([]);
    }
  });

  it('begin anew by kind, by order, by id or all together', async () => {
    const [byKind, byOrder, first, other] = [
      await givenUp(),
      await givenUp(),
      await givenUp(),
      await givenUp(),
    ];
    await run(`jobs revive ${byOrder}`);
    await app.worker.drain();
    expect(await mails(byOrder)).toBe(2);
    expect(await mails(byKind)).toBe(0);
    expect((await run('jobs revive mail.receipt')).text).toContain(byKind);
    await app.worker.drain();
    expect([await mails(byKind), await mails(first)]).toEqual([1, 1]);
    await run('jobs revive');
    await app.worker.drain();
    expect([await mails(byKind), await mails(first), await mails(other)]).toEqual([2, 2, 2]);
    expect((await run('jobs')).text).toBe('None.\n');
    await expect(run('jobs revive')).rejects.toThrow('No job is in trouble.');
    await expect(run(`jobs revive ${byKind}`)).rejects.toThrow(`order ${byKind} is in trouble`);
  });

  it('are listed too where nobody carries them out, as one whose kind is misspelt', async () => {
    await app.database.database.insert(outbox).values({
      aggregateId: 'LOST',
      id: 'lost',
      kind: 'mail.reciept',
      payload: {},
      runAt: app.clock.now(),
    });
    await app.worker.drain();
    const { text } = await run('jobs');
    expect(linesAbout(text, 'LOST').join()).toMatch(/mail\.reciept .*none: no such kind here/);
    await app.database.database.delete(outbox).where(eq(outbox.id, 'lost'));
  });

  it('leave those that go well alone', async () => {
    const { orderNumber } = await buyReport(browser);
    await expect(run(`jobs revive ${orderNumber}`)).rejects.toThrow('is in trouble');
  });
});
