import { extractText } from 'unpdf';
import { expect, it, vi } from 'vitest';
import type { Block } from '#contract/blocks.ts';
import type { ReportDocument } from '#contract/report.ts';
import { hardest } from '#tests/support/form.ts';
import { iqReport, variedAnswers } from '#tests/support/iq-sittings.ts';
import { sheetSetter } from '#tests/support/sheets.ts';

vi.setConfig({ testTimeout: 60_000 });

const setSheets = sheetSetter();

/** What is read of a block in whole sentences. */
function paragraphsOf(block: Block): string[] {
  switch (block.block) {
    case 'page':
      return block.lead === undefined ? [block.title] : [block.title, block.lead];
    case 'prose':
      return block.paragraphs;
    case 'facts':
      return block.rows.flatMap(({ value, text }) => (text === undefined ? [value] : [value, text]));
    case 'steps':
      return block.items.map(({ text }) => text);
    case 'specimen':
      return block.explained === undefined ? [block.text] : [block.text, block.explained];
    case 'notebook':
      return block.questions;
    case 'tally':
      return block.rows.map(({ value }) => value);
    case 'sources':
      return block.items;
    default:
      return 'lead' in block && block.lead !== undefined ? [block.lead] : [];
  }
}

/** Letters and signs alone: where lines end, and how words are divided there, is the page's own. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad\u200b\u2010-]/g, '');

/** What word joiners hold is written as replacement text (PDF 1.7, 14.9.4), which this extraction does not look at. */
const withoutJoiners = (report: ReportDocument): ReportDocument =>
  JSON.parse(JSON.stringify(report).replaceAll('\u2060', ''));

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return bare(text);
}

it.each(hardest(['EN', 'JA'] as const, ['JA']))(
  'every paragraph stands on paper as it was composed in %s',
  async (locale) => {
    const report = withoutJoiners(iqReport(variedAnswers(3), locale));
    const { bytes } = setSheets({ orderNumber: 'SITTING-3', madeAt: '2026-11-21T11:00:00.000Z', report });
    const onPaper = await textOf(bytes);
    const paragraphs = report.parts
      .filter(({ locked }) => !locked)
      .flatMap(({ blocks }) => blocks.flatMap(paragraphsOf));
    expect(paragraphs.length).toBeGreaterThan(100);
    expect(paragraphs.filter((paragraph) => !onPaper.includes(bare(paragraph)))).toEqual([]);
  },
);
