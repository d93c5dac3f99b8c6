import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '#contract/report.ts';
import type { Response } from '#psychometrics/irt/eap.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { allBlocks } from '#tests/support/documents.ts';
import { sized } from '#tests/support/form.ts';
import { iqReport, variedAnswers } from '#tests/support/iq-sittings.ts';
import { edition, iq, norm } from '../exam.ts';
import { widthOfAverage } from './sittings.ts';

const told = Array.from({ length: 60 }, (_, nth) => {
  const { seed, answers } = variedAnswers(nth, nth % sized(30, 60));
  return { seed, answers, score: iq.score(seed, answers).score, report: iqReport({ seed, answers }) };
});

const proseOf = (report: ReportDocument, id: string): string =>
  allBlocks(report)
    .flatMap((block) => (block.block === 'prose' && block.id === id ? block.paragraphs : []))
    .join(' ');

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);

describe('how narrow the interval becomes', () => {
  it('is of one sitting as wide as the report shows it, and narrower with each further one', () => {
    for (const { score } of told) {
      const widths = [1, 2, 3, 4].map((sittings) => widthOfAverage(score, sittings));
      expect(widths[0]).toBe(score.high - score.low);
      for (const [at, width] of widths.entries()) if (at > 0) expect(width).toBeLessThan(widths[at - 1] ?? 0);
    }
  });

  it('is what the score’s own estimator makes of three such sittings together, within two points', () => {
    for (const { seed, answers, score } of told.slice(0, 30)) {
      const responses = edition.formOf(seed).map(({ id, placeId, key }): Response => {
        const choice = answers.find(({ questionId }) => questionId === id)?.choice;
        return { item: norm.items[placeId] as UncertainItem, correct: choice === key };
      });
      const { low, high } = edition.estimate([...responses, ...responses, ...responses]);
      expect(Math.abs(15 * (high - low) - widthOfAverage(score, 3))).toBeLessThan(2.5);
    }
  });

  it('is told from the reader’s own width, on every page', () => {
    const said = told.map(({ score, report }) => {
      const width = score.high - score.low;
      const text = proseOf(report, 'narrower');
      expect(numberIn(text, /shrink the (\d+) points/)).toBe(width);
      const three = numberIn(text, /to roughly (\d+)/);
      expect(three).toBe(widthOfAverage(score, 3));
      const pair = numberIn(JSON.stringify(allBlocks(report)), /interval of some (\d+) points/);
      if (!Number.isNaN(pair)) expect(pair).toBe(widthOfAverage(score, 2));
      return [width, three, pair] as const;
    });
    expect(new Set(said.map(([, three]) => three)).size).toBeGreaterThan(1);
    expect(said.filter(([, , pair]) => !Number.isNaN(pair)).length).toBeGreaterThan(3);
  });

  it('of another sitting the dots spread further than the interval, as the report says', () => {
    for (const { score, report } of told) {
      const spread = numberIn(proseOf(report, 'again'), /spread over (\d+) points/);
      expect(spread).toBeGreaterThan(score.high - score.low);
    }
  });
});

describe('a difference from the average', () => {
  it('is told as a figure only where the interval leaves 100 out, and left open where it holds it', () => {
    const kinds = told.map(({ score: { value, low, high }, report }) => {
      const said = proseOf(report, 'distance');
      const isOpen = low <= 100 && high >= 100;
      expect(said.includes('That’s a rounded figure')).toBe(!isOpen);
      expect(said.includes('doesn’t settle')).toBe(isOpen && value !== 100);
      return `${isOpen} ${Math.sign(value - 100)}`;
    });
    expect(kinds).toEqual(expect.arrayContaining(['true 1', 'true -1', 'false 1', 'false -1']));
  });

  it('is no advantage where it may be none', () => {
    const said = told.map(({ report }) => proseOf(report, 'meeting')).join(' ');
    expect(said).toContain('If so, the advantage is modest');
    expect(said).not.toContain('The advantage');
  });
});
