import { describe, expect, it } from 'vitest';
import { freeDocument, reportDocument } from '#contract/report.ts';
import { locales } from '#locale/locales.ts';
import { brain } from '../brain/exam.ts';
import { items } from '../brain/items.ts';
import { cautiousFree, cautiousReport } from './doubt.ts';
import { kitWords } from './words/index.ts';

const answers = items.map(({ id }, at) => ({
  questionId: id,
  choice: at % 3 === 0 ? 0 : 1,
  milliseconds: 5000,
}));
const sure = brain.score('', answers);
const doubtful = { ...sure, doubtful: true } as const;

describe('a doubtful result', () => {
  it.each(locales)('is told with a word of caution, free and paid, in %s', (locale) => {
    const said = { block: 'note', text: kitWords[locale].doubtful, caution: true };
    const free = cautiousFree(brain.free(sure, locale), doubtful, locale);
    expect(freeDocument.parse(free).blocks[1]).toEqual(said);
    const guessed = cautiousFree(brain.free(sure, locale), { ...doubtful, nearChance: true }, locale);
    expect(guessed.blocks[1]).toEqual({ ...said, text: kitWords[locale].nearChance });
    const input = { seed: '', answers, result: sure, locale, takenAt: '2026-11-21T10:00:00.000Z' };
    const report = cautiousReport(brain.report({ ...input, features: ['report'] }), doubtful, locale);
    expect(reportDocument.parse(report).parts[0]?.blocks[1]).toEqual(said);
  });

  it('is not what most results are', () => {
    const free = brain.free(sure, 'EN');
    expect(cautiousFree(free, sure, 'EN')).toBe(free);
  });
});
