import { describe, expect, it } from 'vitest';
import type { BlockOf } from '#contract/blocks.ts';
import { freeDocument, type ReportDocument, reportDocument } from '#contract/report.ts';
import { type Locale, locales, varieties } from '#locale/locales.ts';
import { markets } from '#locale/markets.ts';
import { randomOf } from '#psychometrics/random.ts';
import { allBlocks, blockOf, blocksOf } from '#tests/support/documents.ts';
import { stress } from './exam.ts';
import { helpIn } from './help.ts';
import { categoryOf, type Item, items, stepCount } from './items.ts';
import { bandOf } from './levels.ts';
import { isHeavy } from './pages/score.ts';
import { burdens, scales } from './scales.ts';
import { drawTruth, sit } from './sitters.ts';
import { stressWords } from './words/index.ts';

const takenAt = '2026-11-21T10:00:00.000Z';
const answered = (choices: readonly (number | null)[]) =>
  items.map(({ id }, at) => ({ questionId: id, choice: choices[at] ?? null, milliseconds: 9000 }));

const random = randomOf('readers of a report');
/** People wider apart than they are, so that every level, every field and every step is met. */
const sitters = Array.from({ length: 110 }, (_, nth) =>
  answered(
    sit(
      drawTruth(random).map((truth, at) => 1.5 * truth + (nth % 8 === at ? 2 : nth % 8 === at + 4 ? -2 : 0)),
      random,
    ),
  ),
);
const weighing = (weightOf: (item: Item, at: number) => number) =>
  answered(
    items.map((item, at) => {
      const weight = weightOf(item, at);
      return categoryOf(item, burdens[item.scale] === 1 ? weight : stepCount - 1 - weight);
    }),
  );
/** Whoever weighs alike throughout, from nothing to everything. */
const ends = [0, 4].map((weight) => weighing(() => weight));
/** Whoever has one scale in their favor, and whoever has a little of each. */
const favored = [
  ...scales.map((scale) => weighing((item) => (item.scale === scale ? 0 : 2))),
  weighing(({ scale }, at) =>
    items.slice(0, at).filter((other) => other.scale === scale).length < 2 ? 1 : 2,
  ),
];
const open = answered([]);
/** Whoever has demands and control at an end each, or one of them or both only a little beside the middle. */
const aroundTheMap = [0, 1, 3, 4].flatMap((demand) =>
  [0, 1, 3, 4].map((control) => {
    const towards = { demand, control, support: 2, recovery: 2 };
    const isNear = (category: number) => category === 1 || category === 3;
    return answered(
      items.map((item, at) => {
        const category = towards[item.scale];
        const earlier = items.slice(0, at).filter(({ scale }) => scale === item.scale).length;
        return categoryOf(item, isNear(category) && earlier > 1 ? 2 : category);
      }),
    );
  }),
);
const all = [...sitters, ...ends, ...favored, ...aroundTheMap, open];

type Answers = (typeof all)[number];
const reportOf = (answers: Answers, locale: Locale = 'EN', market = 'US') =>
  stress.report({
    seed: '',
    answers,
    result: stress.score('', answers),
    locale,
    market,
    takenAt,
    features: ['report'],
  });

const english = all.map((answers) => reportOf(answers));

/** Everything that is read as a sentence, without the statements quoted and what the ends of gauges are called. */
function sentencesOf(report: ReportDocument): string[] {
  const found: string[] = [];
  const walk = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (!['block', 'id', 'alt', 'form', 'lit'].includes(key)) found.push(value);
    } else if (value && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value))
        if (!['because', 'poles', 'calls', 'ways', 'headpiece'].includes(name))
          walk(inner, Array.isArray(value) ? key : name);
    }
  };
  walk(allBlocks(report));
  return found;
}

const wordsIn = (sentences: readonly string[]): number =>
  sentences.reduce((sum, one) => sum + one.split(/\s+/).filter(Boolean).length, 0);

