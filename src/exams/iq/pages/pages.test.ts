import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '#contract/report.ts';
import { allBlocks } from '#tests/support/documents.ts';
import { sized } from '#tests/support/form.ts';
import {
  familiarAnswers,
  type IqSitting,
  iqReport,
  iqSitting,
  variedAnswers,
} from '#tests/support/iq-sittings.ts';
import type { FormItem } from '../edition.ts';
import { edition } from '../exam.ts';
import { iqReportWords } from '../words/report/index.ts';

const steady = { careless: 0, open: 0, hasty: 0, first: 12_000, more: 900, jump: 0.6 };
const varied = Array.from({ length: 120 }, (_, nth) => variedAnswers(nth, nth % sized(30, 120)));
const reports = varied.map((sitting) => iqReport(sitting));

/** Everything that is read, but figures, names of sources and what is said by every test. */
function sentencesOf(report: ReportDocument): string[] {
  const found: string[] = [];
  const walk = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (!['block', 'id', 'svg', 'alt', 'outcome', 'prompt', 'feature', 'form'].includes(key))
        found.push(value);
    } else if (value && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) walk(inner, Array.isArray(value) ? key : name);
    }
  };
  for (const one of allBlocks(report)) {
    if (one.block !== 'sources' && one.block !== 'locked' && one.block !== 'answers') walk(one);
  }
  return found;
}

const wordsIn = (sentences: readonly string[]): number =>
  sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).filter(Boolean).length, 0);

describe('the report of an IQ sitting', () => {
  it('is twenty pages behind its cover, whatever the sitting', () => {
    for (const report of reports) {
      expect(allBlocks(report).filter(({ block }) => block === 'page')).toHaveLength(20);
      expect(report.parts.every(({ blocks, locked }) => locked || blocks[0]?.block === 'page')).toBe(true);
    }
  });

  it('has more than 4,000 words, none of them twice', () => {
    for (const report of reports) {
      const told = sentencesOf(report);
      expect(wordsIn(told)).toBeGreaterThan(4000);
      const long = told.filter((sentence) => sentence.length > 60);
      expect(long).toHaveLength(new Set(long).size);
    }
  });

  it('is another one for another person: two share at most a third of their words, but for one pair in fifty', () => {
    const told = reports.map((report) => sentencesOf(report).filter((sentence) => sentence.length > 40));
    const shares = told.flatMap((own, at) =>
      [1, 7, 31].map((step) => {
        const other = new Set(told[(at + step) % told.length]);
        return wordsIn(own.filter((sentence) => other.has(sentence))) / wordsIn(own);
      }),
    );
    expect(shares.filter((share) => share > 1 / 3).length / shares.length).toBeLessThan(0.02);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.25);
  });

  it('has four of ten words chosen by the answers, where numbers make no sentence one’s own', () => {
    const plain = (one: string) => one.replace(/\d+(?:[.,]\d+)?/g, '#');
    const told = reports.map(sentencesOf);
    const all = told.map((own) => new Set(own.map(plain)));
    const everywhere = [...(all[0] ?? [])].filter((one) => all.every((own) => own.has(one)));
    const fixed = new Set(everywhere);
    for (const own of told) {
      const shared = wordsIn(own.filter((one) => fixed.has(plain(one))));
      expect(1 - shared / wordsIn(own)).toBeGreaterThan(0.4);
    }
  });

  it('leaves no value out of a sentence', () => {
    for (const report of reports) {
      const faulty = sentencesOf(report).filter(
        (sentence) =>
          /undefined|NaN|Infinity|[{}]|\s\s|question 0\b|\b0 seconds/.test(sentence) ||
          sentence.trim() !== sentence,
      );
      expect(faulty).toEqual([]);
    }
  });

  it('opens with the score, of a low one with the best that was done; its facts begin with how rare a high one is', () => {
    const { facts, first } = iqReportWords[edition.describedAs].EN.overview.summary;
    const summaryOf = (ability: number) => {
      const report = iqReport(iqSitting(`sitting of ability ${ability}`, ability, steady));
      const pages = allBlocks(report).flatMap((block) => (block.block === 'page' ? [block] : []));
      const page = pages.find(({ id }) => id === 'summary');
      const rows = allBlocks(report).find(({ block }) => block === 'facts');
      if (!page || rows?.block !== 'facts') throw new Error('No summary.');
      return {
        first: pages.slice(0, 2).map(({ id }) => id),
        lead: page.lead ?? '',
        labels: rows.rows.map(({ label }) => label),
      };
    };
    const [low, middle, high] = [summaryOf(-3), summaryOf(0), summaryOf(2.5)];
    expect(high.lead).toContain(first.high.split('{')[0]);
    expect(low.lead).toContain(first.low.split('{')[0]);
    expect(middle.lead).not.toContain(first.high.split('{')[0]);
    expect([high.first, middle.first]).toEqual([
      ['score', 'summary'],
      ['score', 'summary'],
    ]);
    expect(low.first).toEqual(['summary', 'score']);
    expect(high.labels[0]).toBe(facts.score.label);
    expect(low.labels[0]).toBe(facts.hardest.label);
    expect(low.labels.indexOf(facts.score.label)).toBeGreaterThan(2);
    expect(new Set(low.labels)).toEqual(new Set(high.labels));
  });

  it('calls nobody a crowd, or a block of a stadium, who are fewer than a hundred', () => {
    const { low, high, lowFew, highFew } = iqReportWords[edition.describedAs].EN.overview.hundred.stadium;
    const stadiumOf = (ability: number) => {
      const blocks = allBlocks(iqReport(iqSitting('nothing and all', ability, steady)));
      const found = blocks.find((block) => block.block === 'prose' && block.id === 'stadium');
      return found?.block === 'prose' ? found.paragraphs[0] : undefined;
    };
    expect([stadiumOf(-30), stadiumOf(30)]).toEqual([lowFew, highFew]);
    const [many, above] = [stadiumOf(-1.2), stadiumOf(1.8)];
    expect([many, above]).toEqual([
      expect.stringContaining(low.slice(low.indexOf('Both'))),
      expect.stringContaining(high.slice(high.indexOf('people'))),
    ]);
    for (const count of [many, above].map((told) => /about ([\d,]+)/.exec(told ?? '')?.[1] ?? ''))
      expect(Number(count.replace(',', ''))).toBeGreaterThanOrEqual(100);
  });

  it('is whole for a sitting without an answer, and for one without a mistake', () => {
    const { seed, answers: all } = iqSitting('nothing and all', 30, steady);
    const none = all.map((answer) => ({ ...answer, choice: null }));
    for (const answers of [all, none]) {
      const told = sentencesOf(iqReport({ seed, answers }));
      expect(wordsIn(told)).toBeGreaterThan(3800);
      expect(told.filter((sentence) => /undefined|NaN|[{}]|question 0\b|\s\s/.test(sentence))).toEqual([]);
    }
  });
});

