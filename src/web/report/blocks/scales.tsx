import type { BlockProps } from './block.ts';
import { ScaleCards } from './scale-cards.tsx';
import { ScaleTable } from './scale-table.tsx';

/** Dimensions with their gauges: a row each, or a card each where there are few. */
export function Scales({ block, opening }: BlockProps<'scales'>) {
  return (
    <div className="wrap">
      {opening}
      {block.form === 'cards' ? <ScaleCards block={block} /> : <ScaleTable block={block} />}
    </div>
  );
}