describe('the report of the work-stress test', () => {
  it.each(locales)('is of the shape of the contract and free of gaps in %s', (locale) => {
    for (const [at, answers] of [...all.slice(0, 3), ...ends, open].entries()) {
      const market = ['US', 'JP', 'XX'][at % 3] as string;
      const report = reportOf(answers, locale, market);
      expect(reportDocument.parse(report)).toEqual(report);
      const free = stress.free(stress.score('', answers), locale, market);
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

  it('says nothing twice', () => {
    for (const report of english) {
      const long = sentencesOf(report).filter((one) => one.length > 60 && !one.startsWith('The comparison'));
      expect(long.filter((one, at) => long.indexOf(one) !== at)).toEqual([]);
    }
  });

  it('says each of its messages to somebody', () => {
    const told = [...english, reportOf(open, 'EN', 'XX')].map((report) => JSON.stringify(report)).join('\n');
    const messages = (value: unknown, path = ''): [string, string][] =>
      typeof value === 'string'
        ? [[path, value]]
        : Object.entries(value as object).flatMap(([key, inner]) => messages(inner, `${path}.${key}`));
    const { report, scales, week } = stressWords.EN;
    const unsaid = messages({ report, scales, week }).filter(([, message]) => {
      const longest = message
        .split(/\{\w+\}/)
        .reduce((one, other) => (other.length > one.length ? other : one));
      return longest.length > 12 && !told.includes(JSON.stringify(longest).slice(1, -1));
    });
    expect(unsaid.map(([path]) => path)).toEqual([]);
  });

  it('begins with a careful word for whoever carries very much, and for nobody else', () => {
    const { careful, steady } = stressWords.EN.report.score;
    const told = english.map((report, at) => {
      const answers = all[at] as Answers;
      return { text: JSON.stringify(report), heavy: isHeavy(stress.score('', answers)) };
    });
    expect(new Set(told.map(({ heavy }) => heavy)).size).toBe(2);
    for (const { text, heavy } of told) {
      expect(text.includes(JSON.stringify(careful.text).slice(1, -1))).toBe(heavy);
      expect(text.includes(JSON.stringify(steady.text).slice(1, -1))).toBe(!heavy);
    }
  });

  it.each(locales)('says it in what is free, too, which points to its own words on help, in %s', (locale) => {
    const { careful } = stressWords[locale].report.score;
    const { helpTitle } = stressWords[locale].test.free;
    const told = [...ends, ...sitters.slice(0, 8)].map((answers) => {
      const result = stress.score('', answers);
      const cautions = blocksOf(stress.free(result, locale), 'note').filter(({ caution }) => caution);
      return { heavy: isHeavy(result), cautions };
    });
    expect(new Set(told.map(({ heavy }) => heavy)).size).toBe(2);
    for (const { heavy, cautions } of told) {
      expect(cautions.map(({ title }) => title)).toEqual(heavy ? [careful.title] : []);
      for (const { text } of cautions) expect(text).toContain(helpTitle);
    }
  });

  it.each(locales)('points to its own page of help in %s', (locale) => {
    const { report, week } = stressWords[locale];
    expect(report.score.careful.text).toContain(week.help.title);
  });

  it('leads there and to its own words on help, where a press can', () => {
    const heavy = all.find((answers) => isHeavy(stress.score('', answers)));
    if (!heavy) throw new Error('Nobody carries very much.');
    const whole = reportOf(heavy);
    const [way] = blocksOf(whole, 'note').flatMap(({ ways = [] }) => ways);
    const part = whole.parts.find(({ id }) => id === way?.part);
    const pages = part?.blocks.flatMap((block) => (block.block === 'page' ? [`page-${block.id}`] : []));
    expect(pages).toContain(way?.id);
    const free = stress.free(stress.score('', heavy), 'EN');
    const [near] = blocksOf(free, 'note').flatMap(({ ways = [] }) => ways);
    expect(near?.part).toBeUndefined();
    expect(blocksOf(free, 'prose').map(({ id }) => `chapter-${id}`)).toContain(near?.id);
  });

  it('has a known number of pages, whatever was answered', () => {
    for (const report of english) expect(blocksOf(report, 'page')).toHaveLength(8);
  });
});

describe('the field on the map', () => {
  const standing = (answers: Answers, scale: string) => {
    const value = stress.score('', answers).scales.find(({ id }) => id === scale)?.value ?? 0;
    return bandOf(value) === 'middle' ? 'middle' : 'apart';
  };
  const openings = locales.map((locale) => [locale, stressWords[locale].report.map.opening] as const);

  it.each(openings)('claims of demands and of control no more than their levels do in %s', (locale, said) => {
    const { neither, ...byField } = said;
    const met = new Set<string>();
    for (const answers of all) {
      const field = blocksOf(reportOf(answers, locale), 'prose').find(({ id }) => id === 'field');
      const told = field?.paragraphs[0] as string;
      const key = `${standing(answers, 'demand')} ${standing(answers, 'control')}`;
      const may = {
        'apart apart': Object.values(byField).map(({ both }) => both),
        'apart middle': Object.values(byField).map(({ demand }) => demand),
        'middle apart': Object.values(byField).map(({ control }) => control),
        'middle middle': [neither],
      }[key];
      if (field?.lead === undefined) continue;
      expect(may, key).toContain(told);
      met.add(told);
    }
    expect(met.size).toBe(13);
  });
});

describe('a report whose answers pull against each other', () => {
  /** Has time enough, but not for a day's work; switches off, but does not recharge; on the line between two fields. */
  const mixed = answered([1, 2, 3, 3, 4, 2, 2, 0, 1, 2, 2, 1, 3, 2, 1, 2, 1, 1, 4, 3, 2, 3]);
  const told = (answers: Answers, id: string) => {
    const found = blocksOf(reportOf(answers), 'prose').find((block) => block.id === id);
    if (!found) throw new Error(`The report says nothing of ${id}.`);
    return found;
  };
  const { report, scales: said, week } = stressWords.EN;

  it('says which scale keeps its score low', () => {
    expect(told(mixed, 'meaning').paragraphs).toEqual([report.score.meaning[1], report.score.keeps.demand]);
    expect(favored.map((answers) => told(answers, 'meaning').paragraphs[1])).toEqual([
      ...scales.map((scale) => report.score.keeps[scale]),
      report.score.keeps.none,
    ]);
  });

  it('calls answers good only where none weighs', () => {
    const leadOf = (answers: Answers) => blocksOf(reportOf(answers), 'page').map(({ lead }) => lead);
    expect(leadOf(mixed)).toContain(week.lead.single);
    expect(leadOf(mixed)).not.toContain(week.lead.low);
    expect(leadOf(ends[0] as Answers)).toContain(week.lead.low);
  });

  it('says what stands out by its name, under a title that promises no more', () => {
    expect(blockOf(reportOf(mixed), 'profile').lead).toContain('helps you most: Demands.');
    expect(told(mixed, 'shape')).toMatchObject({
      title: report.shape.title.lightest,
      paragraphs: [report.shape.lightest.demand],
    });
    expect(told(open, 'shape').title).toBe(report.shape.title.flat);
  });

  it('names the line that its point is near, and both fields', () => {
    expect(told(mixed, 'field').paragraphs[0]).toMatch(/horizontal line.*“Low strain,” below it “Passive,”/);
  });

  it('tells the halves of recovery, and one answer from each side of a scale in the middle', () => {
    const recovery = told(mixed, 'recovery');
    expect(recovery.paragraphs).toEqual([said.recovery.halves.away]);
    expect(recovery.because?.items).toEqual([
      { asked: 'Thoughts of work keep me awake at night.', said: 'Your answer: Never' },
      { asked: 'After work, I have time for something I enjoy.', said: 'Your answer: Rarely' },
    ]);
  });

  it('tells two answers that hardly fit together, and one that points the other way', () => {
    expect(told(mixed, 'demand').paragraphs[1]).toContain('can be done in a day.” Sometimes.');
    const against = weighing(({ scale, id }) => (scale !== 'support' ? 2 : id === 'hand' ? 0 : 4));
    expect(told(against, 'support').paragraphs[1]).toBe(
      'One answer points the other way: “When I get stuck, somebody at work helps me.” You said: Always.',
    );
    expect(told(ends[0] as Answers, 'support').paragraphs).toHaveLength(1);
  });

  it.each(locales)('calls what the map shows by what it looks like in %s', (locale) => {
    const { alt, chance } = stressWords[locale].report.map;
    expect(`${alt} ${chance}`).not.toMatch(/oval|óvalo|椭圆|橢圓|楕円|타원/i);
  });
});

it('says of every scale which end adds to the load', () => {
  const { light, heavy } = stressWords.EN.scales.ends;
  const rows = blockOf(reportOf(open, 'EN', 'US'), 'scales').rows;
  expect(rows.map(({ id, poles }) => [id, poles?.low, poles?.high])).toEqual([
    ['demand', light, heavy],
    ['control', heavy, light],
    ['support', heavy, light],
    ['recovery', heavy, light],
  ]);
});

describe('the map of demands and control', () => {
  // The likeliest field is shaded too, and has another chance.
  it.each(varieties)(
    'says in %s by its shape where the true position is, also to who cannot see it',
    (variety) => {
      const { alt, chance } = stressWords[variety].report.map;
      for (const said of [alt, chance])
        expect(said).toMatch(/circle|Kreis|cercle|círculo|円|원 안|圆圈|圓圈/);
    },
  );
});

describe('where help is found', () => {
  it('is told by the country of the sitting, in the language of the reader', () => {
    const inFrance = JSON.stringify(reportOf(open, 'EN', 'FR'));
    expect(inFrance).toContain('Numéro national de prévention du suicide: 3114');
    expect(inFrance).toContain('Country: France. Numbers as of November 2026');
    expect(JSON.stringify(stress.free(stress.score('', open), 'EN', 'FR'))).toContain('call 112 now');
  });

  it.each(varieties)('is told in %s in what is free too, whose every number can be called', (variety) => {
    const help = (market: string) => {
      const found = blocksOf(stress.free(stress.score('', open), variety, market), 'prose');
      return found.find(({ id }) => id === 'help') as BlockOf<'prose'>;
    };
    expect(help('US').paragraphs.join('')).toMatch(/988 Suicide & Crisis Lifeline ?[(（]988[)）]/);
    expect(help('US').calls).toEqual(['988', '911']);
    expect(help('DE').calls).toEqual(
      ['0800 111 0 111', '0800 111 0 222', '112'].map((said) => said.replaceAll(' ', '\u00a0')),
    );
    for (const market of markets.keys()) {
      const { paragraphs, calls = [] } = help(market);
      const known = helpIn(market);
      for (const { name } of known?.lines ?? []) expect(paragraphs.join('')).toContain(name);
      // Of a number that a name holds as well, the last is the link.
      const places = calls.map((number) => paragraphs.join('').lastIndexOf(number));
      expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
      expect(places).not.toContain(-1);
      expect(calls.at(-1)).toBe(known?.emergency);
    }
  });

  it('tells the numbers that can be called, for whoever carries very much on the first page too', () => {
    const report = reportOf(open, 'EN', 'DE');
    const line = report.parts.flatMap(({ blocks }) => blocks).find((one) => 'id' in one && one.id === 'line');
    expect(line).toMatchObject({
      calls: ['0800 111 0 111', '0800 111 0 222'].map((said) => said.replaceAll(' ', '\u00a0')),
    });
    const heavy = all.find((answers) => isHeavy(stress.score('', answers))) as Answers;
    expect(reportOf(heavy, 'EN', 'US').parts[0]?.blocks).toContainEqual(
      expect.objectContaining({
        caution: true,
        lines: ['988 Suicide & Crisis Lifeline: 988'],
        calls: ['988'],
      }),
    );
  });

  it('names no number where none is surely known', () => {
    expect(helpIn('XX')).toBeUndefined();
    expect(helpIn(undefined)).toBeUndefined();
    const nowhere = blockOf(reportOf(open, 'EN', 'XX'), 'note');
    expect(nowhere.text).toBe(stressWords.EN.week.help.anywhere);
    expect(JSON.stringify(stress.free(stress.score('', open), 'EN'))).toContain('emergency number now');
  });

  it('has numbers of digits, for countries that there are', () => {
    const known = [...markets.keys()].flatMap((code) => helpIn(code) ?? []);
    expect(known.length).toBeGreaterThan(40);
    for (const { emergency, lines } of known) {
      expect(emergency).toMatch(/^\d{3}$/);
      for (const { number } of lines) expect(number).toMatch(/^[\d\s·-]{3,}$/);
    }
  });
});

describe('the free result of the work-stress test', () => {
  it('is an interval without its middle, the level in a sentence, and help', () => {
    for (const answers of all.slice(0, 20)) {
      const result = stress.score('', answers);
      const free = stress.free(result, 'EN', 'US');
      const [headline] = blocksOf(free, 'headline');
      expect(headline).toMatchObject({ interval: { low: result.score.low, high: result.score.high } });
      expect(headline?.at).toBeUndefined();
      expect(blocksOf(free, 'prose').map(({ id }) => id)).toEqual(['found', 'help', 'sure']);
    }
  });

  it('and the report name no illness', () => {
    const told = english.map((report) => JSON.stringify(report)).join('\n');
    expect(told).not.toMatch(/\b(burnout|burn-out|depression|disorder|patient|symptom|treatment plan)\b/i);
  });
});
