import { expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import type { ScoreResult } from '../exam.ts';
import { together } from './together.ts';

const resultOf = (value: number): ScoreResult => {
  const estimate = { value, standardError: 7, low: value - 14, high: value + 14 };
  const scales = ['matrices', 'series', 'analogies', 'spatial'].map((id) => ({ id, ...estimate }));
  return { score: estimate, scales, doubtful: false, totalMilliseconds: 360_000 } as unknown as ScoreResult;
};

// The report gives the four kinds of questions no score, and says why (“How to read the bars”).
it.each(varieties)('compares the whole score alone in %s, between two ends with names', (locale) => {
  for (const extent of ['free', 'whole'] as const) {
    const results = [resultOf(108), resultOf(94)] as const;
    const blocks = together.blocks({ results, names: ['You', 'Ada'], extent, scores: true, locale });
    const rows = blocks.flatMap((one) => (one.block === 'pair' ? one.rows : []));
    expect(rows.map(({ id }) => id)).toEqual(['total']);
    expect(rows[0]?.poles?.every((pole) => pole !== '')).toBe(true);
  }
});
