import { describe, expect, it } from 'vitest';
import { type Variety, varieties } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { wordsIn } from '#words/translator.ts';
import { type CatalogueItem, findSku, itemsOfKind, nameOf } from './skus.ts';

/**
 * “Every full report” is what a membership opens, and what is sold of a test that has one package: beside that an account
 * may have a part of it for nothing. Among several packages none is called so.
 */
const full: Record<Variety, string> = {
  EN: 'full',
  DE: 'vollständig',
  FR: 'complet',
  ES: 'completo',
  PT: 'completo',
  'PT-BR': 'completo',
  JA: '詳細',
  KR: '전체',
  CN: '完整',
  HK: '完整',
};

describe.each(varieties)('in %s', (variety) => {
  it('what is sold whole is the full report, as a membership calls it, and no package among several', () => {
    const said = JSON.stringify(rawWords(variety, 'membership')).toLowerCase();
    expect(said).toContain(full[variety]);
    const sold = itemsOfKind('report');
    expect(sold.length).toBeGreaterThan(10);
    const whole = sold.filter((item) => nameOf(item, variety).toLowerCase().includes(full[variety]));
    expect(whole.map(({ skuId }) => skuId).sort()).toEqual([
      'brain-basic',
      'career-basic',
      'eq-basic',
      'stress-basic',
    ]);
  });

  it('the course is called what it is: a workbook, as the button that buys it says', () => {
    const course = findSku('practice-course') as CatalogueItem;
    const { workbook } = rawWords(variety, 'catalogue').names;
    expect(nameOf(course, variety)).toContain(workbook);
    const [noun = ''] = workbook.toLowerCase().split(' ');
    expect(wordsIn(variety, 'paying')('scheme.get', { goods: 'workbook' }).toLowerCase()).toContain(noun);
  });
});
