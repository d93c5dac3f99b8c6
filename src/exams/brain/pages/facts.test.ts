import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { type Variety, varieties } from '#locale/locales.ts';
import { blocksOf } from '#tests/support/documents.ts';
import { brain } from '../exam.ts';
import { type Facet, facets, type Item, items } from '../items.ts';
import { polesOf, score } from '../score.ts';
import { chanceOf } from '../shape.ts';
import { brainWords } from '../words/index.ts';
import { contrastOf } from './contrast.ts';
import { shapeOf } from './shape.ts';
import { tellingOf } from './telling.ts';
import { pagesWords } from './words/index.ts';

type Pole = 'left' | 'right';
const takenAt = '2026-11-21T10:00:00.000Z';

const answersBy = (poleOf: (item: Item, at: number) => Pole | null): GivenAnswer[] =>
  items.map((item, at) => {
    const pole = poleOf(item, at);
    return { questionId: item.id, choice: pole && polesOf(item).indexOf(pole), milliseconds: 6000 };
  });
const inputOf = (answers: GivenAnswer[], locale: Variety = 'EN') => ({
  seed: '',
  answers,
  result: score(answers),
  locale,
  takenAt,
  features: ['score', 'report'],
});
const reportOf = (answers: GivenAnswer[], locale?: Variety) => brain.report(inputOf(answers, locale));
const chapterOf = (answers: GivenAnswer[], id: string, locale?: Variety) => {
  const chapter = blocksOf(reportOf(answers, locale), 'prose').find((one) => one.id === id);
  return chapter?.paragraphs ?? [];
};

/** So many choices of each side for the pole on the left, the first ones of the side. */
const byCounts = (lefts: Readonly<Record<Facet, number>>) =>
  answersBy((item) => {
    const place = items.filter(({ facet }) => facet === item.facet).indexOf(item);
    return place < lefts[item.facet] ? 'left' : 'right';
  });
const split = { planning: 4, perceiving: 1, deciding: 4, expressing: 1 };

