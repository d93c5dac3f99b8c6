import type { Block } from '#contract/blocks.ts';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';

/** After a set of practice, which alone tells progress: the way to the next one. */
export function AnotherSet({ blocks }: { blocks: readonly Block[] }) {
  const t = useWords('report.free');
  const address = useAddress();
  if (!blocks.some(({ block }) => block === 'progress')) return null;
  return (
    <p className="wrap">
      <a href={address('/answer/start')} className="button">
        {t('anotherSet')}
      </a>
    </p>
  );
}
