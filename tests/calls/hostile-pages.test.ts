import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startSite } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';

const site = forSuite(() => startSite({ env: { LOG_LEVEL: 'warn' } }));
const retrieve = '/report/retrieve/US-SUBS-1002?hl=EN';

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(site.url + path, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

/** Everything that a raw connection answers. */
async function raw(text: string): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

describe('a landing', () => {
  it.each(['/landing/home/DE-SUBS-1002?hl=DE', '/landing/universe/DE-SUBS-1001?hl=KR'])(
    'is whole for everybody after somebody asked for its head alone: %s',
    async (path) => {
      const head = await ask(path, { method: 'HEAD' });
      const page = await ask(path);
      expect(head.status).toBe(200);
      expect(page.status).toBe(200);
      expect(page.body).toMatch(/<\/html>\s*$/);
      const length = Number(
        (await ask(path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })).headers.get(
          'content-length',
        ),
      );
      expect(length).toBe(Buffer.byteLength(page.body));
    },
  );

  it('runs the scripts that it wrote, and those alone', async () => {
    const { headers, body } = await ask('/landing/home/FR-SUBS-1002?hl=FR');
    const scripts = [...body.matchAll(/<script(?![^>]*(?:src=|ld\+json))/g)];
    const allowed = /script-src ([^;]+);/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ');
    expect(allowed).toHaveLength(scripts.length);
    expect(scripts.length).toBeGreaterThan(0);
  });
});

describe('what is sent to a page', () => {
  const form = 'application/x-www-form-urlencoded';

  it.each([form, 'multipart/form-data; boundary=x'])('is refused above 64 KiB: %s', async (type) => {
    const body = `email=${'a'.repeat(70_000)}`;
    const answer = await ask(retrieve, { method: 'POST', body, headers: { 'content-type': type } });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<html lang="en-US">');
  });

  it.each([
    ['JSON', { 'content-type': 'application/json' }],
    ['nothing that says what it is', {}],
  ])('is a form, or refused: %s', async (_, headers: Record<string, string>) => {
    for (const path of [retrieve, '/certificate/AAAA']) {
      const answer = await ask(path, { method: 'POST', body: Buffer.from('{"email":"a@b.test"}'), headers });
      expect(answer.status).toBe(400);
    }
  });

  it('is counted while it comes, where nobody said how much it is', async () => {
    const head = ['POST /report/retrieve/US-SUBS-1002 HTTP/1.1', 'Host: 127.0.0.1', `Content-Type: ${form}`];
    const part = 'a'.repeat(0x8000);
    const answer = await raw(
      `${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n${`8000\r\n${part}\r\n`.repeat(4)}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  it('is taken where it is one', async () => {
    const answer = await ask(retrieve, {
      method: 'POST',
      body: new URLSearchParams({ email: 'nobody@example.org' }),
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('There are no retrievable reports in the current mailbox.');
  });
});

describe('what is no request', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is refused in the envelope: %s', async (_, text, status) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
      result: 400,
      name: 'malformed',
    });
  });
});

it('says in which letters robots are spoken to', async () => {
  expect((await ask('/robots.txt')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

it('fails at nothing of this, and fills no log with it', () => {
  expect(site.output()).not.toMatch(/"level":"error"|object Object/);
});