describe('what the four sides come to', () => {
  it('is counted, with how often chance sets them as far apart', () => {
    const [told] = chapterOf(byCounts(split), 'shape');
    expect(told).toBe(
      'You went step by step in 4 of 5 choices when planning, 1 of 5 when perceiving, 4 of 5 when deciding and 1 of 5 when expressing yourself. ' +
        'Chance alone sets one area at least this far apart from the rest in about 68 of 100 people with a single style. ' +
        'So your style may not really differ from one area to another.',
    );
  });

  it('is true of every pattern', () => {
    const numbers = [0, 1, 2, 3, 4, 5];
    const patterns = numbers.flatMap((planning) =>
      numbers.flatMap((perceiving) =>
        numbers.flatMap((deciding) =>
          numbers.map((expressing) => ({ planning, perceiving, deciding, expressing })),
        ),
      ),
    );
    for (const pattern of patterns) {
      const { planning, perceiving, deciding, expressing } = pattern;
      const input = inputOf(byCounts(pattern));
      const told = shapeOf(tellingOf(input));
      const lefts = planning + perceiving + deciding + expressing;
      const own = (left: number) => (lefts < 10 ? 5 - left : left);
      expect(told).toContain(
        `You went ${lefts < 10 ? 'for all at once' : 'step by step'} in ${own(planning)} of 5 choices when planning, ${own(perceiving)} of 5 when perceiving, ${own(deciding)} of 5 when deciding and ${own(expressing)} of 5 `,
      );
      const chance = chanceOf(facets.map((side) => ({ left: pattern[side], right: 5 - pattern[side] })));
      const alike = chance > 0.9999;
      expect(told.includes('hardly be more alike'), told).toBe(alike);
      expect(told.includes(`about ${Math.round(100 * chance)} of 100`), told).toBe(
        !alike && input.result.apart === null,
      );
    }
  });

  it.each(varieties)('is counted for the pole that most choices speak for, in %s', (locale) => {
    for (const [lefts, pole] of [
      [0, 'right'],
      [5, 'left'],
    ] as const) {
      const sides = { planning: lefts, perceiving: lefts, deciding: lefts, expressing: lefts };
      const [told] = chapterOf(byCounts(sides), 'shape', locale);
      expect(told).toContain(pagesWords[locale].shape.counts[pole].split(/[{“„«「‘]/)[0]);
      expect(told).not.toMatch(/(?<!\d)0/);
    }
  });

  it('counts what was answered', () => {
    const [told] = chapterOf(
      answersBy(({ id }, at) => (id === 'trip' ? null : at % 2 ? 'left' : 'right')),
      'shape',
    );
    expect(told).toContain('of 4 choices when planning');
  });
});

describe('what a position in the middle means', () => {
  it.each(varieties)('is told by two choices of one’s own, in %s', (locale) => {
    const answers = byCounts(split);
    const [told] = chapterOf(answers, 'balance', locale);
    const { desk, trip, projects } = brainWords[locale].items;
    expect(told).toContain(trip.left.replace(/[.。]$/, ''));
    expect(told).toContain(projects.right.replace(/[.。]$/, ''));
    expect(told).not.toContain(desk.right.replace(/[.。]$/, ''));
  });

  it('counts them, and has one of each pole wherever it is told', () => {
    for (const count of [7, 10, 13]) {
      const answers = answersBy((_, at) => (at < count ? 'left' : 'right'));
      expect(chapterOf(answers, 'balance')[0]).toContain(`step by step in ${count} of 20 choices`);
      expect(Object.values(contrastOf(tellingOf(inputOf(answers))))).not.toContain('');
    }
  });

  it('is called every choice only where it was', () => {
    const told = (count: number) =>
      chapterOf(
        answersBy((_, at) => (at < count ? 'left' : 'right')),
        'balance',
      )[0];
    expect(told(20)).toMatch(/^Every time/);
    expect(told(0)).toMatch(/^Every time/);
    expect(told(19)).toMatch(/^Nearly every time/);
  });

  it('is no leaning on the very middle', () => {
    const even = answersBy((_, at) => (at % 2 ? 'left' : 'right'));
    const uneven = answersBy((_, at) => (at < 9 ? 'left' : 'right'));
    expect(chapterOf(even, 'meaning')[1]).toContain('a position in between');
    expect(chapterOf(uneven, 'meaning')[1]).toContain('a leaning that could go either way');
  });
});

describe('the choice of a side that goes the other way', () => {
  it.each(varieties)('is named in one’s own words, in %s', (locale) => {
    const answers = byCounts(split);
    const { items: said } = brainWords[locale];
    const exceptions = {
      planning: said.projects.right,
      perceiving: said.face.left,
      deciding: said.dilemma.right,
      expressing: said.directions.left,
    };
    for (const side of facets) {
      const paragraphs = chapterOf(answers, side, locale);
      expect(paragraphs).toHaveLength(2);
      expect(paragraphs[1]).toContain(exceptions[side].replace(/[.。]$/, ''));
      expect(paragraphs[1]).not.toMatch(/[.。][.。]/);
      expect(paragraphs[1]).toMatch(/4.*5|5.*4/);
    }
  });

  it('is named only where it is one among four or five', () => {
    for (const left of [0, 2, 3, 5])
      expect(chapterOf(byCounts({ ...split, planning: left }), 'planning')).toHaveLength(1);
    expect(
      chapterOf(
        answersBy(({ id, facet }) => (id === 'trip' || facet !== 'planning' ? 'left' : null)),
        'planning',
      ),
    ).toHaveLength(1);
  });
});

describe('the sources', () => {
  it('name what is said of feelings only where it is said', () => {
    const sourcesOf = (deciding: number) =>
      blocksOf(reportOf(byCounts({ ...split, deciding })), 'sources')[0]?.items.join() ?? '';
    expect(sourcesOf(1)).toContain('Kahneman');
    expect(sourcesOf(3)).not.toContain('Kahneman');
    expect(sourcesOf(4)).not.toContain('Kahneman');
    expect(sourcesOf(4)).toContain('Pashler');
  });
});

describe('a text chosen by a position', () => {
  /** Three words in a row, at least two of which carry meaning. */
  const turnsOf = (text: string): string[] => {
    const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
    return words
      .map((_, at) => words.slice(at, at + 3))
      .filter((turn) => turn.length === 3 && turn.filter((word) => word.length > 4).length > 1)
      .map((turn) => turn.join(' '));
  };
  const stringsOf = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsOf);

  it('claims nothing in the words of a single choice, which may have been made the other way', () => {
    const { balance, sides, days } = pagesWords.EN;
    const { band, facet } = brainWords.EN;
    const statements = items.flatMap(({ id }) => {
      const { left, right } = brainWords.EN.items[id];
      return [...turnsOf(left), ...turnsOf(right)];
    });
    const claimed = stringsOf([balance, sides, days, band, facet]).flatMap(turnsOf);
    expect(claimed.filter((turn) => statements.includes(turn))).toEqual([]);
  });
});
