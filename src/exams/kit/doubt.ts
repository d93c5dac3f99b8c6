import type { Block, BlockOf } from '#contract/blocks.ts';
import type { FreeDocument, ReportDocument } from '#contract/report.ts';
import type { Variety } from '#locale/locales.ts';
import type { ExamResult } from '../exam.ts';
import { kitWords } from './words/index.ts';

const sentenceOf = ({ nearChance }: ExamResult, locale: Variety): string =>
  kitWords[locale][nearChance ? 'nearChance' : 'doubtful'];

/** The word of caution that a result needs; null where nothing spoke against the answers. */
export const cautionOf = (result: ExamResult, locale: Variety): string | null =>
  result.doubtful ? sentenceOf(result, locale) : null;

const note = (result: ExamResult, locale: Variety): BlockOf<'note'> => ({
  block: 'note',
  text: sentenceOf(result, locale),
  caution: true,
});

/**
 * Some blocks with a word behind what they open with: the first of them, and where that is a title alone, also the figure that
 * the title stands over. What speaks of a result comes when the result has been seen.
 */
function behindOpening(blocks: readonly Block[], word: Block): Block[] {
  const [first] = blocks;
  const isTitle = first?.block === 'page' && first.picture === undefined;
  return blocks.toSpliced(isTitle ? 2 : 1, 0, word);
}

/** The free result, with a word of caution where something spoke against the answers. */
export function cautiousFree(free: FreeDocument, result: ExamResult, locale: Variety): FreeDocument {
  return result.doubtful ? { ...free, blocks: behindOpening(free.blocks, note(result, locale)) } : free;
}

/** The report, with the same word of caution at its beginning. */
export function cautiousReport(report: ReportDocument, result: ExamResult, locale: Variety): ReportDocument {
  const [overview, ...parts] = report.parts;
  if (!result.doubtful || !overview) return report;
  return {
    ...report,
    parts: [{ ...overview, blocks: behindOpening(overview.blocks, note(result, locale)) }, ...parts],
  };
}
