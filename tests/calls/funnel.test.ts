import { expect, it } from 'vitest';
import { startSitting } from '#contract/sittings.ts';
import { pageView } from '#contract/visits.ts';
import { sittings } from '#server/sittings/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { iq } from '#tests/support/builders.ts';
import { operateIn } from '#tests/support/operate.ts';
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

it('counts no day that lies before those that are asked for', async () => {
  app.clock.forward(3 * 24 * 3600_000);
  expect((await operateIn(app, ['funnel', '2'])).text).toContain('Nobody has come yet.');
  await expect(operateIn(app, ['funnel', 'never'])).rejects.toThrow('no number of days');
});