describe('the words of the report', () => {
  /** Messages by path. */
  const messages = (value: unknown, path = ''): [string, string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([key, inner]) => messages(inner, `${path}.${key}`));

  /** What stands in a message outside of its values and their branches. */
  function outside(message: string): string[] {
    let depth = 0;
    let plain = '';
    for (const sign of message) {
      if (sign === '{') depth += 1;
      if (depth === 0) plain += sign;
      if (sign === '}') depth -= 1;
      if (sign === '}' && depth === 0) plain += '\n';
    }
    return plain.split('\n');
  }

  it('are all said to somebody', () => {
    /** A course with answers of which some are right. */
    const rightWhere = ({ seed }: IqSitting, isRight: (item: FormItem) => boolean) => ({
      seed,
      answers: edition.formOf(seed).map((item) => ({
        questionId: item.id,
        choice: isRight(item) ? item.key : (item.key + 1) % 6,
        milliseconds: 9000,
      })),
    });
    const steep = iqSitting('nothing and all', 30, steady);
    const gentle = iqSitting('all wrong', -30, steady);
    const middle = iqSitting('in the middle', -0.5, steady);
    const ends = [
      steep,
      { ...steep, answers: steep.answers.map((answer) => ({ ...answer, choice: null })) },
      rightWhere(gentle, () => false),
      rightWhere(gentle, ({ place }) => place === 9),
      rightWhere(gentle, ({ scale }) => scale === 'analogies'),
      rightWhere(steep, ({ scale }) => scale === 'matrices' || scale === 'series'),
      familiarAnswers(middle),
      // One way lost and the others whole: what is said of a way far from the others is said to few.
      ...edition.scales.map((lost) => rightWhere(middle, ({ scale }) => scale !== lost)),
    ].map((sitting) => iqReport(sitting));
    const told = [...reports, ...ends].map((report) => JSON.stringify(allBlocks(report))).join('\n');
    const unsaid = messages(iqReportWords[edition.describedAs].EN)
      .filter(([path]) => !/^\.\w+\.part$/.test(path))
      .filter(([, message]) => {
        const beginnings = outside(message).map((part) => JSON.stringify(part).slice(1, -1));
        const longest = beginnings.reduce((one, other) => (other.length > one.length ? other : one));
        return longest.length > 12 && !told.includes(longest);
      })
      .map(([path]) => path);
    expect(unsaid).toEqual([]);
  });
});
