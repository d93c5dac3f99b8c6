import { Link } from 'react-router';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import type { TogetherTold } from './together.server.ts';
import styles from './together-way.module.css';

interface Props {
  orderNumber: string;
  told: TogetherTold;
}

/** The way from a result to comparing it with somebody's, and who waits there for an answer. */
export function TogetherWay({ orderNumber, told }: Props) {
  const t = useWords('invite.panel');
  const address = useAddress();
  const { waiting, invited, begun } = told;
  const asked = waiting > 0 || invited;
  return (
    <section id="together" className={`wrap ${styles.way}`} aria-labelledby="together-title">
      <h2 id="together-title">{t('title')}</h2>
      <div className={styles.words}>
        {waiting > 0 && <p className="notice">{t('waiting', { count: waiting })}</p>}
        {waiting === 0 && invited && <p className="notice">{t('invited')}</p>}
        {!asked && <p className="soft">{t('lead')}</p>}
        <Link
          to={address('/report/together', { orderNumber })}
          className={asked ? 'button' : 'button button--quiet button--small'}
        >
          {invited && waiting === 0 ? t('see') : begun ? t('manage') : t('invite')}
        </Link>
      </div>
    </section>
  );
}
