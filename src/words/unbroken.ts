/** Numbers written out, whose second part stands behind a hyphen: twenty-six, quarante-huit, quatre-vingt-dix. */
const tens =
  /\b((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|vingt|trente|quarante|cinquante|soixante|quatre)-)(?=\p{L})/giu;

/**
 * A text as pages and paper show it: no line ends within “e-mail”, “IQ-Test” or “twenty-six”. U+2060 holds its two parts together, and is neither seen, said
 * nor missed by a search; calls, mails and documents have the words as they are written.
 */
export const unbroken = (text: string): string =>
  text.replace(/\b(e-)(?=mail)|\b([EI]Q-)(?=Test)/gi, '$&\u2060').replace(tens, '$&\u2060');

/**
 * A text as pages show it. Korean keeps its words whole, but a browser ends a line behind a closing mark or a degree sign all the same: the
 * particle after it belongs to the same word. (Paper is set by rules of its own.)
 */
export const unbrokenOnScreen = (text: string): string =>
  unbroken(text)
    .replace(/[’”)」』》%°](?=\p{Script=Hangul})/gu, '$&\u2060')
    .replace(phrases, held);

/** Japanese words that browsers were seen to part in a title, a question or an answer, where they guess which signs belong together. */
const parted = [
  'まるごと|なぜか?|はっきり|たとえ|ときどき|もう少し|もどかし|もやもや|でこぼこ|じゅうたん|はしご|なおさら|なおのこと|たどる',
  '明るい|ひと[言目晩]|手がかり|向こう岸|立ちのぼ|生き生き|通行止め|一歩ずつ|少しずつ|人たち|間違い|はず(?=[だな])',
  // Of kanji alone: behind them stands what Chinese has not.
  '(?:方[法向]|部[分屋]|今日|後悔|段階|回転)(?=\\p{Script=Hiragana})',
  // Not the end of “just” (ばかり), nor what stands behind a particle.
  '(?<!\\p{Script=Hiragana})(?:はかり|あご)',
];

/** Besides, phrases that are read as one, “once more” and “just once”, and how a membership is paid, by the year or the month. */
const phrases = new RegExp(
  `もう一度|一度きり|（[年月]払い）|(?:会员|會籍)（按[年月]）|按[年月]付[款费費]|${parted.join('|')}`,
  'gu',
);

const held = (phrase: string): string => [...phrase].join('\u2060');

/** Of the counters that follow a number in Chinese and Japanese, those of two signs. */
const counters = /(?<=\d[\u00a0\u2060]?)[分小公時](?=[鐘钟時时里斤間])/gu;

/** What stands where a space stood, or nothing, and lets no line end there. */
const heldBy = (between: string): string => (between ? '\u00a0' : '\u2060');

/** A sign between two numbers, of a sum or a ratio: a line that ended before it would read it twice. */
const inSums = /(?<=\d)( ?)([+–−×÷=:])( ?)(?=\d)/gu;

/**
 * A question's text as pages show it: no line ends within a sum, nor between a number and what it counts, which Chinese and Japanese
 * would allow.
 */
export const countsHeld = (text: string): string =>
  unbrokenOnScreen(text)
    .replace(inSums, (_, before, sign, after) => `${heldBy(before)}${sign}${heldBy(after)}`)
    .replace(/(?<=\d) (?=\p{Script=Han})/gu, '\u00a0')
    .replace(/\d(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu, '$&\u2060')
    .replace(counters, '$&\u2060');

/** A word of two or three kanji, which kana follow; longer ones are made of several, and Chinese has none. */
const kanji = /(?<![\p{Script=Han}々])[\p{Script=Han}々]{2,3}(?=\p{Script=Hiragana})/gu;

/**
 * What is read at length, as pages show it: its lines are filled, where Japanese would let any sign end one, but none ends
 * within a short word of kanji. Titles and what is short have their words found by the browser.
 */
export const kanjiHeld = (text: string): string => text.replace(kanji, held);

/** The text again as search engines and programs are to have it. */
export const asWritten = (text: string): string => text.replaceAll('\u2060', '');

/** What is held on pages, of every text in something that is shown on a page; what holds none is itself. */
export function unbrokenIn<Shown>(shown: Shown): Shown {
  // A drawing is long, and no words of it are parted.
  if (typeof shown === 'string') return (shown.startsWith('<svg') ? shown : unbrokenOnScreen(shown)) as Shown;
  if (typeof shown !== 'object' || shown === null) return shown;
  const entries = Object.entries(shown);
  const held = entries.map(([key, value]) => [key, unbrokenIn(value)] as const);
  if (held.every(([, value], at) => value === entries[at]?.[1])) return shown;
  return (Array.isArray(shown) ? held.map(([, value]) => value) : Object.fromEntries(held)) as Shown;
}
