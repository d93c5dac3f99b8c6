import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { writeToSupport } from '#contract/support.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { testDatabases } from '#tests/support/database.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { forSuite } from '#tests/support/suite.ts';

const message = 'My report has not come.\n\nWhat can I do?';
const env = { SUPPORT_EMAIL: 'help@example.org' };

describe.each(testDatabases('postgres'))('a message to support on $kind', (on) => {
  const app = forSuite(() => openApp(on, env));
  const mails = () => readMailbox(app.dataDir, {});

  it('reaches the operator, who answers the sender, and is confirmed under one number', async () => {
    const browser = app.browser();
    const { reference } = await browser.data(writeToSupport, {
      body: { name: 'Ada', email: 'ada@example.org', message },
    });
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await app.worker.drain();
    const sent = await mails();
    const told = sent.find(({ to }) => to === 'help@example.org');
    expect(told?.subject).toBe(`Sixgates ${reference}`);
    expect(told?.text).toContain('What can I do?');
    expect(told?.text).toContain('ada@example.org');
    const confirmed = sent.find(({ to }) => to === 'ada@example.org');
    expect(confirmed?.text).toContain(reference);
    expect(confirmed?.text).not.toContain('My report');
  });

  it.each(['short', 'x'.repeat(4001)])('is refused when it says too little or too much', async (text) => {
    const body = { email: 'ada@example.org', message: text };
    expect(await app.browser().refusal(writeToSupport, { body })).toBe('malformed');
  });

  it('is limited in the name of one address', async () => {
    const body = { email: 'busy@example.org', message };
    for (let time = 0; time < 5; time += 1) await app.browser().data(writeToSupport, { body });
    expect(await app.browser().refusal(writeToSupport, { body })).toBe('tooMany');
  });
});

describe('a message to a mailbox that cannot be reached', () => {
  const app = forSuite(() => openApp(undefined, { ...env, SMTP_URL: 'smtp://127.0.0.1:9' }));

  it('is kept until it can', async () => {
    await app.browser().data(writeToSupport, { body: { email: 'ada@example.org', message } });
    await app.worker.drain();
    const waiting = await app.database.database
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'mail.support'), isNull(outbox.doneAt)));
    expect(waiting.map(({ payload }) => payload)).toEqual([expect.objectContaining({ message })]);
  });
});
