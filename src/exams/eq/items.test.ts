import { describe, expect, it } from 'vitest';
import { question } from '#contract/exams.ts';
import { locales } from '#locale/locales.ts';
import { branches } from './branches.ts';
import { eq } from './exam.ts';
import { items, situations, stepCount } from './items.ts';
import { score } from './result.ts';
import { referenceRange } from './score.ts';
import { eqWords } from './words/index.ts';

const statements = items.filter((item) => item.kind === 'statement');

describe('the questions of the EQ test', () => {
  it('are sixteen statements and twelve situations, seven a branch, of both kinds', () => {
    expect([statements.length, situations.length]).toEqual([16, 12]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(28);
    for (const branch of branches) {
      const own = items.filter((item) => item.branch === branch);
      expect(own).toHaveLength(7);
      expect(new Set(own.map(({ kind }) => kind)).size).toBe(2);
    }
  });

  it('are keyed for as often as against, in each branch as evenly as can be', () => {
    expect(statements.filter(({ keyed }) => keyed === 1)).toHaveLength(8);
    for (const branch of branches) {
      const own = statements.filter((item) => item.branch === branch);
      expect(Math.abs(own.reduce((sum, { keyed }) => sum + keyed, 0))).toBeLessThanOrEqual(1);
    }
  });

  it('have one strongest answer a situation, three times in each place, and one that is right in part', () => {
    for (const { credits } of situations) expect([...credits].sort()).toEqual([0, 0, 1, 2]);
    for (const place of [0, 1, 2, 3])
      expect(situations.filter(({ credits }) => credits[place] === 2)).toHaveLength(3);
  });

  it.each([0, 1, 2, 3])('lead near the middle whoever takes option %i throughout', (choice) => {
    const { value } = score(items.map(({ id }) => ({ questionId: id, choice, milliseconds: 9000 }))).score;
    expect(value).toBeGreaterThanOrEqual(referenceRange.low - 5);
    expect(value).toBeLessThanOrEqual(referenceRange.high);
  });

  it('never stand three of a kind and a branch in a row', () => {
    for (const [at, { branch }] of items.entries()) {
      const next = items.slice(at + 1, at + 3);
      expect(next.length === 2 && next.every((item) => item.branch === branch)).toBe(false);
    }
  });

  it.each(locales)('are of the contract and tell no key in %s', (locale) => {
    const asked = eq.questions('', locale);
    for (const one of asked) expect(question.parse(one)).toEqual(one);
    expect(JSON.stringify(asked)).not.toMatch(/credit|keyed|branch/);
    expect(asked.map(({ options }) => options.length)).toEqual(
      items.map(({ kind }) => (kind === 'statement' ? stepCount : 4)),
    );
  });

  it.each(locales)('give the strongest answer away by its length no more than by chance in %s', (locale) => {
    const lengths = situations.map(({ id, credits }) => {
      const options = eqWords[locale].test.situations[id].options.map((option) => option.length);
      const strongest = options[credits.indexOf(2)] as number;
      return { longest: strongest === Math.max(...options), shortest: strongest === Math.min(...options) };
    });
    // By chance three of twelve; seven or more in fewer than two of a hundred sets.
    expect(lengths.filter(({ longest }) => longest).length).toBeLessThanOrEqual(6);
    expect(lengths.filter(({ shortest }) => shortest).length).toBeLessThanOrEqual(6);
  });
});
