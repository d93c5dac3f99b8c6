import { describe, expect, it } from 'vitest';
import { freeDocument, type ReportDocument, reportDocument } from '#contract/report.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { allBlocks, blocksOf } from '#tests/support/documents.ts';
import { eq } from './exam.ts';
import { items, situations } from './items.ts';
import { withinQuotes } from './pages/quoted.ts';
import { drawTruth, sit } from './sitters.ts';
import { eqWords } from './words/index.ts';

const takenAt = '2026-11-21T10:00:00.000Z';
const answered = (choices: readonly (number | null)[]) =>
  items.map(({ id }, at) => ({ questionId: id, choice: choices[at] ?? null, milliseconds: 9000 }));

const random = randomOf('readers of a report');
/** People wider apart than they are, so that every level and every lead is met. */
const sitters = Array.from({ length: 96 }, (_, nth) =>
  answered(
    sit(
      drawTruth(random).map((truth, at) => 1.5 * truth + (nth % 8 === at ? 2 : nth % 8 === at + 4 ? -2 : 0)),
      random,
    ),
  ),
);
const ends = [1, 0].map((share) =>
  answered(
    items.map((item) =>
      item.kind === 'situation'
        ? item.credits.findIndex((credit) => credit === 2 * share)
        : item.keyed === 1
          ? 4 * share
          : 4 - 4 * share,
    ),
  ),
);
const open = answered([]);
const all = [...sitters, ...ends, open];

const reportOf = (answers: (typeof all)[number], locale: Locale = 'EN') =>
  eq.report({ seed: '', answers, result: eq.score('', answers), locale, takenAt, features: ['report'] });

const english = all.map((answers) => reportOf(answers));

/** Everything that is read as a sentence, without the questions and answers quoted. */
function sentencesOf(report: ReportDocument): string[] {
  const quoted = situations.flatMap(({ id }) => {
    const { prompt, options } = eqWords.EN.test.situations[id];
    return [prompt, ...options];
  });
  const found: string[] = [];
  const walk = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (!['block', 'id', 'alt', 'form', 'because'].includes(key)) found.push(value);
    } else if (value && typeof value === 'object' && 'answer' in value && 'said' in value) {
      // An answer and what it does are one paragraph.
      found.push(`${value.answer} ${value.said}`);
    } else if (value && typeof value === 'object') {
      // What stands in the strip stands over the situations, too.
      for (const [name, inner] of Object.entries(value))
        if (!['because', 'marks'].includes(name)) walk(inner, Array.isArray(value) ? key : name);
    }
  };
  walk(allBlocks(report));
  return found
    .map((one) => quoted.reduce((rest, quote) => rest.replace(quote, ''), one))
    .filter((one) => one.trim() !== '');
}

const wordsIn = (sentences: readonly string[]): number =>
  sentences.reduce((sum, one) => sum + one.split(/\s+/).filter(Boolean).length, 0);

describe('the report of the EQ test', () => {
  it.each(locales)('is of the shape of the contract and free of gaps in %s', (locale) => {
    for (const answers of [...all.slice(0, 4), ...ends, open]) {
      const report = reportOf(answers, locale);
      expect(reportDocument.parse(report)).toEqual(report);
      const result = eq.score('', answers);
      const free = eq.free(result, locale);
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

  it('tells every situation, and the stronger answer wherever another was given', () => {
    for (const report of english) {
      const told = JSON.stringify(report);
      for (const { id, credits } of situations) {
        const { prompt, options } = eqWords.EN.test.situations[id];
        expect(told).toContain(prompt);
        expect(told).toContain(withinQuotes('EN', options[credits.indexOf(2)] as string));
      }
    }
  });

  it('has the points of all twelve in a strip before the first, each with the way to its own', () => {
    for (const [at, answers] of all.entries()) {
      const blocks = english[at]?.parts.find(({ id }) => id === 'situations')?.blocks ?? [];
      const [strip, ...more] = blocks.flatMap((block) => (block.block === 'page' && block.marks) || []);
      expect(more).toEqual([]);
      const chapters = blocks.flatMap((block) => (block.block === 'prose' ? [block] : []));
      expect(strip?.items.map(({ id, label, said }) => [id, label, said])).toEqual(
        chapters.map(({ id, title, lead }) => [id, title, lead]),
      );
      const given = situations.map(({ id, credits }) => {
        const { choice } = answers.find(({ questionId }) => questionId === id) ?? {};
        return typeof choice === 'number' ? credits[choice] : null;
      });
      expect(strip?.items.map(({ points }) => points)).toEqual(given);
      expect(chapters.map(({ answers: told = [] }) => told.map((one) => [one.given, one.strongest]))).toEqual(
        given.map((points) =>
          points === 2 ? [[true, true]] : [...(points === null ? [] : [[true, false]]), [false, true]],
        ),
      );
    }
  });

  it('says each of its messages to somebody', () => {
    const told = english.map((report) => JSON.stringify(report)).join('\n');
    const messages = (value: unknown, path = ''): [string, string][] =>
      typeof value === 'string'
        ? [[path, value]]
        : Object.entries(value as object).flatMap(([key, inner]) => messages(inner, `${path}.${key}`));
    const unsaid = messages(eqWords.EN.report).filter(([, message]) => {
      const longest = message
        .split(/\{\w+\}/)
        .reduce((one, other) => (other.length > one.length ? other : one));
      return longest.length > 12 && !told.includes(JSON.stringify(longest).slice(1, -1));
    });
    expect(unsaid.map(([path]) => path)).toEqual([]);
  });

  it('calls no branch strongest or weakest that chance could have made so', () => {
    for (const [at, answers] of all.entries()) {
      const { shape } = eq.score('', answers);
      const told = JSON.stringify(english[at]);
      expect(/is your strongest branch/.test(told)).toBe(shape.strongest !== null);
      expect(/is your weakest branch/.test(told)).toBe(shape.weakest !== null);
    }
  });
});

describe('the free result of the EQ test', () => {
  it('is an interval without its middle, and names no branch', () => {
    for (const answers of all.slice(0, 20)) {
      const result = eq.score('', answers);
      const free = eq.free(result, 'EN');
      const [headline] = blocksOf(free, 'headline');
      // As the ends of each branch are in the report.
      const { low: less, high: more } = eqWords.EN.report.branches.ends;
      expect(headline?.poles).toEqual([less, more]);
      expect(headline).toMatchObject({ interval: { low: result.score.low, high: result.score.high } });
      expect(headline?.at).toBeUndefined();
      expect(JSON.stringify(free)).not.toMatch(/Noticing|Handling|strongest branch|weakest branch/);
      expect(JSON.stringify(free)).toContain(
        result.strongestAnswers === 0
          ? 'None with'
          : `${result.strongestAnswers} of 12`.replace('12 of 12', 'All twelve'),
      );
    }
  });
});
