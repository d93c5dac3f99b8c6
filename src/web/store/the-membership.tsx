import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import type { Plan } from './membership.server.ts';
import { PriceLine } from './price.tsx';
import styles from './shelf.module.css';

interface Props {
  plans: readonly Plan[];
  member: boolean;
}

/** The membership: what it costs, or that it is had. */
export function TheMembership({ plans, member }: Props) {
  const t = useWords('store.home');
  const shelf = useWords('shelf');
  const address = useAddress();
  return (
    <section className={styles.section} aria-labelledby="membership">
      <h2 id="membership">{t('memberTitle')}</h2>
      <p className="soft">{member ? shelf('isMember') : t('memberText')}</p>
      {!member && (
        <dl className={`rows ${styles.plans}`}>
          {plans.map(({ skuId, name, price }) => (
            <div key={skuId}>
              <dt>{name}</dt>
              <dd>
                <PriceLine price={price} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <a href={address('/member')}>{member ? shelf('manage') : t('memberLink')}</a>
      </p>
    </section>
  );
}
