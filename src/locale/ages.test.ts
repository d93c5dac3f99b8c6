import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agreeingAge, sensitiveAge } from './ages.ts';
import { markets } from './markets.ts';

it('asks each market for the age that its law names, and for sixteen elsewhere', () => {
  const asked = ['DE', 'FR', 'ES', 'PT', 'GB', 'US', 'KR', 'CN', 'IN', 'JP', 'BR', 'XX'].map(agreeingAge);
  expect(asked).toEqual([16, 15, 14, 13, 13, 13, 14, 14, 18, 16, 16, 16]);
  // Denmark raised it from 13 with the year 2024; Slovenia and the Czech Republic chose as France did.
  expect(['DK', 'SI', 'CZ', 'GR'].map(agreeingAge)).toEqual([15, 15, 15, 15]);
});

/** Each line of the table, with what stands above it. */
const rows = [
  ...readFileSync(new URL('./ages.ts', import.meta.url), 'utf8').matchAll(
    /^ {2}\/\/ (.+)\n {2}([A-Z]{2}): (\d+),$/gm,
  ),
].map(([, law = '', market = '', age]) => ({ law, market, age: Number(age) }));

it('says of each market by which article of which law, and of the table when it was looked through', () => {
  expect(rows.length).toBeGreaterThan(30);
  for (const { law, market, age } of rows) {
    expect(markets.has(market), market).toBe(true);
    expect(agreeingAge(market), market).toBe(age);
    expect(law, market).toMatch(/\d/);
  }
  const text = readFileSync(new URL('./ages.ts', import.meta.url), 'utf8');
  expect(text.match(/^ {2}[A-Z]{2}: /gm)).toHaveLength(rows.length);
  expect(text).toMatch(/Looked through last on\s+\*\s+20\d\d-\d\d-\d\d/);
});

it('knows every state of the European Union and of its economic area, none below thirteen', () => {
  const union =
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' ');
  for (const state of union) {
    expect(rows.map(({ market }) => market)).toContain(state);
    expect(agreeingAge(state), state).toBeGreaterThanOrEqual(13);
    expect(agreeingAge(state), state).toBeLessThanOrEqual(16);
  }
});

it('is sixteen at least for what is sensitive, and more where the market’s own law asks for more', () => {
  expect(['GB', 'DE', 'IN', 'ZA', 'XX'].map(sensitiveAge)).toEqual([16, 16, 18, 18, 16]);
});
