import { describe, expect, it } from 'vitest';
import { freeDocument, type ReportDocument, reportDocument } from '#contract/report.ts';
import { type Locale, locales, varieties } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { allBlocks, blocksOf } from '#tests/support/documents.ts';
import { kitWords } from '../kit/words/index.ts';
import { brain } from './exam.ts';
import { items } from './items.ts';
import { pagesWords } from './pages/words/index.ts';
import { polesOf } from './score.ts';
import { ofFourSides, sit, type Truth } from './sitters.ts';
import { brainWords } from './words/index.ts';

const answered = (choices: readonly (number | null)[]) =>
  items.map(({ id }, at) => ({ questionId: id, choice: choices[at] ?? null, milliseconds: 6000 }));

const random = randomOf('readers of a report');
/** People wider apart than they are, so that every band and every side is met. */
const wide = ({ whole, sides }: Truth): Truth => ({
  whole,
  sides: {
    planning: 2.5 * sides.planning,
    perceiving: 2.5 * sides.perceiving,
    deciding: 2.5 * sides.deciding,
    expressing: 2.5 * sides.expressing,
  },
});
const sitters = Array.from({ length: 80 }, () => answered(sit(wide(ofFourSides(random)), random)));
const ends = (['left', 'right'] as const).map((pole) =>
  answered(items.map((item) => polesOf(item).indexOf(pole))),
);
/** One side to one pole, the rest to the other. */
const apart = (['planning', 'perceiving', 'deciding', 'expressing'] as const).flatMap((facet) =>
  (['left', 'right'] as const).map((pole) =>
    answered(
      items.map((item) =>
        polesOf(item).indexOf((item.facet === facet) === (pole === 'left') ? 'left' : 'right'),
      ),
    ),
  ),
);
const balanced = answered(items.map((item, at) => polesOf(item).indexOf(at % 2 === 0 ? 'left' : 'right')));
const halfOpen = answered(items.map((_, at) => (at % 3 === 0 ? null : at % 2)));
const all = [...sitters, ...ends, ...apart, balanced, halfOpen];

const reportOf = (answers: (typeof all)[number], locale: Locale = 'EN') =>
  brain.report({
    seed: '',
    answers,
    result: brain.score('', answers),
    locale,
    takenAt: '2026-11-21T10:00:00.000Z',
    features: ['score', 'report'],
  });
const english = all.map((answers) => reportOf(answers));

/** Everything that is read as a sentence, without the questions and statements quoted, and without sources. */
function sentencesOf(report: ReportDocument): string[] {
  const quoted = new Set(Object.values(brainWords.EN.items).flatMap((words) => Object.values(words)));
  const found: string[] = [];
  const walk = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (!['block', 'id', 'alt', 'form'].includes(key) && !quoted.has(value)) found.push(value);
    } else if (value && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value))
        if (name !== 'because') walk(inner, Array.isArray(value) ? key : name);
    }
  };
  walk(allBlocks(report).filter(({ block }) => block !== 'sources'));
  return found;
}

const wordsIn = (sentences: readonly string[]): number =>
  sentences.reduce((sum, one) => sum + one.split(/\s+/).filter(Boolean).length, 0);

