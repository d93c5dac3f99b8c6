import { getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import type { Because, Block } from '#contract/blocks.ts';
import type { ReportDocument, ReportPart } from '#contract/report.ts';

type Words = readonly (string | null | undefined)[];

const reasons = (because: Because | undefined): Words =>
  because ? [because.title, ...because.items.flatMap(({ asked, said }) => [asked, said])] : [];

/** What is read of a block in words, as it was composed; what paper draws, puts into a table or leaves out is not in it. */
function wordsOf(block: Block): Words {
  switch (block.block) {
    case 'prose':
      return [
        block.title,
        block.lead,
        ...block.paragraphs,
        ...(block.answers ?? []).flatMap(({ answer, said }) => [answer, said]),
        ...reasons(block.because),
      ];
    case 'card':
      return [
        block.title,
        block.name,
        block.lead,
        ...(block.quote ? [block.quote.text, block.quote.author, block.quote.source] : []),
        block.heading,
        ...block.paragraphs,
        ...block.sides.flatMap(({ title, text }) => [title, text]),
        ...(block.certainty ? [block.certainty.title, block.certainty.text] : []),
      ];
    case 'story':
      return [block.title, ...block.scenes.flatMap(({ role, text }) => [role, text]), ...block.closing];
    case 'facts':
      return block.rows.flatMap(({ label, value, text }) => [label, value, text]);
    case 'scales':
      return [
        block.title,
        ...block.rows.flatMap(({ label, about, poles, levelLabel, reading }) => [
          label,
          about,
          poles?.low,
          poles?.high,
          levelLabel,
          reading,
        ]),
      ];
    case 'axes':
      return block.rows.flatMap(({ value, reading, because }) => [value, reading, ...reasons(because)]);
    case 'profile':
      return [
        block.title,
        block.lead,
        block.howTo,
        block.remarks?.title,
        ...(block.remarks?.paragraphs ?? []),
      ];
    case 'headline':
      return [block.lead, block.band?.value, block.band?.text, block.reach];
    case 'steps':
      return block.items.flatMap(({ title, text }) => [title, text]);
    case 'methods':
      return [block.title, ...block.chapters.flatMap(({ title, paragraphs }) => [title, ...paragraphs])];
    case 'page':
      return [block.title, block.lead];
    case 'tally':
      return [...block.rows.flatMap(({ label, value, text }) => [label, value, text]), block.mark];
    case 'specimen':
      return [block.title, block.text, block.explained];
    case 'notebook':
      return [block.title, ...block.questions];
    case 'sources':
      return block.items;
    case 'ladder':
      return [block.title, block.lead, block.hardest?.text, ...block.notes];
    case 'people':
    case 'course':
      return Object.entries(block.legend).flatMap(([sign, text]) => (sign === 'open' ? [] : [text]));
    case 'repeats':
    case 'plane':
      return [block.caption];
    case 'answers':
      return block.items.flatMap((one) => [
        one.familyLabel,
        one.prompt,
        one.solvedBy,
        one.whyCorrect,
        one.yours === null ? null : one.whyNotYours,
      ]);
    case 'exercises':
      return [
        block.title,
        block.lead,
        ...block.items.flatMap(({ prompt, given = [], options = [] }) => [prompt, ...given, ...options]),
      ];
    case 'solutions':
      return block.items.flatMap(({ answer, why }) => [answer, why]);
    case 'note':
      return [block.text];
    default:
      return 'lead' in block ? [block.lead] : [];
  }
}

/** Every paragraph, title and label of what is open in some parts. */
export const paragraphsOf = (
  { parts, closing }: Pick<ReportDocument, 'parts' | 'closing'>,
  holds: (part: ReportPart) => boolean = ({ booklet }) => !booklet,
): string[] =>
  [...parts.filter((part) => !part.locked && holds(part)).flatMap(({ blocks }) => blocks), ...closing]
    .flatMap(wordsOf)
    .filter((one): one is string => typeof one === 'string' && one !== '');

/**
 * Letters and signs alone: where lines end, and how words are divided there, is the page's own, and where a line ends at the dot that
 * parts a name there is none. The two wave dashes share a glyph, and which of them it was stands in replacement text.
 */
const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad\u200b\u2010~\u301c·-]/g, '');

/**
 * Without the signs that hold words together, in whose place paper has boxes, or let them part: what those stand beside is written as
 * replacement text (PDF 1.7, 14.9.4), which this extraction does not look at.
 */
export const withoutJoiners = <Document extends object>(document: Document): Document =>
  JSON.parse(JSON.stringify(document).replace(/[\u200b\u2060]/g, ''));

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** All that is read on a page; what is repeated on each is an artifact and no part of the text. */
async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: (string | undefined)[] = [];
  let text = '';
  for (const item of items) {
    if ('str' in item) text += open.includes('Artifact') ? '' : item.str;
    else if (item.type === 'endMarkedContent') open.pop();
    else open.push('tag' in item ? String(item.tag) : undefined);
  }
  return text;
}

interface Tagged {
  readonly type?: string;
  readonly role?: string;
  readonly children?: readonly Tagged[];
}

/** What the last thing on a page is, from the document down to it. */
function lastOf(tagged: Tagged, above: readonly string[] = []): readonly string[] {
  const roles = tagged.role === undefined ? above : [...above, tagged.role];
  const last = tagged.children?.at(-1);
  return last ? lastOf(last, roles) : roles;
}

/** Whether all of these stand on paper as they were composed, and no page ends with a heading. */
export async function expectPrinted(paragraphs: readonly string[], bytes: Uint8Array): Promise<void> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  let text = '';
  const headings: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    text += await textOf(page);
    const tagged: Tagged | null = await page.getStructTree();
    if (tagged && lastOf(tagged).some((role) => /^H\d$/.test(role))) headings.push(number);
  }
  await document.cleanup();
  const onPaper = bare(text);
  expect(paragraphs.filter((paragraph) => !onPaper.includes(bare(paragraph)))).toEqual([]);
  expect(headings, 'pages that end with a heading').toEqual([]);
}
