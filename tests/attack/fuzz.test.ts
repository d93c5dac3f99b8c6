import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/index.ts';
import { refusals } from '#contract/refusals.ts';
import { report, size } from '#tests/money/support/rows.ts';
import { confirm } from '#tests/support/builders.ts';
import { forSuite } from '#tests/support/suite.ts';
import { addressOf, ask } from './support/ask.ts';
import { knownTo } from './support/known.ts';
import { openAttackedSite } from './support/site.ts';
import { hostileOf, schemaOf } from './support/values.ts';

const person = { email: 'person.in.the.log@attack.example', name: 'Zyxquorn Inthelog' };
const times = size(120, 12);

describe('calls with what nobody should send', () => {
  const site = forSuite(() => openAttackedSite());
  let asked = 0;
  const statuses = new Map<number, number>();

  it.each(calls.map((call) => [call.name, call] as const))('refuses clearly: %s', async (_, call) => {
    const browser = site.browser();
    const orderNumber = await confirm(browser);
    const known = knownTo(person, () => [orderNumber, orderNumber.toLowerCase(), '0'.repeat(38)]);
    const input = fc.record({
      params: hostileOf(schemaOf(call, 'params'), known),
      query: hostileOf(schemaOf(call, 'query'), known),
      body: hostileOf(schemaOf(call, 'body'), known),
    });
    const ours = browser.received.length;
    expect(ours).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(input, async ({ params, query, body }) => {
        const answer = await browser.request({
          method: call.method,
          url: addressOf(call, params, query),
          headers: { 'content-type': 'application/json' },
          ...(call.method === 'POST' && { payload: JSON.stringify(body) ?? '' }),
        });
        asked += 1;
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        // A path that is no call's any more, such as one with an empty parameter, may be a page's redirect.
        const envelope = JSON.parse(answer.body) as { result?: unknown; name?: unknown };
        expect(answer.statusCode).toBeLessThan(500);
        if (envelope.result === 200) return;
        expect(Object.keys(refusals)).toContain(envelope.name);
        expect(envelope.name).not.toBe('ourFault');
      }),
      { numRuns: times },
    );
  });

  it('calls that are no calls, in the envelope too', async () => {
    for (const path of [
      '/ads/',
      '/ads/none',
      '/pay/none',
      '/ads/exam/order/info/',
      '/ads/%ff',
      '/pay/notify/none',
    ]) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
        const { status, body } = await ask(site.url + path, { method });
        expect([path, method, status]).toSatisfy(([, , code]) => Number(code) >= 400 && Number(code) < 500);
        if (body !== '') expect(Object.keys(refusals)).toContain(JSON.parse(body).name);
      }
    }
  });

  it('names nobody in the log, and is no fault there', () => {
    const lines = site.log.lines();
    const text = JSON.stringify(lines).toLowerCase();
    expect(text).not.toContain('person.in.the.log');
    expect(text).not.toContain('zyxquorn');
    expect(
      lines.filter(({ level }) => level === 'error' || level === 'fatal' || Number(level) >= 50),
    ).toEqual([]);
    const told = [...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${count} × ${status}`);
    report(
      'calls refuse what nobody should send',
      '0 of 500, no person in the log',
      `${asked} requests to ${calls.length} calls: ${told.join(', ')}; ${lines.length} lines in the log`,
    );
  });
});
