import { describe, expect, it } from 'vitest';
import { freeDocument, reportDocument } from '#contract/report.ts';
import { locales } from '#locale/locales.ts';
import { brain } from '../brain/exam.ts';
import { items } from '../brain/items.ts';
import { exams } from '../index.ts';
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
    expect(reportDocument.parse(report).parts[0]?.blocks[2]).toEqual(said);
  });

  it.each(exams.filter(({ packages }) => packages.length > 0))(
    'is told of $slug when the figure under the first title has been seen',
    (exam) => {
      const given = exam
        .questions('doubt', 'EN')
        .map(({ id }) => ({ questionId: id, choice: 0, milliseconds: 5000 }));
      const features = exam.packages.flatMap((one) => one.features);
      const result = exam.score('doubt', given);
      const input = {
        seed: 'doubt',
        answers: given,
        result,
        locale: 'EN',
        takenAt: '2026-11-21T10:00:00.000Z',
        features,
      } as const;
      const report = cautiousReport(exam.report(input), { ...result, doubtful: true }, 'EN');
      const kinds = report.parts[0]?.blocks.map(({ block }) => block) ?? [];
      const at = kinds.indexOf('note');
      // A title with a picture is the result itself.
      const isTitle = report.parts[0]?.blocks.some(
        (block, place) => place === 0 && block.block === 'page' && !block.picture,
      );
      expect(at).toBe(isTitle ? 2 : 1);
      if (isTitle) expect(kinds[1]).toMatch(/^(headline|axes|facts|profile)$/);
    },
  );

  it('is not what most results are', () => {
    const free = brain.free(sure, 'EN');
    expect(cautiousFree(free, sure, 'EN')).toBe(free);
  });
});
