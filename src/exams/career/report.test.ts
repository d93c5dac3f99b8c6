import { describe, expect, it } from 'vitest';
import { freeDocument, type ReportDocument, reportDocument } from '#contract/report.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { allBlocks, blockOf, blocksOf } from '#tests/support/documents.ts';
import { career } from './exam.ts';
import { items } from './items.ts';
import { occupations } from './occupations/index.ts';
import { basic } from './packages.ts';
import { isAhead } from './shape.ts';
import { drawTruth, sit } from './sitters.ts';
import { careerWords } from './words/index.ts';
import { occupationWords } from './words/occupations.ts';

const takenAt = '2026-11-21T10:00:00.000Z';
const answered = (steps: readonly (number | null)[]) =>
  items.map(({ id }, at) => ({ questionId: id, choice: steps[at] ?? null, milliseconds: 4000 }));

const random = randomOf('readers of a report');
/** People wider apart than they are, and some of them alike in everything, so that everything is said to somebody. */
const sitters = Array.from({ length: 72 }, (_, nth) =>
  answered(
    sit(
      drawTruth(random).map((truth) => (nth % 6 === 5 ? 0.2 : 1.8) * truth + ((nth % 3) - 1)),
      random,
    ),
  ),
);
const steep = answered(items.map(({ theme }) => Math.max(0, 4 - 'EAICRS'.indexOf(theme))));
const open = answered([]);
/** Nothing liked but in the two first of the code; and nothing at all. */
const two = answered(items.map(({ theme }) => ({ E: 4, A: 3, I: 2 })[theme as string] ?? 0));
const nothing = answered(items.map(({ theme }) => ({ S: 2, I: 1 })[theme as string] ?? 0));
const all = [...sitters, two, nothing, steep, open];

const reportOf = (
  answers: (typeof all)[number],
  locale: Locale = 'EN',
  features: readonly string[] = [...basic, 'career-occupations'],
) =>
  career.report({
    seed: '',
    answers,
    result: career.score('', answers),
    locale,
    takenAt,
    features,
  });

const english = all.map((answers) => reportOf(answers));

/** Everything that is read as a sentence, without the activities and answers quoted. */
function sentencesOf(report: ReportDocument): string[] {
  const found: string[] = [];
  const walk = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (!['block', 'id', 'alt', 'form'].includes(key)) found.push(value);
    } else if (value && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value))
        if (name !== 'because') walk(inner, Array.isArray(value) ? key : name);
    }
  };
  walk(allBlocks(report));
  return found.filter((one) => one.trim() !== '');
}

const wordsIn = (sentences: readonly string[]): number =>
  sentences.reduce((sum, one) => sum + one.split(/\s+/).filter(Boolean).length, 0);

describe('a profile with two summits', () => {
  /** Both ends of a line through the hexagon, far ahead of the rest: Iachan's index is as low as that of an even profile. */
  const twinOver = (others: number) =>
    answered(items.map(({ theme }) => (theme === 'R' || theme === 'S' ? 4 : others)));
  const twin = twinOver(1);

  it.each(locales)('is told as one, in the code and in the choice of occupations, in %s', (locale) => {
    const { sure, choose } = careerWords[locale].report;
    const saidOf = (answers: typeof twin, id: string) =>
      blocksOf(reportOf(answers, locale), 'prose').find((one) => one.id === id)?.paragraphs;
    // Where nothing else was liked, the code has no third letter, and nothing is said of one.
    for (const [answers, third] of [
      [twinOver(3), [sure.thirdLetter]],
      [twin, []],
    ] as const) {
      expect(saidOf(answers, 'clarity')).toEqual([sure.clarity.twin, ...third]);
      expect(saidOf(answers, 'choose-clarity')).toEqual([choose.clarity.twin]);
    }
  });

  it('is offered occupations of both themes at every level', () => {
    const [, ...levels] = blocksOf(reportOf(twin), 'tally');
    for (const { rows } of levels) {
      const letters = rows.map(({ id }) => occupations.find((one) => one.id === id)?.code.slice(0, 2) ?? []);
      expect(letters.some((two) => two.includes('R'))).toBe(true);
      expect(letters.some((two) => two.includes('S'))).toBe(true);
    }
  });
});

/** What a sentence says its themes to be, wherever it stands in a document. */
function themesSaid(sentence: string, document: unknown): string[] {
  const pattern = sentence
    .split(/\{(\w+)\}/)
    .map((part, at) =>
      at % 2 === 0 ? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') : part === 'themes' ? '(.+?)' : '.+?',
    )
    .join('');
  return allStrings(document).flatMap((text) => new RegExp(`^${pattern}$`, 'u').exec(text)?.[1] ?? []);
}

/** Every text of a document. */
function allStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allStrings) : [];
}

// Their names are adjectives: in a sentence of Japanese one of them becomes “conventionally”.
describe.each(locales)('themes in which nothing is liked, in %s', (locale) => {
  const { test, report } = careerWords[locale];
  const documents = [
    reportOf(two, locale),
    reportOf(nothing, locale),
    career.free(career.score('', nothing), locale),
  ];

  it.each([
    ['the codes', report.sure.codes.shorter],
    ['the pairs', report.together.unliked],
    ['the free result', test.free.none],
  ])('stand in quotes in %s', (_, sentence) => {
    const said = themesSaid(sentence, documents);
    expect(said.length).toBeGreaterThan(0);
    const names = Object.values(test.theme);
    for (const list of said) {
      const rest = names.reduce(
        (left, name) => left.replace(test.themeQuoted.replace('{theme}', name), ''),
        list,
      );
      expect(names.filter((name) => rest.includes(name))).toEqual([]);
    }
  });
});

