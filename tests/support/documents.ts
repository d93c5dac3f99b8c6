import type { Block, BlockKind, BlockOf } from '#contract/blocks.ts';
import type { FreeDocument, ReportDocument } from '#contract/report.ts';

/** All blocks of a document in their order. */
export const allBlocks = (document: ReportDocument | FreeDocument): Block[] =>
  'parts' in document
    ? [...document.parts.flatMap(({ blocks }) => blocks), ...document.closing]
    : [...document.blocks];

/** The blocks of one kind. */
export const blocksOf = <Kind extends BlockKind>(
  document: ReportDocument | FreeDocument | null | undefined,
  kind: Kind,
): BlockOf<Kind>[] =>
  document ? allBlocks(document).filter((block): block is BlockOf<Kind> => block.block === kind) : [];

/** The only block of a kind. @throws Error where there is none, or another */
export function blockOf<Kind extends BlockKind>(
  document: ReportDocument | FreeDocument | null | undefined,
  kind: Kind,
): BlockOf<Kind> {
  const [block, other] = blocksOf(document, kind);
  if (!block || other) throw new Error(`Not one ${kind} but ${other ? 'several' : 'none'}.`);
  return block;
}
