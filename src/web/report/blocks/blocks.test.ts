import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Block } from '#contract/blocks.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { hardest } from '#tests/support/form.ts';
import { specimen } from '#tests/support/specimen.ts';
import { rawWords } from '#words/index.ts';
import { asWritten } from '#words/unbroken.ts';
import { drawnPage } from '../../shell/drawn-page.ts';
import { Blocks } from './index.tsx';

/** A block as the server writes it into the page. */
function written({ block, locale }: { block: Block; locale: Locale }): string {
  const part = createElement(Blocks, {
    blocks: [block],
    opening: createElement('h1', null, 'Head'),
    order: { orderNumber: '20261121-SPECIMEN', unlocked: false },
  });
  const rooms = {
    report: rawWords(locale, 'report'),
    way: rawWords(locale, 'way'),
    shell: rawWords(locale, 'shell'),
  };
  return drawnPage(part, rooms, { variety: locale, reference: 'DE-SUBS-1002', exam: { several: true } });
}

/** All texts of a block but drawings and what describes them. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'alt' || key === 'svg' ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
}

const asText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('the blocks on the screen', () => {
  it.each(hardest(locales, ['DE', 'JA']))(
    'say every sentence of theirs under the head of the page in %s',
    (locale) => {
      for (const block of specimen(locale).blocks) {
        const html = written({ block, locale });
        expect(html.match(/<h1/g), block.block).toHaveLength(1);
        // Of the answers one is shown at a time; how to read a profile stands over the table that follows it.
        const told =
          block.block === 'answers' ? [] : textsOf({ ...block, ...('howTo' in block && { howTo: '' }) });
        const text = asWritten(asText(html));
        for (const sentence of told.filter((one) => one.length > 20))
          expect(text, block.block).toContain(asWritten(sentence));
      }
    },
  );
});
