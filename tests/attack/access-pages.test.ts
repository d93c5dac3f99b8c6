import { describe, expect, it } from 'vitest';
import { calls } from '#contract/index.ts';
import { report } from '#tests/money/support/rows.ts';
import type { Browser } from '#tests/support/calls.ts';
import { forSuite } from '#tests/support/suite.ts';
import { knownTo } from './support/known.ts';
import { pages } from './support/pages.ts';
import { openAttackedSite } from './support/site.ts';
import { rowsAbout } from './support/state.ts';
import { fieldsOf, schemaOf } from './support/values.ts';
import { makeOwner, makeStrangers } from './support/world.ts';

const stranger = { email: 'stranger@attack.example', name: 'Stranger' };

/** A form with a field of every name that any call takes, about somebody's number. */
function formOf(number: string): string {
  const known = knownTo(stranger, () => [number]);
  const form = new URLSearchParams();
  for (const call of calls) {
    for (const [name, schema] of fieldsOf(schemaOf(call, 'body'))) {
      const value = known(name, schema)?.[0];
      if (name !== '' && !form.has(name)) form.set(name, String(value ?? 'yes'));
    }
  }
  return form.toString();
}

describe('pages about what another owns', () => {
  const site = forSuite(() => openAttackedSite());

  it('show and change nothing of it for any stranger', async () => {
    const owner = await makeOwner(site);
    const strangers = await makeStrangers(site);
    const numbers = Object.values(owner.numbers);
    const before = await rowsAbout(site, numbers);
    const wrong: string[] = [];
    let asked = 0;

    async function look(browser: Browser, who: string, page: string, sent: { form?: string; query: string }) {
      const { form, query } = sent;
      for (const address of [`${page}?${query}`, `${page === '/' ? '/_root' : page}.data?${query}`]) {
        const answer = await browser.request({
          method: form === undefined ? 'GET' : 'POST',
          url: address,
          headers: form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' },
          ...(form !== undefined && { payload: form }),
        });
        asked += 1;
        const where = `${who} at ${form === undefined ? '' : 'POST '}${address}: ${answer.statusCode}`;
        if (answer.statusCode >= 500) wrong.push(where);
        const told = owner.secrets.filter((secret) => answer.body.includes(secret));
        if (told.length > 0) wrong.push(`${where} tells ${told.join(', ')}`);
      }
    }

    for (const [who, browserOf] of Object.entries(strangers)) {
      for (const page of pages) {
        for (const number of [owner.numbers.report, owner.numbers.membership, owner.numbers.sitting]) {
          const query = new URLSearchParams({ orderNumber: number, sittingId: number, hl: 'EN' }).toString();
          await look(browserOf(), who, page, { query });
          await look(browserOf(), who, page, { query, form: formOf(number) });
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(await rowsAbout(site, numbers)).toEqual(before);

    // Its owner is shown it: else nothing was proven.
    const query = new URLSearchParams({ orderNumber: owner.numbers.report, hl: 'EN' }).toString();
    const shown = await Promise.all(
      pages.map(
        async (page) => (await owner.browser.request({ method: 'GET', url: `${page}?${query}` })).body,
      ),
    );
    expect(shown.filter((body) => owner.secrets.some((one) => body.includes(one))).length).toBeGreaterThan(1);
    report(
      'a stranger learns and changes nothing by any page',
      '0 leaks',
      `${asked} foreign requests to ${pages.length} pages, read and sent: 0 leaks, 0 rows changed, 0 of 500`,
    );
  });
});
