import sharp from 'sharp';
import { expect, it } from 'vitest';
import { exams } from '#exams/index.ts';
import { locales } from '#locale/locales.ts';
import { inTurn, isFull } from '#tests/support/form.ts';
import { landingNamed, landings, pathOf } from '#web/landings.ts';
import { expectAccessible } from './support/accessibility.ts';
import { desktop, openBrowser, phone } from './support/browser.ts';
import { openSite } from './support/site.ts';
import { Visitor } from './support/visitor.ts';

const site = openSite();

// One language each; in the full form each behaviour in several.
it.each(isFull ? locales : (['EN'] as const))(
  'stands at home behind a door for every test, two presses from its start, in %s',
  async (locale) => {
    const context = await openBrowser(locale, locale === 'DE' ? phone : desktop, site.url);
    const { page, words } = new Visitor(context, locale);
    // All stand behind their doors; in the quick form one is walked through.
    const walked = isFull ? exams : exams.slice(0, 1);
    for (const [at, exam] of walked.entries()) {
      await page.goto(`/?hl=${locale}&gclid=ad-1`);
      await page.getByRole('heading', { level: 1, name: words('tests.title') }).waitFor();
      if (at === 0) await expectAccessible(page);
      const doors = page.getByRole('list', { name: words('tests.list') });
      expect(await doors.getByRole('heading').count()).toBe(exams.length);
      await doors.getByRole('link', { name: exam.name(locale), exact: true }).click();
      await page.waitForURL(`**${pathOf(landingNamed(exam.face.landing))}/*-${exam.id}?**`);
      await page.locator('main a[href*="/answer/start/"]').first().click();
      await page.waitForURL(`**/answer/start/*-${exam.id}?**`);
      expect(new URL(page.url()).searchParams.get('gclid')).toBe('ad-1');
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await context.close();
  },
);

it('lists a kind of tests only where there is one', async () => {
  const statusOf = async (path: string) => (await fetch(`${site.url}${path}/DE-SUBS-1002?hl=DE`)).status;
  expect(await statusOf('/tests')).toBe(200);
  expect(await statusOf('/tests/types')).toBe(200);
  const professional = exams.some(({ category }) => category === 'professional');
  expect(await statusOf('/tests/professional')).toBe(professional ? 200 : 404);
});

const linked = [...landings.map(pathOf), '/tests'].map((path, at) => [path, inTurn(locales, at, 2)] as const);

it.each(linked)('gives a link to %s a face in each language', async (path, told) => {
  const found = new Map<string, string | undefined>();
  for (const locale of told) {
    const html = await (await fetch(`${site.url}${path}/DE-SUBS-1002?hl=${locale}`)).text();
    const said = (property: string) =>
      new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(html)?.[1];
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
    expect(html).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}"\/>/);
    expect(html).toMatch(/<link rel="apple-touch-icon" href="[^"]+\.png"/);
    expect(said('og:description')?.length).toBeGreaterThan(20);
    // A copy is the same offer, found under the original's address.
    expect(said('og:url')).toBe(`${site.url}${path.replace('%20copy', '')}/DE-SUBS-1002?hl=${locale}`);
    found.set(said('og:title') ?? '', said('og:image'));
  }
  // A title of its own in each language, and one picture that is there.
  expect(found.size).toBe(told.length);
  const pictures = new Set(found.values());
  expect(pictures.size).toBe(1);
  const picture = await fetch([...pictures][0] ?? '');
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

it('opens the languages in reach of everybody', async () => {
  const context = await openBrowser('EN', phone, site.url);
  const { page } = new Visitor(context, 'EN');
  await page.goto('/tests/DE-SUBS-1002?hl=EN');
  await page.locator('.menu > summary').click();
  await page.locator('.menu .tongues > summary').click();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await context.close();
});
