import type { ReactNode } from 'react';
import type { BlockKind, BlockOf } from '#contract/blocks.ts';

/** What every block is drawn from. */
export interface BlockProps<Kind extends BlockKind> {
  block: BlockOf<Kind>;
  /** The head of the page, where the block begins it: the block sets it beside its own first words. */
  opening: ReactNode;
  /** Whether it stands within a section that a block `page` has opened, whose title is above its own. */
  inside?: boolean;
  /** Where what is locked leads. */
  order: { orderNumber: string; unlocked: boolean };
  /** The press that opens what a package with a feature holds. */
  wayUp?: ((feature: string) => ReactNode) | undefined;
}
