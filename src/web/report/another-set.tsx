import type { Block } from '#contract/blocks.ts';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import styles from './another-set.module.css';

interface Props {
  blocks: readonly Block[];
  /** Where the page has another filled button. */
  quiet?: boolean;
}

/** After a set of practice, which alone tells progress: the way to the next one. */
export function AnotherSet({ blocks, quiet = false }: Props) {
  const t = useWords('report.free');
  const address = useAddress();
  if (!blocks.some(({ block }) => block === 'progress')) return null;
  return (
    <div className={`wrap ${styles.way}`}>
      <a href={address('/answer/start')} className={quiet ? 'button button--quiet' : 'button'}>
        {t('anotherSet')}
      </a>
    </div>
  );
}