describe('the report of the left/right brain test', () => {
  it.each(locales)('is of the shape of the contract and free of gaps in %s', (locale) => {
    for (const answers of [...all.slice(0, 2), ...ends, ...apart.slice(0, 2), halfOpen]) {
      const report = reportOf(answers, locale);
      expect(reportDocument.parse(report)).toEqual(report);
      const free = brain.free(brain.score('', answers), locale);
      expect(freeDocument.parse(free)).toEqual(free);
      expect(JSON.stringify([report, free])).not.toMatch(/undefined|NaN|\{\w+\}|""/);
    }
  });

  it('has 2,000 words or more, six of ten chosen by the answers', () => {
    const told = english.map(sentencesOf);
    const plain = (one: string) => one.replace(/\d+/g, '#');
    const toEverybody = new Set(
      (told[0] ?? [])
        .map(plain)
        .filter((one) => told.every((sentences) => sentences.map(plain).includes(one))),
    );
    for (const sentences of told.slice(0, -1)) {
      const own = sentences.filter((one) => !toEverybody.has(plain(one)) && one.length > 25);
      expect(wordsIn(sentences)).toBeGreaterThanOrEqual(2000);
      expect(wordsIn(own) / wordsIn(sentences)).toBeGreaterThanOrEqual(0.6);
    }
  });

  it('says nothing twice', () => {
    for (const report of english) {
      const long = sentencesOf(report).filter((one) => one.length > 70 && !one.startsWith('The comparison'));
      expect(long.filter((one, at) => long.indexOf(one) !== at)).toEqual([]);
    }
  });

  it('has as many pages whatever the result', () => {
    for (const report of english) expect(blocksOf(report, 'page')).toHaveLength(11);
  });

  it('says each of its messages to somebody', () => {
    const told = JSON.stringify([english, all.map((answers) => brain.free(brain.score('', answers), 'EN'))]);
    const messages = (value: unknown, path = ''): [string, string][] =>
      typeof value === 'string'
        ? [[path, value]]
        : Object.entries(value as object).flatMap(([key, inner]) => messages(inner, `${path}.${key}`));
    const unsaid = messages(pagesWords.EN).filter(([, message]) => {
      const [longest = ''] = message
        .split(/\{\w+(?:, select, .*?\})?\}/)
        .toSorted((one, other) => other.length - one.length);
      return longest.length > 12 && !told.includes(JSON.stringify(longest).slice(1, -1));
    });
    expect(unsaid.map(([path]) => path)).toEqual([]);
  });

  it('says of each choice what was taken, and of an open one that it was left open', () => {
    for (const [at, answers] of [balanced, halfOpen].entries()) {
      const chapters = blocksOf(reportOf(answers), 'prose');
      for (const [place, item] of items.entries()) {
        const choice = answers[place]?.choice ?? null;
        const chapter = chapters.find(({ id }) => id === item.id);
        const pole = choice === null ? null : polesOf(item)[choice];
        expect(chapter?.lead, `${at} ${item.id}`).toBe(pole ? brainWords.EN.items[item.id][pole] : undefined);
        expect(chapter?.paragraphs[0]).toBe(
          pole ? pagesWords.EN.choices[item.id][pole] : pagesWords.EN.choices.open,
        );
      }
    }
  });

  it('says that a side goes its own way only where that is more than chance', () => {
    for (const [at, answers] of all.entries()) {
      const found = brain.score('', answers).apart;
      expect(JSON.stringify(english[at]).includes('and by more than chance would explain')).toBe(
        found !== null,
      );
    }
  });
});

describe('the free result of the left/right brain test', () => {
  it('is an interval without its middle, counts the choices, and ranks no sides', () => {
    for (const answers of all.slice(0, 30)) {
      const result = brain.score('', answers);
      const free = brain.free(result, 'EN');
      const [axis] = blocksOf(free, 'axes');
      const [low, high] = [result.score.low, result.score.high].map(Math.round);
      expect(axis?.rows).toMatchObject([
        { low: (low ?? 0) / 100, high: (high ?? 0) / 100, poles: ['Step by step', 'All at once'] },
      ]);
      expect(axis?.rows[0]?.at).toBeUndefined();
      expect(JSON.stringify(free)).toContain(
        `Step by step: ${result.chosen.left}\u00a0· All at once: ${result.chosen.right}`,
      );
      expect(JSON.stringify(free)).not.toMatch(/stands out most/);
    }
  });

  it.each(varieties)('lies between two ends that are named, and speaks of no ability, in %s', (locale) => {
    const result = brain.score('', balanced);
    const { facts, drawing } = brain.emblem(result, locale, 'free');
    const whole = brain.emblem(result, locale, 'whole');
    const free = brain.free(result, locale);
    const { poles } = blocksOf(free, 'axes')[0]?.rows[0] ?? {};
    expect(new Set(poles).size).toBe(2);
    expect(drawing).toMatchObject({ kind: 'axis', poles });
    expect('at' in drawing).toBe(false);
    expect(whole.drawing).toMatchObject({ kind: 'axis', poles, at: Math.round(result.score.value) });
    expect(blocksOf(free, 'headline')).toEqual([]);
    // What the tests of ability say: a score, on a bell curve.
    const { free: ability, score } = kitWords[locale];
    const told = JSON.stringify([facts, drawing, whole, free]);
    for (const said of [ability.interval, ability.curve, score.title, score.curve])
      expect(told).not.toContain(said.split('{')[0]);
  });

  it('says on which side of the middle somebody is only where the whole interval lies there', () => {
    for (const answers of all) {
      const { score, ...result } = brain.score('', answers);
      const told = JSON.stringify(brain.free({ score, ...result }, 'EN'));
      const clear = score.low > 50 || score.high < 50;
      expect(told.includes('too close to call')).toBe(!clear);
      expect(told.includes('on the all-at-once side')).toBe(score.low > 50);
    }
  });
});
