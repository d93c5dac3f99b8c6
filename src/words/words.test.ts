import { readdirSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#locale/locales.ts';
import { loadWords, type Namespace, rawWords } from './index.ts';
import { asWritten, unbrokenIn } from './unbroken.ts';

const rooms = readdirSync(new URL('./EN/', import.meta.url)).map(
  (file) => file.replace('.json', '') as Namespace,
);
const translations = locales.filter((locale) => locale !== 'EN');

/** Every sentence of a room by its path, e.g. `start.title`. */
function sentences(locale: Locale, room: Namespace): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (words: object, path: string) => {
    for (const [key, value] of Object.entries(words)) {
      if (typeof value === 'string') found.set(path + key, value);
      else walk(value as object, `${path}${key}.`);
    }
  };
  walk(rawWords(locale, room), '');
  return found;
}

const [select, plural, ordinal] = [1, 2, 3];

/**
 * The placeholders of a compiled message with their kind, e.g. `count:2`; of a `select` its cases too, since code
 * names them. Plural cases are each language's own.
 */
function placeholders(node: unknown, found = new Set<string>()): Set<string> {
  if (!Array.isArray(node)) return found;
  const [name, kind, cases] = node as unknown[];
  if (typeof name === 'string' && node.length > 1 && typeof kind === 'number') {
    found.add(`${name}:${kind}`);
    if (kind === select) for (const key of Object.keys(cases as object)) found.add(`${name}:${kind}:${key}`);
    if ([select, plural, ordinal].includes(kind)) {
      for (const part of Object.values(cases as object)) collect(part, found);
    }
  } else if (typeof name === 'string' && node.length === 1) {
    found.add(name);
  } else {
    found.add(`<${name}>`);
    collect(node.slice(1), found);
  }
  return found;
}

function collect(parts: unknown, found: Set<string>): void {
  if (Array.isArray(parts)) for (const part of parts) placeholders(part, found);
}

function placeholdersOf(message: string): string[] {
  const compiled = compile(message);
  const found = new Set<string>();
  collect(compiled, found);
  return [...found].sort();
}

describe('e-mail', () => {
  const said = (locale: Locale) => Object.values(loadWords(locale, rooms)).join('\n');

  it.each(['EN', 'DE', 'FR', 'PT'] as const)(
    'is never parted at the end of a line of a page, in %s',
    (locale) => {
      expect(said(locale)).toMatch(/\be-\u2060mail/i);
      expect(said(locale)).not.toMatch(/\be-mail/i);
    },
  );

  it('is written in messages and mails as everywhere else', () => {
    expect(rawWords('EN', 'paying').pay.emailMissing).toBe('Please enter your e-mail address');
  });

  it('is held together wherever it stands in what is shown; the rest stays as it is, to the very object', () => {
    const figure = { svg: '<svg/>', alt: 'A square', wide: true, fault: null, later: undefined };
    const shown = { given: ['Eine E-Mail wird gesendet.', 'Then: no e-mails.'], figure, number: 3 };
    const held = unbrokenIn(shown);
    expect(held).toEqual({
      ...shown,
      given: ['Eine E-\u2060Mail wird gesendet.', 'Then: no e-\u2060mails.'],
    });
    expect(held.figure).toBe(figure);
  });

  it('holds the name of a test together as well, but for those who search', () => {
    const [held] = unbrokenIn(['Der EQ-Test und der IQ-Test']);
    expect(held).toBe('Der EQ-\u2060Test und der IQ-\u2060Test');
    expect(asWritten(held ?? '')).toBe('Der EQ-Test und der IQ-Test');
  });

  it('keeps a Korean particle at the mark that closes the word before it, on pages', () => {
    expect(unbrokenIn('‘확인’을 누르세요. 95%에서, (세금 포함)입니다. ‘확인’ 뒤에, 45°씩.')).toBe(
      '‘확인’\u2060을 누르세요. 95%\u2060에서, (세금 포함)\u2060입니다. ‘확인’ 뒤에, 45°\u2060씩.',
    );
    expect(Object.values(loadWords('KR', rooms)).join('\n')).not.toMatch(/[’”)」』》%°]\p{Script=Hangul}/u);
  });
});

/** Written alike in every language. */
const names = /Sixgates|PDF|IQ|OK/g;

/** Latin words of a sentence beside its placeholders and names: one may be the same in two languages, two are not. */
function isLeftInEnglish(locale: Locale, text: string, english: string | undefined): boolean {
  const words =
    text
      .replace(/\{[^{}]*\}/g, ' ')
      .replace(names, ' ')
      .match(/[A-Za-z]{2,}/g) ?? [];
  return text === english && words.length > (['CN', 'JA', 'HK', 'KR'].includes(locale) ? 0 : 1);
}

describe.each(rooms)('the words of %s', (room) => {
  const english = sentences('EN', room);

  it.each(translations)('say the same things in %s', (locale) => {
    expect([...sentences(locale, room).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(translations)('have the same placeholders in %s', (locale) => {
    const translated = sentences(locale, room);
    for (const [path, text] of english) {
      expect(placeholdersOf(translated.get(path) ?? ''), path).toEqual(placeholdersOf(text));
    }
  });

  it.each(translations)('leave nothing empty or in English in %s', (locale) => {
    const left = [...sentences(locale, room)].filter(
      ([path, text]) => text.trim() === '' || isLeftInEnglish(locale, text, english.get(path)),
    );
    expect(left).toEqual([]);
  });

  it('compile in every language', () => {
    for (const locale of locales) expect(loadWords(locale, [room])).toHaveProperty(room);
  });
});

describe('typography', () => {
  const all = (locale: Locale) => rooms.flatMap((room) => [...sentences(locale, room)]);

  it('keeps French marks on the line of their word', () => {
    expect(all('FR').filter(([, text]) => / [;:!?»]|« /u.test(text))).toEqual([]);
  });

  it.each(['CN', 'JA', 'HK'] as const)('uses the full stops and commas of %s', (locale) => {
    expect(
      all(locale).filter(([, text]) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][,.;!?]/u.test(text)),
    ).toEqual([]);
  });

  it('has no stray spaces', () => {
    for (const locale of locales) {
      expect(
        all(locale).filter(([, text]) => /\s{2,}|^\s|\s$/.test(text)),
        locale,
      ).toEqual([]);
    }
  });
});
