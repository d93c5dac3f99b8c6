import { describe, expect, it } from 'vitest';
import { question } from '#contract/exams.ts';
import { locales } from '#locale/locales.ts';
import { stress } from './exam.ts';
import { items, stepCount } from './items.ts';
import { score } from './result.ts';
import { scales } from './scales.ts';
import { referenceRange } from './score.ts';
import { stressWords } from './words/index.ts';

describe('the statements of the work-stress test', () => {
  it('are twenty-two on four scales, five or six each', () => {
    expect(items).toHaveLength(22);
    expect(new Set(items.map(({ id }) => id)).size).toBe(22);
    for (const scale of scales) {
      const own = items.filter((item) => item.scale === scale);
      expect([5, 6]).toContain(own.length);
    }
    for (const { test, week } of Object.values(stressWords))
      for (const words of [test.statements, week.steps])
        expect(new Set(Object.keys(words))).toEqual(new Set(items.map(({ id }) => id)));
  });

  it('are keyed for as often as against, on each scale as evenly as can be', () => {
    expect(items.filter(({ keyed }) => keyed === 1)).toHaveLength(11);
    for (const scale of scales) {
      const own = items.filter((item) => item.scale === scale);
      expect(Math.abs(own.reduce((sum, { keyed }) => sum + keyed, 0))).toBeLessThanOrEqual(1);
    }
  });

  it.each([0, 1, 2, 3, 4])('lead near the middle whoever takes step %i throughout', (choice) => {
    const { value } = score(items.map(({ id }) => ({ questionId: id, choice, milliseconds: 5000 }))).score;
    expect(value).toBeGreaterThanOrEqual(referenceRange.low + 5);
    expect(value).toBeLessThanOrEqual(referenceRange.high - 5);
  });

  it('never stand two of a scale, or three of a key in a row', () => {
    for (const [at, { scale, keyed }] of items.entries()) {
      expect(items[at + 1]?.scale).not.toBe(scale);
      const next = items.slice(at + 1, at + 3);
      expect(next.length === 2 && next.every((item) => item.keyed === keyed)).toBe(false);
    }
  });

  it.each(locales)('are of the contract and tell no key in %s', (locale) => {
    const asked = stress.questions('', locale);
    for (const one of asked) expect(question.parse(one)).toEqual(one);
    expect(JSON.stringify(asked)).not.toMatch(/"(?:keyed|scale|difficulty)":|"(?:demand|recovery)"/);
    expect(new Set(asked.map(({ options }) => options.length))).toEqual(new Set([stepCount]));
  });
});
