import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { refusalEnvelope } from '#contract/envelope.ts';
import { refusals } from '#contract/refusals.ts';
import { languageTags, locales } from '#locale/locales.ts';
import { newId } from '#server/platform/ids.ts';
import { testClock } from '#tests/support/clock.ts';
import { testLog } from '#tests/support/log.ts';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { rawWords } from '#words/index.ts';
import { asWritten } from '#words/unbroken.ts';

const log = testLog();
const site = forSuite(() =>
  openTimedSite({ LOG_LEVEL: 'info', RATE_LIMITS: 'off' }, testClock(), { logStream: log.logStream }),
);
const number = /(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}/;

const linesOf = (reference: string | undefined) =>
  log.lines().filter(({ reqId }) => reference !== undefined && reqId === reference);

it.each(locales)('a refusal in %s names the number that the log has it under', async (hl) => {
  const answer = await fetch(`${site.url}/pay/exam/order/report/retrieve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', hl },
    body: JSON.stringify({ email: `nobody.${hl}@example.org` }),
  });
  const refused = refusalEnvelope.parse(await answer.json());
  expect(refused).toMatchObject({
    message: rawWords(hl, 'errors').noRetrievableReport,
    next: refusals.noRetrievableReport.next,
  });
  expect(linesOf(refused.requestId)).toMatchObject([{ refusal: 'noRetrievableReport' }]);
});

it('a form that was refused shows the sentence, the number, and the way on', async () => {
  const page = await fetch(`${site.url}/report/retrieve/DE-SUBS-1002?hl=DE`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: 'email=nobody@example.org',
  });
  const body = asWritten(await page.text());
  const words = rawWords('DE', 'onward');
  expect(body).toContain(rawWords('DE', 'errors').noRetrievableReport);
  expect(body).toMatch(new RegExp(`<a href="/support/DE-SUBS-1002[^"]*">${words.to.support}</a>`));
  // The number is held in its line by an element of its own.
  const told = words.reference.replace('{reference}', `<span[^>]*>(${number.source})</span>`);
  const shown = new RegExp(`>${told}<`).exec(body)?.[1];
  expect(linesOf(shown)).toMatchObject([{ refusal: 'noRetrievableReport' }]);
});

it.each(locales)(
  'a mailed link that opens nothing any more says so in %s, shows the number, and its button leads to a new link',
  async (hl) => {
    const token = 'x'.repeat(43);
    const page = await fetch(`${site.url}/report/retrieve/DE-SUBS-1002?hl=${hl}&token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: `token=${token}`,
    });
    const body = asWritten(await page.text());
    const { overTitle, openTitle, open, newLink } = rawWords(hl, 'report').retrieve;
    expect(body).toContain(`<h1>${overTitle}</h1>`);
    expect(body).toMatch(
      new RegExp(`<a [^>]*class="button"[^>]*href="/report/retrieve/[^"]+"[^>]*>${newLink}</a>`),
    );
    for (const promised of [openTitle, open]) expect(body).not.toContain(`>${promised}<`);
    expect(linesOf(number.exec(body.slice(body.indexOf('<h1>')))?.[0])).toMatchObject([
      { refusal: 'linkExpired' },
    ]);
  },
);

it('a screen that could not be loaded shows the number of its page, and says it to scripts', async () => {
  await site.database.execute(sql`alter table sittings rename to elsewhere`);
  const path = (ending: string) =>
    `${site.url}/answer/question/DE-SUBS-1002${ending}?hl=DE&sittingId=${newId(testClock())}`;
  const page = await fetch(path(''));
  const data = await fetch(path('.data'));
  await site.database.execute(sql`alter table elsewhere rename to sittings`);
  expect(page.status).toBe(503);
  const [before = ''] = rawWords('DE', 'onward').again.split('{reference}');
  const shown = new RegExp(`${before}<span[^>]*>(${number.source})`).exec(await page.text())?.[1];
  expect(shown).toBe(page.headers.get('request-id'));
  expect(linesOf(shown)).toMatchObject([{ status: 503 }]);

  const told = /^reference;desc="(.+)"$/.exec(data.headers.get('server-timing') ?? '')?.[1];
  expect(linesOf(told)).toMatchObject([{ status: data.status }]);
});

it.each(['DE', 'JA'] as const)('a page that failed before it had words is told as one in %s', async (hl) => {
  await site.database.execute(sql`alter table account_sessions rename to elsewhere`);
  const page = await fetch(`${site.url}/user/login/DE-SUBS-1002?hl=${hl}`, {
    headers: { cookie: `session=${'a'.repeat(43)}` },
  });
  await site.database.execute(sql`alter table elsewhere rename to account_sessions`);
  expect(page.status).toBe(500);
  const body = asWritten(await page.text());
  const { error } = rawWords(hl, 'shell');
  expect(body).toContain(`<html lang="${languageTags[hl]}">`);
  expect(body).toContain(rawWords(hl, 'errors').ourFault);
  expect(body).toContain(error.loadText);
  expect(body).toContain(`<a href="">${error.retry}</a>`);
  expect(body).toContain('href="mailto:');
  expect(linesOf(number.exec(body.slice(body.indexOf('</style>')))?.[0])).not.toEqual([]);
});

it('a page that is refused before it is made shows its number', async () => {
  const page = await fetch(`${site.url}/answer/start/DE-SUBS-1002?hl=DE`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: 'a'.repeat(2 * 1024 * 1024),
  });
  expect(page.status).toBe(413);
  const body = await page.text();
  expect(linesOf(number.exec(body.slice(body.indexOf('</style>')))?.[0])).toMatchObject([
    { refusal: 'tooLarge', status: 413 },
  ]);
});

it('even what is no request at all has a number in the log', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () =>
      socket.write('no request\r\n\r\n'),
    );
    let said = '';
    socket.on('data', (part) => (said += part));
    socket.on('close', () => resolve(said));
  });
  expect(linesOf(number.exec(answer)?.[0])).toMatchObject([{ refusal: 'malformed', status: 400 }]);
});
