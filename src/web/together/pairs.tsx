import type { HeldPair } from '#contract/together.ts';
import { useLocale, useWords } from '../shell/words.tsx';
import styles from './together.module.css';

const ways = { yours: 'decide', theirs: 'status', both: 'open' } as const;
const named = { yours: 'yoursNamed', theirs: 'theirsNamed', both: 'bothNamed' } as const;

/** Those with whom a result is compared, or may be; who waits for an answer stands first. */
export function Pairs({ pairs }: { pairs: readonly HeldPair[] }) {
  const t = useWords('together.pairs');
  const locale = useLocale();
  const waitingFirst = pairs.toSorted(
    (one, other) => Number(other.standing === 'yours') - Number(one.standing === 'yours'),
  );
  return (
    <section className={styles.part} aria-labelledby="pairs">
      <h2 id="pairs">{t('title')}</h2>
      <ul className={styles.pairs} role="list">
        {waitingFirst.map(({ pair, standing, name }) => (
          <li key={pair}>
            <p>
              {name ? t.rich(named[standing], { name, bdi: (written) => <bdi>{written}</bdi> }) : t(standing)}
            </p>
            <a
              className={standing === 'yours' ? 'button button--small' : 'button button--quiet button--small'}
              href={`/together/with/${pair}?hl=${locale}`}
            >
              {t(ways[standing])}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
