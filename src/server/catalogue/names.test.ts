import { describe, expect, it } from 'vitest';
import { type Variety, varieties } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { itemsOfKind, nameOf } from './skus.ts';

/** “Every full report” is what a membership opens: the word for full must not be a package's name as well. */
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
  it('no package is named by the word for every full report', () => {
    const said = JSON.stringify(rawWords(variety, 'membership')).toLowerCase();
    expect(said).toContain(full[variety]);
    const named = itemsOfKind('report').map((item) => nameOf(item, variety).toLowerCase());
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => name.includes(full[variety]))).toEqual([]);
  });
});
