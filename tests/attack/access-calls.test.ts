import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/index.ts';
import { newId } from '#server/platform/ids.ts';
import { report, size } from '#tests/money/support/rows.ts';
import type { Browser } from '#tests/support/calls.ts';
import { forSuite } from '#tests/support/suite.ts';
import { addressOf } from './support/ask.ts';
import { knownTo } from './support/known.ts';
import { openAttackedSite } from './support/site.ts';
import { rowsAbout } from './support/state.ts';
import { fieldsOf, isNumber, schemaOf, valuesOf } from './support/values.ts';
import { makeOwner, makeRefunded, makeStrangers } from './support/world.ts';

const stranger = { email: 'stranger@attack.example', name: 'Stranger' };
const samples = size(3, 1);

/** Numbers of the same shape that are nobody's. */
const nobodys = newId({ now: () => new Date() });

const namesNumbers = (call: Call) =>
  (['params', 'query', 'body'] as const).some((part) =>
    fieldsOf(schemaOf(call, part)).some(([, schema]) => isNumber(schema)),
  );

interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The same few inputs of a call at every run, about a number. */
function inputsOf(call: Call, number: string): readonly Input[] {
  const known = knownTo(stranger, () => [number]);
  const input = fc.record({
    params: valuesOf(schemaOf(call, 'params'), known),
    query: valuesOf(schemaOf(call, 'query'), known),
    body: valuesOf(schemaOf(call, 'body'), known),
  });
  return fc.sample(input, { numRuns: samples, seed: 7 });
}

async function answerTo(browser: Browser, call: Call, { params, query, body }: Input) {
  const sent = {
    method: call.method,
    url: addressOf(call, params, query),
    ...(call.method === 'POST' && { payload: body as object }),
  };
  const { statusCode, body: text } = await browser.request(sent);
  return { status: statusCode, text };
}

/** What is another each time: numbers, times, ids, references. */
const blurred = (text: string) =>
  text
    .replaceAll(/[0-9A-HJKMNP-TV-Z]{38}/g, 'NUMBER')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/"[0-9A-Z]{4}(?:-[0-9A-Z]{4})+"/g, 'REFERENCE')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID');

/** Whoever asks too often learns nothing. */
const isSentAway = ({ status }: { status: number }) => status === 429;

describe('what another owns', () => {
  const site = forSuite(() => openAttackedSite());

  it('is, to every stranger and by every call, as if it were not there', async () => {
    const owner = await makeOwner(site);
    const strangers = await makeStrangers(site);
    const numbers = Object.values(owner.numbers);
    const before = await rowsAbout(site, numbers);
    expect(Object.keys(before).length).toBeGreaterThan(10);
    let asked = 0;
    const wrong: string[] = [];
    for (const call of calls) {
      const about = namesNumbers(call) ? Object.entries(owner.numbers) : [['nothing', nobodys] as const];
      const [foreign, unknown] = [about, inputsOf(call, nobodys)];
      for (const [kind, number] of foreign) {
        for (const [at, input] of inputsOf(call, number).entries()) {
          for (const [who, browserOf] of Object.entries(strangers)) {
            const answer = await answerTo(browserOf(), call, input);
            asked += 1;
            const where = `${call.name}, ${kind}, ${who}: ${answer.status} ${answer.text.slice(0, 120)}`;
            if (answer.status >= 500) wrong.push(where);
            if (owner.secrets.some((secret) => answer.text.includes(secret)))
              wrong.push(`a secret: ${where}`);
            if (kind === 'nothing') continue;
            const none = await answerTo(browserOf(), call, unknown[at] as Input);
            if (isSentAway(answer) || isSentAway(none)) continue;
            if (blurred(answer.text) !== blurred(none.text)) {
              wrong.push(`not as none: ${where} | ${none.text.slice(0, 120)}`);
            }
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(await rowsAbout(site, numbers)).toEqual(before);

    // The same questions do find something for their owner: else nothing was proven.
    const found = new Set<string>();
    for (const call of calls.filter(namesNumbers)) {
      for (const number of numbers) {
        for (const [at, input] of inputsOf(call, number).entries()) {
          const answer = await answerTo(owner.browser, call, input);
          const none = await answerTo(owner.browser, call, inputsOf(call, nobodys)[at] as Input);
          if (blurred(answer.text) !== blurred(none.text)) found.add(call.name);
        }
      }
    }
    const about = calls.filter(namesNumbers).map(({ name }) => name);
    // Some are over once others have acted: what was deleted gets no certificate any more.
    expect(about.filter((name) => !found.has(name)).length).toBeLessThan(about.length / 4);
    report(
      'a stranger learns and changes nothing by any call',
      '0 leaks',
      `${asked} foreign requests to ${calls.length} calls, ${about.length} of them about something of somebody’s: 0 leaks, 0 rows changed`,
    );
  });

  it('is locked to whoever has the money back', async () => {
    const refunded = await makeRefunded(site);
    const wrong: string[] = [];
    for (const call of calls.filter(namesNumbers)) {
      for (const input of inputsOf(call, refunded.numbers.report)) {
        const { status, text } = await answerTo(refunded.browser, call, input);
        if (status >= 500) wrong.push(`${call.name}: ${status}`);
        if (refunded.secrets.some((secret) => text.includes(secret)))
          wrong.push(`${call.name}: ${text.slice(0, 200)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
