import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';

const source = new URL('../', import.meta.url).pathname;

/** Spaces that hold a line together, and U+2060, which holds where nothing is to be seen. */
const glue = /[\u00a0\u202f\u2060]/u;
/** Within a word of these scripts no line ends, nor before a per cent; Korean is set with `word-break: keep-all`. */
const word = /[\d%\p{Script=Latin}\p{Script=Hangul}]/u;

/** Messages that give two dates: one line has no room for both. */
const dates = /^periodValue$/;

/** Every text of a language by its key, the product's and the tests'; the years of a quotation's source are no range. */
function textsOf(locale: string): [key: string, text: string][] {
  const files = globSync(
    [`words/${locale}/*.json`, `exams/*/words/${locale}.json`, `exams/*/words/${locale}/*.json`],
    {
      cwd: source,
    },
  );
  const texts: [string, string][] = [];
  for (const file of files) {
    JSON.parse(readFileSync(source + file, 'utf8'), (key, value: unknown) => {
      if (typeof value === 'string' && key !== 'source' && !dates.test(key)) texts.push([key, value]);
      return value;
    });
  }
  return texts;
}

/** Whether a line may end between two numbers that have this between them. */
function mayBreak(between: string): boolean {
  const characters = [...`0${between}0`];
  return characters.some((right, at) => {
    const left = characters[at - 1];
    if (left === undefined || glue.test(left) || glue.test(right)) return false;
    return !(word.test(left) && word.test(right));
  });
}

it.each([' to ', '–', '到', '~', '〜\u2060', ' 至\u00a0', '에서 '])(
  'sees a place to break in “%s”',
  (between) => {
    expect(mayBreak(between)).toBe(true);
  },
);

describe.each(locales)('the ranges of %s', (locale) => {
  const texts = textsOf(locale);

  it('stay in one line, from the lower to the upper end', () => {
    const ranges = texts.flatMap(([key, text]) =>
      [...text.matchAll(/\{(?:low|lowest|from)\}([^{}]*)\{(?:high|highest|to)\}/gu)].map(
        ([, between = '']) => ({
          key,
          between,
        }),
      ),
    );
    expect(ranges.length).toBeGreaterThan(15);
    expect(ranges.filter(({ between }) => mayBreak(between))).toEqual([]);
  });

  it('stay in one line where the numbers are written out', () => {
    const loose = /\d(?: ?(?:到|至|から|〜|～|~|–) ?| (?:to|and|bis|und|à|et|a|y|e) |(?:에서|부터) )\d/u;
    expect(texts.filter(([, text]) => loose.test(text))).toEqual([]);
  });
});

it('keep a Korean particle at its per cent', () => {
  const texts = textsOf('KR').filter(([, text]) => text.includes('%'));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(([, text]) => /%\p{Script=Hangul}/u.test(text))).toEqual([]);
});

it('keep a German per cent at the number that it is joined to', () => {
  const texts = textsOf('DE').filter(([, text]) => text.includes('%-'));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(([, text]) => /-%/.test(text))).toEqual([]);
});
