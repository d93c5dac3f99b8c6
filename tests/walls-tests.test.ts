import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exams } from '#exams/index.ts';
import { pricePoints } from '#server/catalogue/price-points.ts';
import { sourcesOf } from './support/imports.ts';

/** The rooms that know tests by what they declare. */
const sources = ['src/contract', 'src/locale', 'src/server', 'src/web', 'src/commands']
  .flatMap(sourcesOf)
  .filter(({ path }) => !/\.test\.tsx?$/.test(path));

const skus = exams.flatMap(({ packages, extra }) => [...packages, ...(extra ? [extra] : [])]);
const named = new RegExp(
  `(['"\`])(?:${[...exams.map(({ id }) => id), ...skus.map(({ skuId }) => skuId)].join('|')})\\1`,
  'g',
);

/** Folders of tests in quotes. The web has rooms of words that are called as some are. */
const slugs = new RegExp(`(['"\`])(?:${exams.map(({ slug }) => slug).join('|')})\\1`, 'g');

/** Where the name of a kind of test is that of the only one of its kind. */
const kindsOfTests = ["src/contract/exams.ts: 'practice'", "src/server/catalogue/exams.ts: 'practice'"];

const namesIn = (text: string): string[] => [...text.matchAll(named)].map(([name]) => name);

describe('a test', () => {
  it('is named by its id or a package of its nowhere outside its folder', () => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap(({ path }) =>
      namesIn(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).map(
        (name) => `${path}: ${name}. Let the test declare what it is known by (exams/exam.ts).`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('is called by its folder nowhere outside it, but for a kind of tests', () => {
    const found = sources
      .filter(({ path }) => !path.startsWith('src/web/'))
      .flatMap(({ path }) =>
        [...readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').matchAll(slugs)].map(
          ([name]) => `${path}: ${name}`,
        ),
      );
    expect(found.sort()).toEqual(kindsOfTests);
  });

  it('has no price of its own: each is of a kind of thing that is sold', () => {
    const own = pricePoints.filter((point) => !/^(?:report|extra|course|vip)(?:-|$)/.test(point));
    expect(own).toEqual([]);
  });

  it('is reached by the registry alone', () => {
    const folders = exams.map(({ slug }) => `src/exams/${slug}/`);
    // Commands calibrate one of them.
    const reaching = sources.filter(({ path }) => !path.startsWith('src/commands/'));
    const found = reaching.flatMap(({ path, imports }) =>
      imports
        .filter((one) => folders.some((folder) => one.startsWith(folder)))
        .map((one) => `${path}: ${one}`),
    );
    expect(found).toEqual([]);
  });

  it('would be found wherever else it is', () => {
    for (const { id } of exams) expect(namesIn(`const first = '${id}';`)).toHaveLength(1);
    for (const { skuId } of skus) expect(namesIn(`buy("${skuId}")`)).toHaveLength(1);
    expect(namesIn('/** Called `US-SUBS-1002` in addresses. */')).toEqual([]);
  });
});