describe('the report of the career interests test', () => {
  it.each(locales)('is of the shape of the contract and free of gaps in %s', (locale) => {
    for (const answers of [...all.slice(0, 3), steep, open]) {
      const report = reportOf(answers, locale);
      expect(reportDocument.parse(report)).toEqual(report);
      const free = career.free(career.score('', answers), locale);
      expect(freeDocument.parse(free)).toEqual(free);
      expect(JSON.stringify([report, free])).not.toMatch(/undefined|NaN|\{\w+\}|""/);
    }
  });

  it('has 2,000 words or more, six of ten chosen by the answers', () => {
    const told = english.map(sentencesOf);
    const common = (told[0] ?? []).filter((one) => told.every((sentences) => sentences.includes(one)));
    // Numbers make no sentence one’s own: what differs in them alone counts as told to everybody.
    const toEverybody = new Set(common.map((one) => one.replace(/\d+/g, '#')));
    for (const sentences of told.slice(0, -1)) {
      const own = sentences.filter(
        (one) => !toEverybody.has(one.replace(/\d+/g, '#')) && one.replace(/[\d\s.:%]/g, '').length > 25,
      );
      expect(wordsIn(sentences)).toBeGreaterThanOrEqual(2000);
      expect(wordsIn(own) / wordsIn(sentences)).toBeGreaterThanOrEqual(0.6);
    }
  });

  it('tells occupations at every level, none twice, and a day in each', () => {
    for (const [at, answers] of all.entries()) {
      const { code } = career.score('', answers);
      const [, ...levels] = blocksOf(english[at], 'tally');
      expect(levels).toHaveLength(5);
      const rows = levels.flatMap((level) => level.rows);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expect(rows.length).toBeGreaterThanOrEqual(30);
      for (const { text = '' } of rows) expect(text.length).toBeGreaterThan(20);
      if (answers === steep) {
        expect(code.join('')).toBe('EAI');
        const best = rows.toSorted((one, other) => other.share - one.share)[0];
        expect(occupations.find(({ id }) => id === best?.id)?.code[0]).toMatch(/E|A/);
      }
    }
  });

  it('says each of its messages to somebody', () => {
    const told = [...english, reportOf(steep, 'EN', basic)]
      .map((report) => JSON.stringify(report))
      .join('\n');
    const messages = (value: unknown, path = ''): [string, string][] =>
      typeof value === 'string'
        ? [[path, value]]
        : Object.entries(value as object).flatMap(([key, inner]) => messages(inner, `${path}.${key}`));
    const { report, themes, pairs } = careerWords.EN;
    const unsaid = messages({ report, themes, pairs }).filter(([, message]) => {
      const longest = message
        .split(/\{\w+\}/)
        .reduce((one, other) => (other.length > one.length ? other : one));
      return longest.length > 12 && !told.includes(JSON.stringify(longest).slice(1, -1));
    });
    expect(unsaid.map(([path]) => path)).toEqual([]);
  });

  it('says of a code that another one is likelier only where one is', () => {
    const kinds = all.map((answers, at) => {
      const { chance, others } = career.score('', answers);
      const isBehind = (others[0]?.chance ?? 0) > chance;
      const said = blocksOf(english[at], 'prose').find(({ id }) => id === 'codes');
      expect(said?.paragraphs.includes(careerWords.EN.report.sure.codes.behind)).toBe(isBehind);
      return isBehind;
    });
    expect(new Set(kinds)).toEqual(new Set([true, false]));
  });

  it('sets beside a theme only activities that were liked', () => {
    for (const [at, answers] of all.entries()) {
      const liked = answers.flatMap(({ questionId, choice }) =>
        choice !== null && choice > 2 ? [careerWords.EN.test.activities[questionId as 'bicycle']] : [],
      );
      for (const { because } of blocksOf(english[at], 'prose'))
        for (const { asked } of because?.items ?? []) expect(liked).toContain(asked);
    }
  });
});

describe('the free result of the career interests test', () => {
  it('is the strongest theme in words and a hexagon, and names no occupation and no code', () => {
    for (const answers of all.slice(0, 20)) {
      const result = career.score('', answers);
      const free = career.free(result, 'EN');
      const [first] = blocksOf(free, 'prose');
      expect(first?.lead?.startsWith(careerWords.EN.test.theme[result.code[0]])).toBe(true);
      if (isAhead(result)) expect(first?.paragraphs).toHaveLength(2);
      expect(blockOf(free, 'hexagon').corners).toHaveLength(6);
      // Middle and edge are called as the ends of each theme are in the report.
      const { low, high } = careerWords.EN.report.themes.ends;
      expect(blockOf(free, 'hexagon').poles).toEqual([low, high]);
      const told = JSON.stringify(free);
      expect(told).not.toContain(`"${result.code.join('')}"`);
      for (const { day } of Object.values(occupationWords.EN)) expect(told).not.toContain(day);
    }
  });
});
