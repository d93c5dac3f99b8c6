import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type RefusalName, refusals } from '#contract/refusals.ts';
import { type Locale, languageTags, locales, varieties } from '#locale/locales.ts';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { rawWords } from '#words/index.ts';
import { asWritten, unbroken } from '#words/unbroken.ts';
import type { Namespace } from '#words/words.ts';

const site = forSuite(() => openTimedSite({ RATE_LIMITS: 'off' }));
const number = /(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}/;

/**
 * The specification's section 8, row by row: where its sentence stands, what the specification says in English where it does,
 * the way on that stands beside it, and the test that meets it, by something that only that test says.
 */
const catalogue: readonly {
  row: string;
  words: string;
  said?: string;
  next: string;
  met: readonly [file: string, by: string];
}[] = [
  {
    row: 'unknown route',
    words: 'shell.error.notFound',
    said: 'Page Not Found: {path}',
    next: 'shell.error.home',
    met: ['calls/error-catalogue', 'an address that is no route'],
  },
  {
    row: 'connection failure',
    words: 'paying.check.failed',
    said: 'Connection failed. Please try again.',
    next: 'paying.check.retry',
    met: ['journeys/proof/broken-network', 'paying.check.failed'],
  },
  {
    row: 'order creation failure',
    words: 'paying.pay.failed',
    said: 'Order generation failed. Please try again.',
    next: 'paying.pay.failed',
    met: ['journeys/proof/broken-network', 'paying.pay.failed'],
  },
  {
    row: 'payment failure',
    words: 'paying.failed.title',
    said: 'Payment failed',
    next: 'paying.failed.again',
    met: ['journeys/proof/cards', 'paying.failed.again'],
  },
  {
    row: 'network disconnected',
    words: 'support.network.disconnected',
    said: 'Network disconnected, try again later.',
    next: 'support.network.disconnected',
    met: ['journeys/offline', 'support.network.disconnected'],
  },
  {
    row: 'unstable network, answers',
    words: 'support.network.unstableAnswers',
    next: 'support.network.refresh',
    met: ['journeys/proof/broken-network', 'support.network.unstableAnswers'],
  },
  {
    row: 'unstable network, payment',
    words: 'support.network.unstablePayment',
    next: 'support.network.reload',
    met: ['journeys/proof/broken-network', 'support.network.unstablePayment'],
  },
  {
    row: 'abnormal test',
    words: 'answer.unusable.title',
    said: 'Unable to analyze test results',
    next: 'answer.unusable.again',
    met: ['journeys/proof/quiet-screens', 'answer.unusable.again'],
  },
  {
    row: 'report sending failure',
    words: 'report.retrieve.failed',
    said: 'Report sending failed',
    next: 'report.retrieve.send',
    met: ['calls/error-catalogue', 'a report that could not be sent'],
  },
  {
    row: 'load failure',
    words: 'shell.error.load',
    said: 'Loading failed, please retry',
    next: 'shell.error.retry',
    met: ['calls/reference-numbers', 'a screen that could not be loaded'],
  },
  {
    row: 'code 10101',
    words: 'errors.noRetrievableReport',
    said: 'There are no retrievable reports in the current mailbox.',
    next: 'onward.to.support',
    met: ['calls/reference-numbers', 'noRetrievableReport'],
  },
  {
    row: 'copy failure',
    words: 'share.panel.copyFailed',
    said: 'copy failed',
    next: 'share.panel.link',
    met: ['journeys/proof/sharing', 'copy failed'],
  },
  {
    row: 'invalid e-mail',
    words: 'paying.pay.emailWrong',
    said: 'Please enter a correct e-mail address',
    next: 'paying.pay.emailWrong',
    met: ['calls/error-catalogue', 'an address that is none'],
  },
  {
    row: 'passwords do not match',
    words: 'user.problems.passwordDiffers',
    said: 'passwords do not match',
    next: 'user.problems.passwordDiffers',
    met: ['journeys/accounts', 'user.problems.passwordDiffers'],
  },
  {
    row: 'invalid date',
    words: 'user.problems.dateInvalid',
    said: 'invalid date',
    next: 'user.problems.dateInvalid',
    met: ['calls/accounts', 'dateInvalid'],
  },
  {
    row: 'transport: network error',
    words: 'support.network.disconnected',
    next: 'support.network.disconnected',
    met: ['journeys/proof/broken-network', 'support.network.disconnected'],
  },
  {
    row: 'transport: time-out',
    words: 'support.network.unstablePayment',
    next: 'support.network.reload',
    met: ['journeys/proof/broken-network', 'hurry(page)'],
  },
  {
    row: 'transport: bad status',
    words: 'paying.pay.failed',
    next: 'paying.pay.failed',
    met: ['journeys/proof/broken-network', "route('**/pay/order/create', broken)"],
  },
  {
    // Asked for by the page itself, which is left by then: whoever stays offline there is told as of any other network.
    row: 'transport: aborted',
    words: 'support.network.disconnected',
    next: 'support.network.disconnected',
    met: ['../src/web/shell/problem', "kind: 'aborted'"],
  },
  {
    row: 'missing payment method',
    words: 'paying.pay.methodMissing',
    said: 'Please select your payment method.',
    next: 'paying.pay.methodMissing',
    met: ['calls/payments', 'paymentMethodMissing'],
  },
];

