import { Facts } from '../../ui/facts.tsx';
import type { BlockProps } from './block.ts';

/** Terms with what they say of this person. */
export function FactsBlock({ block, opening }: BlockProps<'facts'>) {
  return (
    <section className="wrap">
      {opening}
      <Facts rows={block.rows.map(({ label, value, text }) => [label, value, text])} />
    </section>
  );
}
