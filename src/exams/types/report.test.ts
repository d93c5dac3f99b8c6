import { describe, expect, it } from 'vitest';
import type { Block } from '#contract/blocks.ts';
import { freeDocument, reportDocument } from '#contract/report.ts';
import { locales, varieties } from '#locale/locales.ts';
import { allBlocks, blocksOf } from '#tests/support/documents.ts';
import { answersOf, everyType, typesReport, variedAnswers } from '#tests/support/types-sittings.ts';
import { rawWords } from '#words/index.ts';
import { types } from './exam.ts';
import { neighbourOf } from './likely.ts';
import { packages } from './packages.ts';
import { wordsOf } from './words/index.ts';

const varied = Array.from({ length: 40 }, (_, nth) => variedAnswers(nth));

/** Everything that is read of some blocks. */
function sentencesOf(blocks: readonly Block[]): string[] {
  const found: string[] = [];
  const walk = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (!['block', 'id', 'alt', 'form', 'feature'].includes(key)) found.push(value);
    } else if (value && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) walk(inner, Array.isArray(value) ? key : name);
  };
  for (const block of blocks) if (block.block !== 'locked') walk(block);
  return found;
}

const wordsIn = (sentences: readonly string[]): number =>
  sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).filter(Boolean).length, 0);

/** With spaces at which a line may end. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the report of the sixteen types', () => {
  it.each(['basic', 'premium'] as const)('has a fixed number of pages in %s', (tier) => {
    const pages = tier === 'basic' ? 12 : 16;
    for (const answers of varied) {
      const report = typesReport(answers, 'EN', tier);
      expect(blocksOf(report, 'page')).toHaveLength(pages);
      expect(report.parts.every(({ blocks, locked }) => locked || blocks[0]?.block === 'page')).toBe(true);
    }
  });

  it('has more than 2,000 words a buyer, six of ten chosen by the answers', () => {
    const told = varied.map((answers) => sentencesOf(allBlocks(typesReport(answers, 'EN', 'basic'))));
    // Numbers make no sentence one’s own: what differs in them alone counts as told to everybody.
    const plain = (one: string) => one.replace(/\d+/g, '#');
    const all = told.map((own) => new Set(own.map(plain)));
    const everywhere = new Set(
      [...(all[0] ?? [])].filter((sentence) => all.every((own) => own.has(sentence))),
    );
    for (const own of told) {
      expect(wordsIn(own)).toBeGreaterThan(2000);
      const fixed = wordsIn(own.filter((sentence) => everywhere.has(plain(sentence))));
      expect(fixed / wordsIn(own)).toBeLessThan(0.4);
    }
  });

  it.each(locales)('is of the shape of the contract and free of gaps in %s', (locale) => {
    for (const { code, firmness } of everyType.filter((_, at) => at % 5 === 0)) {
      const answers = answersOf(code, firmness);
      const report = typesReport(answers, locale);
      expect(reportDocument.parse(report)).toEqual(report);
      const free = types.free(types.score('', answers), locale);
      expect(freeDocument.parse(free)).toEqual(free);
      const written = JSON.stringify([report, free]).replaceAll('"alt":""', '');
      expect(written).not.toMatch(/undefined|NaN|\{\w+\}|""/);
    }
  });

  it('says that a type is almost as probable where it is, and that an axis is undecided', () => {
    const even = answersOf('enfj').map((one, at) => (at % 4 === 2 ? { ...one, choice: 3 } : one));
    const result = types.score('', even);
    const { axis, code } = neighbourOf(result);
    expect(axis.id).toBe('tf');
    const { name } = wordsOf('EN').profiles[code];
    const said = sentencesOf(types.free(result, 'EN').blocks).filter((text) => text.includes(name));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^At \d+%, EN[FT]J, “[^”]+,” is almost as probable as your own type \(\d+%\)\.$/);
    const rows = blocksOf(types.free(result, 'EN'), 'axes')[0]?.rows ?? [];
    expect(rows.map(({ reading }) => reading.startsWith('Undecided'))).toEqual([false, false, true, false]);
  });

  it('names a letter in words that nobody takes for the pronoun', () => {
    for (const answers of [answersOf('infj', 3), ...varied])
      expect(sentencesOf(allBlocks(typesReport(answers, 'EN'))).join('\n')).not.toMatch(/\bI were\b/);
  });

  it.each(locales)(
    'says the name of the type once before the axes, as the title with its picture, in %s',
    (locale) => {
      const even = answersOf('enfj').map((one, at) => (at % 4 === 2 ? { ...one, choice: 3 } : one));
      for (const answers of [even, answersOf('infj', 3)]) {
        const result = types.score('', answers);
        const { profiles } = wordsOf(locale);
        const blocks = typesReport(answers, locale).parts[0]?.blocks ?? [];
        const before = blocks.slice(
          0,
          blocks.findIndex(({ block }) => block === 'axes'),
        );
        expect(before[0]).toMatchObject({ block: 'page', picture: {}, lead: profiles[result.code].tagline });
        const [title, ...others] = sentencesOf(before).filter((text) =>
          plain(text).includes(profiles[result.code].name),
        );
        expect(title).toContain(result.code.toUpperCase());
        expect(others).toEqual([]);
        const { axis, code } = neighbourOf(result);
        const beside = sentencesOf(before).filter((text) => plain(text).includes(profiles[code].name));
        expect(beside).toHaveLength(axis.id === 'tf' ? 1 : 0);
      }
    },
  );

  it.each(locales)('says the name of the type once in what is free, in %s', (locale) => {
    const even = answersOf('enfj').map((one, at) => (at % 4 === 2 ? { ...one, choice: 3 } : one));
    for (const answers of [even, answersOf('infj', 3)]) {
      const result = types.score('', answers);
      const { name } = wordsOf(locale).profiles[result.code];
      const { blocks, emblem } = types.free(result, locale);
      const facts = emblem.facts.flatMap(({ value, text }) => [value, text ?? '']);
      expect(facts.filter((said) => plain(said).includes(name))).toHaveLength(1);
      expect(sentencesOf(blocks).filter((said) => plain(said).includes(name))).toHaveLength(1);
      expect(emblem.facts[0]?.text).toBeTruthy();
    }
  });

  it.each([
    ['EN', 'The\u00a0Lamplighter'],
    ['FR', 'La\u00a0lanterne'],
    ['DE', 'Das\u00a0Licht voraus'],
    ['JA', wordsOf('JA').profiles.infj.name],
  ] as const)('keeps the letters, the dot and an article with the name, in %s', (locale, name) => {
    const [page] = typesReport(answersOf('infj', 3), locale).parts[0]?.blocks ?? [];
    expect(page).toMatchObject({ title: `INFJ\u00a0·\u00a0${name}` });
  });

  it('names beside an axis the answers that moved it most, none that spoke against it', () => {
    const strong = answersOf('infj', 3);
    const chapters = blocksOf(typesReport(strong), 'prose').filter(({ because }) => because);
    expect(chapters.map(({ id }) => id)).toEqual(['ei-yours', 'sn-yours', 'tf-yours', 'jp-yours']);
    for (const { because } of chapters)
      for (const { said } of because?.items ?? []) expect(said).toMatch(/Not at all|Very much/);
  });

  it.each(varieties)(
    'names the package of what the smaller one lacks in what a report adds, in %s',
    (locale) => {
      const [basic, premium] = packages;
      const { features } = wordsOf(locale).test.offer;
      const held = basic?.features.map((feature) => features[feature as keyof typeof features].content) ?? [];
      const rest = blocksOf(types.free(types.score('', varied[0] ?? []), locale), 'locked')[0]?.items ?? [];
      const others = rest.filter((item) => !held.includes(item));
      expect(others).toHaveLength(rest.length - held.length);
      const { names } = rawWords(locale, 'catalogue');
      for (const item of others) expect(item).toContain(names[premium?.tier ?? 'basic']);
    },
  );

  it('holds what other packages unlock only where they do', () => {
    const answers = varied[0] ?? [];
    const pairs = Object.values(wordsOf('EN').pairs).flat();
    const text = (tier: 'basic' | 'premium') => JSON.stringify(typesReport(answers, 'EN', tier));
    const held = (tier: 'basic' | 'premium') =>
      pairs.filter((one) => text(tier).includes(JSON.stringify(one).slice(1, -1))).length;
    expect(held('basic')).toBe(0);
    expect(held('premium')).toBe(16);
  });
});
