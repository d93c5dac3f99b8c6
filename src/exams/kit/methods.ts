import type { Block } from '#contract/blocks.ts';
import type { ExamResult, PlainMethods } from '../exam.ts';

/** What tells by which edition and norm something was measured. */
export type Versions = Pick<ExamResult, 'packVersion' | 'normVersion'>;

/** A hyphen or a stroke ends no line within a name such as SUBS-1001/3-a: U+2060 holds it to what follows. */
const inOneLine = (name: string): string => name.replaceAll(/(?<=[-/])(?=.)/g, '\u2060');

/** Both as they stand in a sentence. */
export const versionNames = ({ packVersion, normVersion }: Versions) => ({
  pack: inOneLine(packVersion),
  norm: inOneLine(normVersion),
});

/** A report's page on how it was measured, as chapters that everybody may read: nothing in it is of one result. */
export function plainMethods(blocks: readonly Block[]): PlainMethods {
  const page = blocks.find((one) => one.block === 'page');
  return {
    title: page?.title ?? '',
    chapters: blocks.flatMap((one) =>
      one.block === 'prose' && one.paragraphs.length > 0
        ? [{ title: one.title ?? '', paragraphs: one.paragraphs }]
        : [],
    ),
  };
}
