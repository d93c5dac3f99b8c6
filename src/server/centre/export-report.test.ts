import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { escapeHtml } from '#server/platform/http/html.ts';
import { specimen } from '#tests/support/specimen.ts';
import { textOfReport } from './export-report.ts';

/** Sentences: words with a space or a full stop among them, which no name of a thing has. */
const sentencesOf = (part: unknown): string[] =>
  typeof part === 'string'
    ? /[\s。．]/.test(part) && !part.startsWith('<')
      ? [part]
      : []
    : Object.entries(part ?? {}).flatMap(([name, inner]) =>
        ['svg', 'picture'].includes(name) ? [] : sentencesOf(inner),
      );

describe.each(locales.filter((locale) => ['EN', 'JA'].includes(locale)))(
  'a report as text, in %s',
  (locale) => {
    const { report, blocks } = specimen(locale);
    const parts = [{ id: 'all', title: 'All', blocks: [...blocks] }];
    const text = textOfReport({ ...report, parts }, locale);

    it('holds every sentence of every block', () => {
      const sentences = sentencesOf(blocks);
      expect(sentences.length).toBeGreaterThan(200);
      expect(sentences.filter((sentence) => !text.includes(escapeHtml(sentence)))).toEqual([]);
    });

    it('holds scores with their intervals, and nothing that is no word', () => {
      expect(text).toMatch(/<p>\d+ \(\d+–\d+\)<\/p>/);
      expect(text).not.toMatch(/&lt;svg|undefined|\[object/);
      expect(text).not.toMatch(/<p>(?:headline|scales|prose|solved|missed|open|upperLeft|table|poster)<\/p>/);
    });

    it('leaves out what is locked', () => {
      const locked = { id: 'closed', title: 'Closed', locked: true, blocks: [] };
      expect(textOfReport({ ...report, parts: [...parts, locked] }, locale)).not.toContain('Closed');
    });
  },
);
