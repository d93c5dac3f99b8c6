import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Locale } from '#locale/locales.ts';
import type { Namespace, Words } from './words.ts';

export type { Namespace, Words } from './words.ts';

const rooms = new Map<string, unknown>();
const written = new Map<string, unknown>();

/**
 * The words of some rooms in one language, as precompiled ICU messages for `use-intl` (format-only). Compiled once a
 * process; the shape is that of the JSON files, so the type is theirs.
 *
 * @throws Error if a room has no words in that language
 */
export function loadWords<R extends Namespace>(locale: Locale, wanted: readonly R[]): Pick<Words, R> {
  return Object.fromEntries(wanted.map((room) => [room, roomOf(locale, room)])) as Pick<Words, R>;
}

function roomOf(locale: Locale, room: Namespace): unknown {
  const name = `${locale}/${room}`;
  let words = rooms.get(name);
  if (words === undefined) {
    words = compileAll(rawWords(locale, room));
    rooms.set(name, words);
  }
  return words;
}

/** The words of a room as they are written, in ICU message syntax. */
export function rawWords<R extends Namespace>(locale: Locale, room: R): Words[R] {
  const name = `${locale}/${room}`;
  let words = written.get(name);
  if (words === undefined) {
    words = JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as unknown;
    written.set(name, words);
  }
  return words as Words[R];
}

function compileAll(words: unknown): unknown {
  if (typeof words === 'string') return compile(words);
  return Object.fromEntries(
    Object.entries(words as Record<string, unknown>).map(([key, value]) => [key, compileAll(value)]),
  );
}
