import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mails } from '#server/jobs/mails.ts';
import { readingBy } from '#server/platform/outbox/kinds.ts';
import { UnwelcomeError } from '#server/platform/outbox/unwelcome.ts';
import type { JobHandler } from '#server/platform/outbox/worker.ts';
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
    /^Content-Type: application\/pdf; name=sixgates-gift\.pdf\r?\n[^]*?\r?\n\r?\n([A-Za-z0-9+/=\s]+)/m.exec(
      message,
    ) ?? [];
  expect(Buffer.from(card, 'base64').toString()).toBe(
    '%PDF of AB12-CD34-EF56 at https://example.org/answer/start/JP-SUBS-1002?hl=JA',
  );
});

it('sends by SMTP where a server is given, and fails where it refuses', async () => {
  const told: string[] = [];
  const smtp = await listen(told);
  const { port } = smtp.address() as { port: number };
  const send = sender('mail.report-ready', `smtp://127.0.0.1:${port}`);
  await send(job('a@example.org'));
  expect(told).toContain('RCPT TO:<a@example.org>');
  await expect(send(job('refused@example.org'))).rejects.toThrow(UnwelcomeError);
  expect(await keptMails(dataDir)).toEqual([]);
  await new Promise((resolve) => smtp.close(resolve));
});

it('says nothing in the clear to a server elsewhere, unless its address allows it', async () => {
  const told: string[] = [];
  const elsewhere = '127.0.0.2';
  const smtp = await listen(told, elsewhere);
  const { port } = smtp.address() as { port: number };
  const sendTo = (query: string) =>
    sender('mail.report-ready', `smtp://${elsewhere}:${port}${query}`)(job('a@example.org'));
  await expect(sendTo('')).rejects.toThrow(/STARTTLS/);
  expect(told.join()).not.toContain('example.org>');
  await sendTo('?requireTLS=false');
  expect(told).toContain('RCPT TO:<a@example.org>');
  await new Promise((resolve) => smtp.close(resolve));
});

it('refuses a payload that is not this mail’s', async () => {
  const send = sender('mail.report-links');
  await expect(send(job('a@example.org'))).rejects.toThrow();
});

/** A mail server of a few lines: takes every mail but those to `refused@`. */
function listen(told: string[], host = '127.0.0.1'): Promise<Server> {
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        told.push(line);
        if (inData) {
          if (line === '.') {
            inData = false;
            socket.write('250 taken\r\n');
          }
        } else if (line === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (line === 'STARTTLS') socket.write('502 not here\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(line.includes('refused@') ? '550 no\r\n' : '250 yes\r\n');
      }
    });
  });
  return new Promise((resolve) => server.listen(0, host, () => resolve(server)));
}
