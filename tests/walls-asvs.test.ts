import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('../docs/security/asvs.md', import.meta.url), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]*) \| (.*) \|$/gm)].map(
  ([, item = '', state = '', by = '']) => ({ item, state, by }),
);

it('every item of ASVS has one row, which says by what it is met or why it is not, and all are counted', () => {
  expect(new Set(rows.map(({ item }) => item)).size).toBe(rows.length);
  expect(rows.filter(({ by }) => by.length < 8)).toEqual([]);
  const of = (state: string) => rows.filter((row) => row.state === state).length;
  const [met, part, not] = ['met', 'met in part', 'not met'].map(of) as [number, number, number];
  expect(met + part + not).toBe(rows.length);
  expect(text).toContain(`Of ${rows.length} items: ${met} met, ${part} met in part, ${not} not met.`);
});

it('what a row names is there', () => {
  const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, named = '']) => named);
  const paths = code.filter((named) => /^(?:src|tests|docs|deploy|bin|migrations)\/[\w./@-]+$/.test(named));
  expect(paths.length).toBeGreaterThan(100);
  const missing = paths.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)));
  expect([...new Set(missing)]).toEqual([]);
});

it('decisions that a row names are there', () => {
  const numbers = [...text.matchAll(/\bdecisions? (\d+)/g)].map(([, number = '']) => number.padStart(4, '0'));
  const there = readdirSync(new URL('../docs/decisions/', import.meta.url)).map((name) => name.slice(0, 4));
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers.filter((number) => !there.includes(number))).toEqual([]);
});
