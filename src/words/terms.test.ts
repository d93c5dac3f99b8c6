import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Variety, varieties } from '#locale/locales.ts';

const source = new URL('../', import.meta.url);

/** Every sentence that stands in a file of words of a language, with its file and path. */
function written(variety: Variety): [string, string][] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    new RegExp(`(^|/)words/(?:.*/)?${variety}(?:/.*)?\\.json$`).test(file),
  );
  expect(files.length, variety).toBeGreaterThan(20);
  return files.flatMap((file) => {
    const walk = (value: unknown, path: string): [string, string][] =>
      typeof value === 'string'
        ? [[`${file} ${path}`, value]]
        : Object.entries(value as object).flatMap(([key, inner]) => walk(inner, `${path}.${key}`));
    return walk(JSON.parse(readFileSync(new URL(file, source), 'utf8')), '');
  });
}

const faults = (variety: Variety, pattern: RegExp, inside = /./) =>
  written(variety).filter(([place, text]) => inside.test(place) && pattern.test(text));

/** Where a profile is told of; the axes of the types have outlines in the plain sense. */
const profiles = /^words|career|subconscious|iq/;

/** All but the walk's own texts: its gates, pictures and dreams. */
const reports = /^(?!exams\/subconscious\/words\/KR\/(?:gates|items|dreams)\.json)/;

/** What a reader of one shore, or of the field, stumbles over (`docs/voice.md`). */
const never: readonly { variety: Variety; what: string; pattern: RegExp; inside?: RegExp }[] = [
  {
    variety: 'ES',
    what: 'coger, which is obscene from Mexico to Argentina',
    pattern: /(?<!\p{L})c[oó](?:g[eéií]|j[oa])\p{L}*/iu,
  },
  {
    variety: 'ES',
    what: 'a verb for vosotros',
    pattern: /(?<!\p{L})(?!dieciséis|veintiséis)\p{L}{2,}[áé]is(?!\p{L})/iu,
  },
  {
    variety: 'ES',
    what: 'vosotros, which nobody says in America',
    pattern: /vosotr|vuestr|(?<!\p{L})os(?!\p{L})/iu,
  },
  { variety: 'KR', what: 'an outline for a profile', pattern: /윤곽/, inside: profiles },
  { variety: 'KR', what: 'a pronoun for the reader', pattern: /당신/, inside: reports },
  { variety: 'CN', what: 'an outline for a profile', pattern: /轮廓/, inside: profiles },
  { variety: 'HK', what: 'an outline for a profile', pattern: /輪廓/, inside: profiles },
  { variety: 'CN', what: 'a factor told as a difference', pattern: /相差[^。；]{0,20}倍/ },
  { variety: 'HK', what: 'a factor told as a difference', pattern: /相差[^。；]{0,20}倍/ },
  { variety: 'HK', what: 'a form of the mainland', pattern: /郵箱|周末|屏蔽|[過看帶隨跟]著/ },
  { variety: 'HK', what: 'a second word for paying', pattern: /支付/, inside: /^words\/HK\/(?!protocols)/ },
  {
    variety: 'KR',
    what: 'the “and” of statutes',
    pattern: /및/,
    inside: /^(?!words\/KR\/(?:imprint|legal|protocols|shell|user)\.)/,
  },
  ...(['CN', 'HK'] as const).map((variety) => ({
    variety,
    what: 'a space within a date or beside one',
    pattern: /\d\s?年\s\d|\d\s年\s?\d|\d\s?月\s\d|\d\s月\s?\d|\s\{(?:date|until)\}|\{(?:date|until)\}\s/,
  })),
  // The one formatter writes them; of a quotation, when it was said is its source.
  ...(['CN', 'HK', 'JA', 'KR'] as const).map((variety) => ({
    variety,
    what: 'a whole date that was typed',
    pattern: /\d[年년]\s?\d+[月월]\s?\d/,
    inside: /^(?!.*\.source$)/,
  })),
  ...varieties.map((variety) => ({
    variety,
    what: 'an apostrophe or a quotation mark of a keyboard',
    pattern: /['"]/,
  })),
  { variety: 'FR', what: 'a percent sign after a plain or a narrow space', pattern: /\d[ \u202f]%/ },
  { variety: 'DE', what: 'an ellipsis that can stand alone on a line', pattern: / …/ },
  {
    variety: 'DE',
    what: 'chance as what a difference is, though it is what may bring it about',
    pattern: /Zufall sein, (?:auch wenn|obwohl)/,
  },
  { variety: 'DE', what: 'a multiple that nobody says', pattern: /\}-Fache/ },
  { variety: 'DE', what: 'a title that breaks after its first short word', pattern: /: So wird/ },
  {
    variety: 'EN',
    what: 'farther beside further, which says both',
    pattern: /\bfarthe(?:r|st)\b/i,
  },
  { variety: 'EN', what: 'a comma or a full stop outside of its quotation marks', pattern: /”[.,]/ },
];

describe('no sentence has', () => {
  it.each(never)('in $variety $what', ({ variety, pattern, inside }) => {
    expect(faults(variety, pattern, inside)).toEqual([]);
  });

  it('words that only look like them', () => {
    const [coger, plural] = never.map(({ pattern }) => pattern);
    for (const form of ['coge', 'cógelo', 'cogiendo', 'cojas', 'cogió'])
      expect(coger?.test(`Ahora ${form} esto`), form).toBe(true);
    for (const other of ['recoger', 'escoge', 'acogida', 'cognitivo', 'encoger'])
      expect(coger?.test(`Ahora ${other} esto`), other).toBe(false);
    expect(plural?.test('los dieciséis tipos')).toBe(false);
    expect(plural?.test('si queréis')).toBe(true);
  });
});
