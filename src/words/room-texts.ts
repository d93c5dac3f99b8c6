import type { Namespace, Words } from './words.ts';

/**
 * The words of some rooms as they go to a browser: each room as one JSON text. The framework writes every page's data down value by
 * value, and a room has hundreds, which are the same on every page.
 */
export type RoomTexts = Readonly<Partial<Record<Namespace, string>>>;

/** What was read before: a server reads each room of a language once, a browser each room of its pages. */
const known = new Map<string, unknown>();

/** The words of the rooms again. */
export function readRooms(texts: RoomTexts): Partial<Words> {
  return Object.fromEntries(Object.entries(texts).map(([room, text]) => [room, read(text)]));
}

function read(text: string): unknown {
  const words = known.get(text) ?? JSON.parse(text);
  known.set(text, words);
  return words;
}
