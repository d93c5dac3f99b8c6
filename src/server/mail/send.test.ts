import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mails } from '#server/jobs/mails.ts';
import { readingBy } from '#server/platform/outbox/kinds.ts';
import { UnwelcomeError } from '#server/platform/outbox/unwelcome.ts';
import type { JobHandler } from '#server/platform/outbox/worker.ts';
import { openMailServer } from '#tests/support/mail-server.ts';
import { keptMails, mailboxDir } from './mailbox.ts';
import { type Mail, mailHandlers } from './send.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sixgates-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const mail = (smtpUrl?: string): Mail => ({
  clock: { now: () => new Date('2026-11-21T10:00:00Z') },
  dataDir,
  smtpUrl,
  from: 'Sixgates <reports@example.org>',
  addressOf: ({ linkId }) => `https://example.org/?token=${linkId}`,
  codeOf: () => '042719',
  accountTokenOf: (linkId) => `key-${linkId}`,
  publicUrl: 'https://example.org',
  supportEmail: 'help@example.org',
  home: 'XX-SUBS-1002',
  printGift: async ({ code, address }) => Buffer.from(`%PDF of ${code} at ${address}`),
});

/** What a worker runs for a mail's job. */
const sender = (kind: keyof typeof mails, smtpUrl?: string) =>
  readingBy(mails, mailHandlers(mail(smtpUrl)))[kind] as JobHandler;

const job = (to: string, id = 'mail.report-ready:1') => ({
  aggregateId: '01ORDER',
  id,
  kind: 'mail.report-ready',
  attempt: 1,
  leaseToken: 'lease',
  payload: {
    to,
    locale: 'JA',
    exam: 'IQテスト',
    orderNumber: '01ORDER',
    booklet: false,
    total: '￥1,280',
    link: { linkId: 'one', reference: 'JP-SUBS-1002' },
    until: '2026-12-21T10:00:00.000Z',
  },
});

it('keeps one mail on disk for a job, however often it runs', async () => {
  const send = sender('mail.report-ready');
  await Promise.all([send(job('a@example.org')), send(job('a@example.org', 'mail.report-ready:2'))]);
  await send(job('a@example.org'));
  const kept = await keptMails(dataDir);
  expect(kept).toHaveLength(2);
  expect(kept[0]).toMatchObject({ to: 'a@example.org', from: 'Sixgates <reports@example.org>' });
  const [eml] = (await readdir(mailboxDir(dataDir))).filter((name) => name.endsWith('.eml'));
  const message = await readFile(join(mailboxDir(dataDir), eml as string), 'utf8');
  expect(message).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(message).toMatch(/^Message-ID: <[0-9a-f]{32}@example.org>/m);
});

it('encloses the card of a gift, also in jobs from before there was one', async () => {
  const { exam, booklet, total, link, until, ...props } = job('a@example.org').payload;
  const gift = { ...props, reference: 'JP-SUBS-1002', product: 'IQテスト', code: 'AB12-CD34-EF56' };
  await sender('mail.gift')({ ...job('a@example.org'), kind: 'mail.gift', payload: gift });
  const [{ id } = { id: '' }] = await keptMails(dataDir);
  const message = await readFile(join(mailboxDir(dataDir), `${id}.eml`), 'utf8');
  const [, card = ''] =
    /^Content-Type: application\/pdf; name=sixgates-gift\.pdf\r?\n[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\s]+)/m.exec(
      message,
    ) ?? [];
  expect(Buffer.from(card, 'base64').toString()).toBe(
    '%PDF of AB12-CD34-EF56 at https://example.org/answer/start/JP-SUBS-1002?hl=JA',
  );
});

it('sends by SMTP where a server is given, and fails where it refuses', async () => {
  const smtp = await openMailServer();
  const send = sender('mail.report-ready', `smtp://127.0.0.1:${smtp.port}`);
  await send(job('a@example.org'));
  expect(smtp.taken.map(({ to }) => to)).toEqual([['a@example.org']]);
  await expect(send(job('refused@example.org'))).rejects.toThrow(UnwelcomeError);
  expect(smtp.taken).toHaveLength(1);
  expect(await keptMails(dataDir)).toEqual([]);
  await smtp.close();
});

it('is read by a mail program as it was written: headers, words alone, and the page with its pictures', async () => {
  const smtp = await openMailServer();
  const send = sender('mail.report-ready', `smtp://127.0.0.1:${smtp.port}`);
  await send(job('a@example.org'));
  // What is kept on disk where there is no server.
  await sender('mail.report-ready')(job('a@example.org'));
  const [kept] = await keptMails(dataDir);
  const [{ mail: read, raw } = unread()] = smtp.taken;

  expect(read.from).toMatchObject({ name: 'Sixgates', address: 'reports@example.org' });
  expect(read.to).toMatchObject([{ address: 'a@example.org' }]);
  expect(read.subject).toBe(kept?.subject);
  expect(read.subject).toMatch(/\p{Script=Hiragana}/u);
  expect(read.messageId).toMatch(/^<[0-9a-f]{32}@example\.org>$/);
  expect(new Date(read.date ?? '').toISOString()).toBe('2026-11-21T10:00:00.000Z');
  // Lines of 998 bytes at most (RFC 5322, 2.1.1).
  expect(Math.max(...raw.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);

  // What can show no page shows the words; a program takes the last part that it can show (RFC 2046, 5.1.4).
  expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(raw.indexOf('Content-Type: text/plain')).toBeLessThan(raw.indexOf('Content-Type: text/html'));
  const plain = (text = '') => text.replace(/\s+/g, ' ').trim();
  expect(plain(read.text)).toBe(plain(kept?.text));
  expect(read.text).toContain('https://example.org/?token=one');
  expect(plain(read.html)).toBe(plain(kept?.html));

  const shown = [...(read.html ?? '').matchAll(/"cid:([^"]+)"/g)].map(([, cid]) => `<${cid}>`);
  expect(new Set(shown).size).toBeGreaterThan(0);
  expect(new Set(read.attachments.map(({ contentId }) => contentId))).toEqual(new Set(shown));
  for (const { disposition, mimeType, content } of read.attachments) {
    expect(disposition).toBe('inline');
    expect(mimeType).toMatch(/^image\/(png|jpeg)$/);
    expect((content as ArrayBuffer).byteLength).toBeGreaterThan(100);
  }
  // Nothing is fetched from anywhere when it is read.
  expect(read.html).not.toMatch(/<img[^>]+src="http/);
  await smtp.close();
});

it('says nothing in the clear to a server elsewhere, unless its address allows it', async () => {
  const elsewhere = '127.0.0.2';
  const smtp = await openMailServer(elsewhere);
  const sendTo = (query: string) =>
    sender('mail.report-ready', `smtp://${elsewhere}:${smtp.port}${query}`)(job('a@example.org'));
  await expect(sendTo('')).rejects.toThrow(/STARTTLS/);
  expect(smtp.asked).toEqual([]);
  await sendTo('?requireTLS=false');
  expect(smtp.asked).toEqual(['a@example.org']);
  await smtp.close();
});

it('refuses a payload that is not this mail’s', async () => {
  const send = sender('mail.report-links');
  await expect(send(job('a@example.org'))).rejects.toThrow();
});

function unread(): never {
  throw new Error('No mail came.');
}
