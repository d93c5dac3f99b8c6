import { describe, expect, it } from 'vitest';
import { refusalEnvelope } from '#contract/envelope.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openApp } from '#tests/support/app.ts';
import { anyDatabase, testDatabases } from '#tests/support/database.ts';
import { testLog } from '#tests/support/log.ts';
import { testPress } from '#tests/support/press.ts';
import { testSeeds } from '#tests/support/seeds.ts';
import { forSuite, holdTheMinute } from '#tests/support/suite.ts';

const save = '/ads/exam/order/info';
const number = '0'.repeat(38);

describe.each(testDatabases('postgres'))('the door of every call, on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    app.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  it.each([
    ['a missing field', save, {}, 'body.sittingId'],
    [
      'a wrong field deep inside',
      save,
      { sittingId: number, hl: 'EN', countryCode: 'DE', answers: [{ questionId: 7 }] },
      'body.answers.0.questionId',
    ],
    ['a body that is no JSON', save, '{"sittingId":', 'body'],
    ['an empty body', save, '', 'body'],
    ['a list for an object', save, [], 'body'],
    ['poisoned JSON', save, '{"__proto__":{"a":1}}', 'body'],
    [
      'a parameter of another form',
      '/ads/exam/order/file/down/info',
      { orderNumber: '../../etc/passwd' },
      'body.orderNumber',
    ],
  ])('%s is malformed, and the answer names the field', async (_, url, payload, field) => {
    const answer = await post(url, payload);
    expect(answer.statusCode).toBe(400);
    const body = refusalEnvelope.parse(answer.json());
    expect(body).toMatchObject({ result: 400, name: 'malformed' });
    expect(body.fields?.map((one) => one.field)).toContain(field);
  });

  it('names a wrong parameter of the path', async () => {
    const answer = await app.http.inject('/ads/exam/order/info/17');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: 'params.orderNumber' }]);
  });

  it.each(['/ads/%zz', '/ads/exam/info/%E0%A4%A'])('takes %s for malformed', async (url) => {
    const answer = await app.http.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ name: 'malformed', fields: [{ field: 'path' }] });
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'takes no %s, which a form of another site could send',
    async (type) => {
      const answer = await post(save, 'sittingId=1', { 'content-type': type });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toMatchObject([{ field: 'headers.content-type' }]);
    },
  );

  it('refuses what PostgreSQL cannot store, instead of failing', async () => {
    const answer = await post('/ads/page/view', { path: '/a\u0000b', examId: 'SUBS-1002' });
    expect(answer.statusCode).toBeLessThan(500);
  });

  it('answers an unknown call, one too large and one of another site in the envelope', async () => {
    const unknown = await app.http.inject({ url: '/ads/nothing/here', headers: { hl: 'DE' } });
    expect(unknown.statusCode).toBe(404);
    expect(refusalEnvelope.parse(unknown.json())).toMatchObject({ result: 404, name: 'notFound' });

    const large = await post(save, { sittingId: 'x'.repeat(1_100_000) });
    expect(large.statusCode).toBe(413);
    expect(refusalEnvelope.parse(large.json())).toMatchObject({ result: 413, name: 'tooLarge' });

    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      const forged = await post(save, {}, headers);
      expect(forged.statusCode).toBe(403);
      expect(refusalEnvelope.parse(forged.json())).toMatchObject({ result: 403, name: 'forbidden' });
    }
    const own = await post(save, {}, { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' });
    expect(own.statusCode).toBe(400);
  });

  it('says a refusal in the language of the request', async () => {
    const said = async (hl: string) =>
      (await app.http.inject({ url: '/ads/nothing', headers: { hl } })).json().message;
    const [english, german, japanese, other] = await Promise.all(['EN', 'de', 'JA', 'xx'].map(said));
    expect(new Set([english, german, japanese]).size).toBe(3);
    expect(other).toBe(english);
  });

  it('carries security headers on every answer, and a number of the request', async () => {
    for (const url of ['/ads/exam/info/SUBS-1002', '/ads/nothing', '/healthz']) {
      const { headers } = await app.http.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers['request-id']).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('keeps a nonce for one answer only', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await app.http.inject('/healthz')).headers['content-security-policy']),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });

  it('tells an operator how it is', async () => {
    expect((await app.http.inject('/healthz')).json()).toEqual({ alive: true });
    expect((await app.http.inject('/readyz')).json()).toEqual({ ready: true });
    expect((await app.http.inject('/version.json')).json()).toMatchObject({ name: 'sixgates' });
    expect((await app.http.inject('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    expect((await app.http.inject('/metrics')).body).toContain('http_request_seconds_bucket');
  });

  it('shows its counts to nobody from elsewhere', async () => {
    const from = (remoteAddress: string, headers = {}) =>
      app.http.inject({ url: '/metrics', remoteAddress, headers });
    expect((await from('203.0.113.7')).statusCode).toBe(404);
    expect((await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404);
    expect((await from('127.0.0.1', { host: 'rebound.example' })).statusCode).toBe(404);
  });
});

describe('the door, set up for the open', () => {
  const log = testLog();
  const database = forSuite(() => anyDatabase().open());
  const app = forSuite(() => {
    const config = readConfig({
      NODE_ENV: 'production',
      DEMONSTRATION: 'yes',
      PUBLIC_URL: 'https://tests.example',
      SECRET: 'only for tests, and long enough so',
      METRICS_TOKEN: 'only for tests, and long enough so',
      TRUST_PROXY: 'loopback',
    });
    return createApp({
      config,
      database,
      logStream: log.logStream,
      press: testPress(),
      seeds: testSeeds(),
    });
  });

  it('binds the key of a browser to this host, out of reach of scripts', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/ads/exam/sitting/start',
      payload: { examId: 'SUBS-1002', hl: 'EN', countryCode: 'DE' },
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-holder=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^__Host-logid=[0-9A-Z]{38}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  it('gives its counts for the token', async () => {
    const counts = (authorization: string) =>
      app.http.inject({ url: '/metrics', headers: { authorization, 'x-forwarded-for': '203.0.113.7' } });
    expect((await counts('Bearer only for tests, and long enough so')).statusCode).toBe(200);
    expect((await counts('Bearer only for tests, and long enough no')).statusCode).toBe(404);
  });

  it('gives them to no proxy that asks from this machine and does not say so', async () => {
    const headers = { host: 'tests.example', 'x-forwarded-proto': 'https' };
    expect((await app.http.inject({ url: '/metrics', headers })).statusCode).toBe(404);
    expect((await app.http.inject({ url: '/metrics', headers: { host: 'localhost' } })).statusCode).toBe(404);
  });

  it.each(['a b', 'tests.example/x', '[::1]tests.example'])(
    'refuses a host that is none: %j',
    async (host) => {
      const answer = await app.http.inject({ url: '/ads/exam/category/list', headers: { host } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ result: 400, name: 'malformed' });
    },
  );

  it('has no mailbox to look into', async () => {
    expect((await app.http.inject('/dev/mailbox')).statusCode).toBe(404);
  });

  it('limits one address, and not its neighbour', async () => {
    holdTheMinute();
    const ask = (client: string) =>
      app.http.inject({ url: '/ads/exam/info/SUBS-1002', headers: { 'x-forwarded-for': client } });
    let last = 200;
    let asked = 0;
    while (last === 200 && asked < 5_000) {
      last = (await ask('203.0.113.7')).statusCode;
      asked++;
    }
    expect(last).toBe(429);
    expect(asked).toBe(1_201);
    const refused = await ask('203.0.113.7');
    expect(refusalEnvelope.parse(refused.json())).toMatchObject({ result: 429, name: 'tooMany' });
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await ask('203.0.113.8')).statusCode).toBe(200);
  });

  it('logs what was asked, and nothing of who asked', async () => {
    log.clear();
    await app.http.inject({
      method: 'POST',
      url: '/pay/exam/order/report/retrieve?email=query@example.org',
      payload: { email: 'Anna.Kovacs@example.org' },
    });
    app.http.log.error({ err: new Error('nothing at anna.kovacs@example.org') }, 'Failed.');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const said = JSON.stringify(log.lines());
    expect(said).toContain('/pay/exam/order/report/retrieve');
    expect(said).toContain('Failed.');
    expect(said).not.toMatch(/@|kovacs|query/i);
  });
});
