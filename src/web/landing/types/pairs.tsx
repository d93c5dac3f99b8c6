import type { TypeCard } from '#contract/types.ts';
import { useAddress } from '../../shell/addresses.ts';
import { useWords } from '../../shell/words.tsx';
import { pairPath } from '../../type-pages.ts';
import styles from './types.module.css';

interface Props {
  code: TypeCard['code'];
  types: readonly TypeCard[];
}

/** Ways to the pages of one type with each of the others, and with its own like. */
export function Pairs({ code, types }: Props) {
  const t = useWords('types');
  const address = useAddress();
  return (
    <ul role="list" className={styles.pairs} aria-label={t('allPairs', { code: code.toUpperCase() })}>
      {types.map(({ code: other }) => (
        <li key={other}>
          <a href={address(pairPath(code, other))}>
            {t('pair', { code: code.toUpperCase(), other: other.toUpperCase() })}
          </a>
        </li>
      ))}
    </ul>
  );
}
