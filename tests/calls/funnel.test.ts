import { expect, it } from 'vitest';
import { saveOrder } from '#contract/orders.ts';
import { presenterList } from '#contract/reports.ts';
import { questionList, saveAnswers, startSitting } from '#contract/sittings.ts';
import { pageView } from '#contract/visits.ts';
import { sittings } from '#server/sittings/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { operateIn } from '#tests/support/operate.ts';
import { buy } from '#tests/support/purchases.ts';
import { forSuite } from '#tests/support/suite.ts';

const app = forSuite(() => openApp());
const see = (name: string) =>
  app.browser().data(pageView, {
    query: { dl: `https://example.org/landing/${name}/DE-SUBS-1002?gclid=x`, hl: 'DE' },
  });
const begin = (landing: 'home' | 'home copy') =>
  app.browser().data(startSitting, { body: { ...iq, landing, hl: 'DE', countryCode: 'DE' } });

it('reads from a landing to the report, by market and language, and says when it is too early', async () => {
  for (const name of ['home', 'home', 'home', 'home%20copy']) await see(name);
  await begin('home');
  await begin('home');
  await begin('home copy');
  // Race: rows come in no order.
  const kept = await app.database.database.select().from(sittings).orderBy(sittings.landing);
  expect(kept.map(({ landing, market }) => [landing, market])).toEqual([
    ['home', 'DE'],
    ['home', 'DE'],
    ['home copy', 'DE'],
  ]);
  const { text } = await operateIn(app, ['funnel']);
  expect(text).toMatch(/^home +DE +DE +3 +2 +0 +0 +0 +0$/m);
  expect(text).toMatch(/^home copy +DE +DE +1 +1 +0 +0 +0 +0$/m);
  expect(text).toMatch(/home and home copy: too early to say/);
  expect(text).toMatch(/universe and universe copy: too early to say: one of them has begun no test/);
});

it('follows one sitting to its opened report, and says at which questions others stopped', async () => {
  const at = async (browser: Browser) => {
    const wish = { ...iq, landing: 'world', hl: 'DE' } as const;
    const { sittingId } = await browser.data(startSitting, { body: wish });
    const params = { examId: iq.examId, lang: 'DE' } as const;
    return browser.data(questionList, { params, query: { sittingId } });
  };
  const stages = async () => {
    const { text } = await operateIn(app, ['funnel']);
    return /^world +DE +DE +(.*)$/m.exec(text)?.[1]?.replaceAll(/ +/g, ' ');
  };
  const browser = app.browser();
  const sitting = await at(browser);
  expect(await stages()).toBe('0 1 0 0 0 0');
  const answers = answersTo(sitting);
  await at(app.browser());
  const other = app.browser();
  const { sittingId } = await at(other);
  await other.data(saveAnswers, { body: { sittingId, answers: answers.slice(0, 3) } });
  const confirmed = { sittingId: sitting.sittingId, answers, hl: 'DE', countryCode: 'DE' } as const;
  const { orderNumber } = await browser.data(saveOrder, { body: confirmed });
  expect(await stages()).toBe('0 3 1 0 0 0');
  await browser.data(pageView, { query: { dl: '/paying/scheme/DE-SUBS-1003' } });
  expect(await stages()).toBe('0 3 1 0 0 0');
  await browser.data(pageView, { query: { dl: '/paying/scheme/DE-SUBS-1002' } });
  expect(await stages()).toBe('0 3 1 1 0 0');
  await buy(browser, { orderNumber });
  await app.worker.drain();
  expect(await stages()).toBe('0 3 1 1 1 0');
  await browser.data(presenterList, { params: { orderNumber } });
  expect(await stages()).toBe('0 3 1 1 1 1');
  const { text } = await operateIn(app, ['funnel']);
  expect(text).toContain('Where tests were left unfinished, by questions answered');
  expect(text).toMatch(/^world +SUBS-1002 +0 +3 +3 +1$/m);
  expect(text).toMatch(/^world +SUBS-1002 +3 +2 +3 +1$/m);
});

it('counts no day that lies before those that are asked for', async () => {
  app.clock.forward(3 * 24 * 3600_000);
  const { text: none } = await operateIn(app, ['funnel', '2']);
  for (const sentence of ['Nobody has come yet.', 'None was.']) expect(none).toContain(sentence);
  await expect(operateIn(app, ['funnel', 'never'])).rejects.toThrow('no number of days');
});
