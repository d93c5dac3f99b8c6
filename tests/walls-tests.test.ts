import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exams } from '#exams/index.ts';
import { sourcesOf } from './support/imports.ts';

/** The rooms that know tests by what they declare. Commands calibrate one of them, and lay out what is shown of some. */
const sources = ['src/contract', 'src/locale', 'src/server', 'src/web']
  .flatMap(sourcesOf)
  .filter(({ path }) => !/\.test\.tsx?$/.test(path));

const skus = exams.flatMap(({ packages, extra }) => [...packages, ...(extra ? [extra] : [])]);
const named = new RegExp(
  `(['"\`])(?:${[...exams.map(({ id }) => id), ...skus.map(({ skuId }) => skuId)].join('|')})\\1`,
  'g',
);

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

  it('is reached by the registry alone', () => {
    const folders = exams.map(({ slug }) => `src/exams/${slug}/`);
    const found = sources.flatMap(({ path, imports }) =>
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
