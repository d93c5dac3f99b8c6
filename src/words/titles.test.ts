import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageTags } from '#locale/locales.ts';

const source = new URL('../', import.meta.url).pathname;

/** After it a line may end though nothing is seen: Chinese titles break there and at their marks, nowhere else. */
const breakHere = '\u200b';

/** Characters of a title that have room in a line of a phone of 320 px. */
const inALine = 9;

/**
 * Signs of the title of a landing, with the mark that closes them, that have room in a line of its first view (--in-a-line in
 * web/landing/hero.module.css); beside the doors of the gates there is less.
 */
const inAFirstView = (path: string) => (/subconscious|universe/.test(path) ? 7 : 8);

/** Every text of a language by its path, the product's and the tests'. */
function textsOf(locale: string): [path: string, text: string][] {
  const patterns = [
    `words/${locale}/*.json`,
    `exams/**/words/${locale}.json`,
    `exams/**/words/${locale}/*.json`,
  ];
  const texts: [string, string][] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') texts.push([path, value]);
    else for (const [key, inner] of Object.entries(value as object)) walk(inner, `${path}.${key}`);
  };
  for (const file of globSync(patterns, { cwd: source })) {
    walk(JSON.parse(readFileSync(source + file, 'utf8')), file);
  }
  return texts;
}

/** What a screen says in its title without being named so. */
const isMessage = (path: string) =>
  /(?:check|own)\.none$|(?:invitation|with)\.(?:gone|ended)$|load\.failed$/.test(path) ||
  /words\/\w+\/errors\.json\.(?:malformed|tooLarge|tooMany|overloaded)$/.test(path);

/** Titles of screens, of their parts and of letters; the parts of a portrait are named by its tabs. */
const isTitle = (path: string) =>
  /title$|subconscious\/.*\.tabs\.\w+$|membership\.json\.mails\.\w+\.subject$/i.test(path) || isMessage(path);

/** What the first view of a landing is called: a test by what it says of itself, a copy by its own words. */
const isOfFirstView = (path: string) => /about\.title$|copies\.json\.\w+\.title$/.test(path);

/** The places after which a line may end, in the text without their marks. */
function breaksOf(text: string): number[] {
  const parts = text.split(breakHere);
  return parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('').length);
}

describe.each(['CN', 'HK'] as const)('the titles of %s', (locale) => {
  const texts = textsOf(locale);

  it('hold no stretch that a phone has to break within a word', () => {
    const titles = texts.filter(([path]) => isTitle(path));
    expect(titles.length).toBeGreaterThan(80);
    // What is put in may be as long as a date, and has no place of its own for a line to end.
    // A mark that asks or calls is as wide as a sign, and would be alone on the next line.
    const stretches = (text: string) =>
      text.replace(/\{\w+\}/g, 'x'.repeat(8)).split(/(?<=[？！])|[\p{Z}\u200b]|(?![？！])\p{P}/u);
    expect(titles.filter(([, text]) => stretches(text).some(({ length }) => length > inALine))).toEqual([]);
  });

  // Where a line may end at spaces and marks alone, it would end at the space of a number, before the word that it counts.
  it('hold a number to its word, as what a mark of a chart means does', () => {
    const shown = texts.filter(([path]) => isTitle(path) || path.endsWith('.mark'));
    // Said to who hears the page, and never drawn.
    const drawn = shown.filter(([path]) => !path.endsWith('answer.json.question.title'));
    expect(
      drawn.filter(([, text]) => /\p{Script=Han} \{(?:count|from)\}|\{(?:count|from)\} /u.test(text)),
    ).toEqual([]);
  });

  it('say where a line may end only between words', () => {
    const words = new Intl.Segmenter(languageTags[locale], { granularity: 'word' });
    const marked = texts.filter(([, text]) => text.includes(breakHere));
    expect(marked.length).toBeGreaterThan(10);
    const within = marked.filter(([, text]) => {
      const starts = [...words.segment(text.replaceAll(breakHere, ''))].map(({ index }) => index);
      return breaksOf(text).some((place) => !starts.includes(place));
    });
    expect(within).toEqual([]);
  });
});

// A browser that has to break a stretch takes its last sign to the next line, whatever it is: a question mark, large and alone.
it.each(['CN', 'HK', 'JA', 'KR'] as const)(
  'titles of %s have room in a first view with the marks that close them',
  (locale) => {
    const titles = textsOf(locale).filter(([path]) => isOfFirstView(path));
    expect(titles.length).toBeGreaterThan(8);
    const stretches = (text: string) => text.split(locale === 'KR' ? /\s/ : /(?<=\p{P})|\u200b/u);
    // Of Japanese titles this one alone ends its lines at its marks (web/landing/universe); of others the browser finds the phrases.
    const kept = titles.filter(([path]) => locale !== 'JA' || path.includes('subconscious'));
    expect(
      kept.filter(([path, text]) => stretches(text).some(({ length }) => length > inAFirstView(path))),
    ).toEqual([]);
  },
);
