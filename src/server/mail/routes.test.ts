import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { mailboxRoutes } from './routes.ts';

const dataDirs: string[] = [];

afterEach(async () => {
  for (const dataDir of dataDirs.splice(0)) await rm(dataDir, { recursive: true });
});

async function mailbox() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sixgates-mailbox-'));
  dataDirs.push(dataDir);
  const http = Fastify();
  mailboxRoutes(http, { dataDir });
  return (request: { remoteAddress?: string; headers?: Record<string, string> }) =>
    http.inject({ url: '/dev/mailbox', headers: { host: 'localhost:3000' }, ...request });
}

describe('the mailbox on disk', () => {
  it('opens to this machine, and is kept nowhere', async () => {
    const answer = await (await mailbox())({});
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    { why: 'another machine', remoteAddress: '192.0.2.7' },
    { why: 'a proxy', headers: { host: 'localhost', 'x-forwarded-for': '192.0.2.7' } },
    { why: 'a name that is not this machine', headers: { host: 'rebound.example:3000' } },
  ])('stays shut to $why', async ({ why: _, ...request }) => {
    expect((await (await mailbox())(request)).body).not.toContain('<h1>Mailbox');
  });
});
