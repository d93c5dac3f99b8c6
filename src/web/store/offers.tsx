import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import styles from './store.module.css';

/** What belongs to no order: a present, and the membership. */
export function Offers() {
  const t = useWords('store.home');
  const address = useAddress();
  return (
    <div className={styles.offers}>
      <section aria-labelledby="gift">
        <h2 id="gift">{t('giftTitle')}</h2>
        <p className="soft">{t('giftText')}</p>
        <p>
          <a href={address('/store/gift')}>{t('giftLink')}</a>
        </p>
      </section>
      <section aria-labelledby="membership">
        <h2 id="membership">{t('memberTitle')}</h2>
        <p className="soft">{t('memberText')}</p>
        <p>
          <a href={address('/member')}>{t('memberLink')}</a>
        </p>
      </section>
    </div>
  );
}
