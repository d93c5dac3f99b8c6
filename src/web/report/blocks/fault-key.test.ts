import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { faultSignsIn, keyOfSign } from '#drawing/items/beside.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { blocksOf } from '#tests/support/documents.ts';
import { hardest } from '#tests/support/form.ts';
import { pdfFixture } from '#tests/support/printed.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../../shell/drawn-page.ts';
import { OneAnswer } from './one-answer.tsx';

const wrongIn = (locale: Locale) =>
  blocksOf(pdfFixture(locale).report, 'answers')
    .flatMap(({ items }) => items)
    .flatMap((answer) => (answer.faults ? [{ answer, faults: answer.faults }] : []));

describe('what is wrong with an answer', () => {
  it.each(hardest(locales, ['DE', 'JA']))(
    'is drawn under a key of its signs, and of no others, in %s',
    (locale) => {
      const report = rawWords(locale, 'report');
      const texts = {
        ...report.answers,
        'key.wrong': report.answers.key.wrong,
        'key.missing': report.answers.key.missing,
        'key.mirror': report.answers.key.mirror,
      };
      const wrong = wrongIn(locale);
      expect(wrong.length).toBeGreaterThan(5);
      for (const { answer, faults } of wrong) {
        const html = drawnPage(createElement(OneAnswer, { answer }), { report }, { variety: locale });
        const signs = faultSignsIn(faults.map(({ svg }) => svg));
        const [, list = ''] = /<ul class="[^"]*"[^>]*>(.*?)<\/ul>/.exec(html) ?? [];
        const named = [...list.matchAll(/<\/span>([^<]+)<\/li>/g)].map(([, text]) => text);
        expect(named, String(answer.place)).toEqual(signs.map((sign) => texts[keyOfSign[sign]]));
        if (signs.length > 0) expect(html.indexOf(list)).toBeLessThan(html.lastIndexOf('<ol'));
      }
    },
  );
});
