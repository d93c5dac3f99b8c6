import { Link } from 'react-router';
import type { FreePortrait as Free } from '#contract/reports.ts';
import { useAddress } from '../../shell/addresses.ts';
import { useWords } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './free.module.css';
import { FreeSide } from './free-side.tsx';

interface Props {
  free: Free;
  orderNumber: string;
  unlocked: boolean;
}

/** Two of eight dimensions and the gate that resonated most: free, and true as far as it goes. */
export function FreePortrait({ free, orderNumber, unlocked }: Props) {
  const t = useWords('report.free');
  const adds = useWords('report.freePortrait');
  const address = useAddress();
  const { scales, gate, norm } = free;
  return (
    <div className={`wrap ${styles.free}`}>
      <title>{t('title')}</title>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lede">{free.text}</p>
      </header>
      <div className={styles.sides}>
        {scales.map((side) => (
          <FreeSide key={side.id} side={side} free={free} />
        ))}
      </div>
      <section className={styles.gate} aria-labelledby="gate">
        <Picture picture={gate.picture} sizes="(min-width: 62em) 40rem, 100vw" className={styles.picture} />
        <div>
          <h2 id="gate">
            <span className={styles.title}>{gate.title}</span> {gate.name}
          </h2>
          <p>{gate.text}</p>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="adds">
        <h2 id="adds">{adds('title')}</h2>
        <div className={styles.more}>
          <ul role="list">
            {(['dimensions', 'character', 'dream', 'chapters'] as const).map((item) => (
              <li key={item}>
                <Icon name="tick" />
                {adds(item)}
              </li>
            ))}
          </ul>
          {unlocked ? (
            <Link className="button" to={address('/report/result', { orderNumber })}>
              {t('open')}
            </Link>
          ) : (
            <Link className="button" to={address('/paying/scheme', { orderNumber })}>
              {t('more')}
            </Link>
          )}
        </div>
      </section>
      <section className={styles.part} aria-labelledby="sure">
        <h2 id="sure">{t('sure')}</h2>
        <p className="soft">{norm.text}</p>
      </section>
    </div>
  );
}