function sentenceAt(variety: (typeof varieties)[number], path: string): unknown {
  const [room = '', ...rest] = path.split('.');
  return rest.reduce<unknown>(
    (found, key) => (found as Record<string, unknown> | undefined)?.[key],
    rawWords(variety, room as Namespace),
  );
}

const testsIn = (folder: string): string[] =>
  readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(`../../${folder}/${name}`, import.meta.url), 'utf8'));

describe('every row of the error catalogue', () => {
  it.each(catalogue)(
    '$row: said in nine languages, with a next step, met by a test',
    ({ words, said, next, met }) => {
      for (const variety of varieties) {
        expect(sentenceAt(variety, words), `${variety} ${words}`).toMatch(/\S{2}/);
        expect(sentenceAt(variety, next), `${variety} ${next}`).toMatch(/\S{2}/);
      }
      if (said) expect(sentenceAt('EN', words)).toBe(said);
      const [file, by] = met;
      expect(readFileSync(new URL(`../${file}.test.ts`, import.meta.url), 'utf8')).toContain(by);
    },
  );

  it('and every refusal of a call is met by some test, by its name', () => {
    const texts = [...testsIn('tests'), ...testsIn('src')].join('\n');
    const names = Object.keys(refusals) as RefusalName[];
    expect(names.filter((name) => !new RegExp(`['"\`.]${name}\\b`).test(texts))).toEqual([]);
  });
});

const page = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(site.url + path, { redirect: 'manual', ...init });
  return { status: answer.status, text: await answer.text() };
};
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  body: new URLSearchParams(fields).toString(),
});

/** Who is behind the site is said from every page, an error's included. */
const imprint = (hl: Locale) =>
  new RegExp(`<a [^>]*href="/protocol/imprint/[^"]+">${rawWords(hl, 'shell').legal.imprint}</a>`);

describe.each(locales)('as a page in %s', (hl) => {
  const words = rawWords(hl, 'shell').error;

  it('an address that is no route says which, and leads home', async () => {
    const { status, text } = await page(`/no/such/page?hl=${hl}`);
    expect(status).toBe(404);
    expect(text).toContain(`<title>${words.notFound.replace('{path}', '/no/such/page')}</title>`);
    const doors = [...text.matchAll(/<a href="(\/landing\/[^"]+)"><span/g)].map(([, to = '']) => to);
    expect(new Set(doors).size).toBe(6);
    expect(text).toMatch(new RegExp(`<a class="button" href="/landing/[^"]+">${words.home}</a>`));
    expect(text).toMatch(imprint(hl));
  });

  it('a method that a page does not take is a page: what happened, its number, and the page itself as the next step', async () => {
    for (const path of [
      `/report/result-download/DE-SUBS-1002?hl=${hl}`,
      `/landing/home/DE-SUBS-1002?hl=${hl}`,
    ]) {
      const { status, text } = await page(path, form({ any: 'thing' }));
      expect(status, path).toBe(405);
      expect(text).toContain(words.status.replace('{status}', '405'));
      expect(text).toContain(`<html lang="${languageTags[hl]}">`);
      expect(asWritten(text)).toContain(rawWords(hl, 'errors').malformed);
      expect(text).toContain(`<a href="">${words.retry}</a>`);
      expect(text).toMatch(number);
      expect(text).toMatch(imprint(hl));
    }
  });

  it('a report that could not be sent says so, keeps the form, and has a number', async () => {
    await site.database.execute(sql`alter table retrieval_counts rename to elsewhere`);
    const { text } = await page(
      `/report/retrieve/DE-SUBS-1002?hl=${hl}`,
      form({ email: `reader.${hl}@example.org` }),
    );
    await site.database.execute(sql`alter table elsewhere rename to retrieval_counts`);
    const { failed, send } = rawWords(hl, 'report').retrieve;
    expect(text).toContain(unbroken(failed));
    expect(text).toMatch(new RegExp(`<button[^>]*>${send}</button>`));
    expect(text).toMatch(number);
  });

  it('an address that is none is named beside its field', async () => {
    const { text } = await page(`/report/retrieve/DE-SUBS-1002?hl=${hl}`, form({ email: 'nobody' }));
    expect(text).toContain(unbroken(rawWords(hl, 'report').retrieve.emailWrong));
  });
});
