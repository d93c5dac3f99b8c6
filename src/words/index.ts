import { existsSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Variety } from '#locale/locales.ts';
import { type Overlay, overlaid } from '#locale/overlay.ts';
import { languageOf } from '#locale/varieties.ts';
import type { RoomTexts } from './room-texts.ts';
import { unbrokenOnScreen } from './unbroken.ts';
import type { Namespace, Words } from './words.ts';

export type { Namespace, Words } from './words.ts';

const rooms = new Map<string, string>();
const written = new Map<string, unknown>();

/**
 * The words of some rooms in one language or a region's own way of it, as precompiled ICU messages for `use-intl` (format-only), each room
 * as one JSON text. Compiled once a process; the shape is that of the JSON files.
 *
 * @throws Error if a room has no words in that language
 */
export const loadWords = (variety: Variety, wanted: readonly Namespace[]): RoomTexts =>
  Object.fromEntries(wanted.map((room) => [room, textOf(variety, room)]));

function textOf(variety: Variety, room: Namespace): string {
  const name = `${variety}/${room}`;
  let text = rooms.get(name);
  if (text === undefined) {
    text = JSON.stringify(compileAll(rawWords(variety, room)));
    rooms.set(name, text);
  }
  return text;
}

/** The words of a room as they are written, in ICU message syntax. */
export function rawWords<R extends Namespace>(variety: Variety, room: R): Words[R] {
  const name = `${variety}/${room}`;
  let words = written.get(name);
  if (words === undefined) {
    const language = languageOf(variety);
    words = language === variety ? fileOf(name) : overWords(rawWords(language, room), name);
    written.set(name, words);
  }
  return words as Words[R];
}

/** A room's words in a language, with what its region says otherwise. */
function overWords<T>(words: T, name: string): T {
  return existsSync(placeOf(name)) ? overlaid(words, fileOf(name) as Overlay<T>) : words;
}

const placeOf = (name: string) => new URL(`./${name}.json`, import.meta.url);

const fileOf = (name: string): unknown => JSON.parse(readFileSync(placeOf(name), 'utf8'));

function compileAll(words: unknown): unknown {
  if (typeof words === 'string') return compile(unbrokenOnScreen(words));
  return Object.fromEntries(
    Object.entries(words as Record<string, unknown>).map(([key, value]) => [key, compileAll(value)]),
  );
}
