import { describe, expect, it } from 'vitest';
import type { RefusalEnvelope } from '#contract/envelope.ts';
import { orderInfo } from '#contract/orders.ts';
import { openReportLink, retrieveReport } from '#contract/reports.ts';
import { questionList, startSitting } from '#contract/sittings.ts';
import { openApp } from '#tests/support/app.ts';
import { iq } from '#tests/support/builders.ts';
import { urlOf } from '#tests/support/calls.ts';
import { day, hour } from '#tests/support/clock.ts';
import { testDatabases } from '#tests/support/database.ts';
import { testLog } from '#tests/support/log.ts';
import { forSuite, holdTheMinute } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('what one client may do, on $kind', (on) => {
  const log = testLog();
  const app = forSuite(() =>
    openApp(on, { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' }, log),
  );

  async function refusalOf(url: string, client: string, payload?: object): Promise<string | undefined> {
    const answer = await app.http.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { 'x-forwarded-for': client },
      ...(payload && { payload }),
    });
    return (answer.json() as Partial<RefusalEnvelope>).name;
  }

  const begin = (client: string) => refusalOf(urlOf(startSitting, {}), client, iq);
  const list = (client: string, query?: { sittingId: string }) =>
    refusalOf(
      urlOf(questionList, { params: { examId: iq.examId, lang: 'EN' }, ...(query && { query }) }),
      client,
    );

  it('begins no more than sixty sittings in a minute, by whichever call', async () => {
    holdTheMinute();
    const client = '203.0.113.7';
    for (let begun = 0; begun < 30; begun += 1) {
      expect(await begin(client)).toBeUndefined();
      expect(await list(client)).toBeUndefined();
    }
    expect(await begin(client)).toBe('tooMany');
    expect(await list(client)).toBe('tooMany');
    expect(await list(client, { sittingId: '0'.repeat(38) })).toBe('unknownSitting');
    expect(await begin('203.0.113.8')).toBeUndefined();
  });

  const ask = (client: string, email: string) => refusalOf(urlOf(retrieveReport, {}), client, { email });

  it.each([
    ['another host of the household', (at: number) => `2001:db8:5:1::${at + 1}`],
    [
      'another spelling of the address',
      (at: number) => ['198.51.100.7', '::ffff:198.51.100.7'][at % 2] ?? '',
    ],
    ['another port', (at: number) => `198.51.100.8:${3000 + at}`],
    ['no address at all', (at: number) => `somebody-${at}`],
  ])('asks for mailboxes ten times an hour: %s', async (_, clientAt) => {
    holdTheMinute();
    app.clock.forward(hour);
    const told = [];
    for (let at = 0; at < 12; at += 1) told.push(await ask(clientAt(at), `probe${at}@example.org`));
    expect(told).toEqual([...Array(10).fill('noRetrievableReport'), 'tooMany', 'tooMany']);
  });

  it('asks a hundred times an hour from one network', async () => {
    holdTheMinute();
    app.clock.forward(hour);
    const told = [];
    for (let at = 0; at < 101; at += 1) told.push(await ask(`2001:db8:9:${at}::1`, `net${at}@example.org`));
    expect(told.filter((one) => one === 'noRetrievableReport')).toHaveLength(100);
    expect(told.at(-1)).toBe('tooMany');
  });

  it('has a mailbox written to eight times a day at most', async () => {
    holdTheMinute();
    // A day ends at midnight (UTC), at which this would begin anew.
    app.clock.forward(day - (app.clock.now().getTime() % day));
    const told = [];
    for (let at = 0; at < 12; at += 1) {
      if (at % 3 === 0) app.clock.forward(hour);
      told.push(await ask(`192.0.2.${at}`, 'owner@example.org'));
    }
    expect(told.filter((one) => one !== 'tooMany')).toHaveLength(8);
  });

  it('leaves a trace of what it guesses, and no address', async () => {
    log.clear();
    const guess = async (client: string) => {
      await refusalOf(urlOf(openReportLink, {}), client, { token: 'A'.repeat(43) });
      await refusalOf(urlOf(orderInfo, { params: { orderNumber: '0'.repeat(38) } }), client);
      await refusalOf(urlOf(orderInfo, { params: { orderNumber: '17' } }), client);
    };
    await guess('192.0.2.70');
    await guess('192.0.2.71');
    const told = log.lines().map(({ refusal, client }) => ({ refusal, client }));
    const [one, other] = [told[0]?.client, told[3]?.client];
    expect(one).toMatch(/^[0-9a-f]{12}$/);
    expect(other).not.toBe(one);
    expect(told).toEqual(
      [one, other].flatMap((client) => [
        { refusal: 'linkExpired', client },
        { refusal: 'unknownOrder', client },
        { refusal: 'malformed', client: undefined },
      ]),
    );
    expect(JSON.stringify(log.lines())).not.toContain('192.0.2.7');
    expect(await app.metrics.text()).toContain('refusals_total{refusal="linkExpired"} 2');
    app.clock.forward(day);
    log.clear();
    await guess('192.0.2.70');
    expect(log.lines()[0]?.client).not.toBe(one);
  });
});
