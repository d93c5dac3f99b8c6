import type { UserOrder } from '#contract/orders.ts';
import { kindOf } from '../order/kinds.ts';
import { placeOf } from '../order/order-place.ts';
import { useAddressOf } from '../shell/addresses.ts';
import { useDay } from '../shell/day.ts';
import { useWords } from '../shell/words.tsx';
import styles from './info.module.css';
import { waysOf } from './tabs.ts';

const whenOf = (one: UserOrder) => {
  if (one.completedAt === null) return 'taken';
  if (kindOf(one).bought !== 'gift') return 'bought';
  return one.redeemedAt === null ? 'present' : 'redeemed';
};

/** One test or purchase: what it is, what came of it, what can be done with it. */
export function Belonging({ one }: { one: UserOrder }) {
  const t = useWords('user.info');
  const careful = useWords('results')('careful');
  const day = useDay();
  const address = useAddressOf();
  const { orderNumber, kind, name, goods, product, orderState, facts, caution } = one;
  const place =
    orderNumber === null
      ? { path: '', orderNumber: '' }
      : placeOf({ kind, orderNumber, parentOrderNumber: one.parentOrderNumber });
  const reference = `${one.countryCode}-${one.appExamId}`;
  const about = kindOf(one).namesTest ? name : (product ?? name);
  const date = day(one.redeemedAt ?? one.completedAt ?? one.startedAt);
  return (
    <li className={styles.item}>
      <div>
        <h3>{product ?? name}</h3>
        <p className="soft">
          {orderNumber === null && t('started', { date })}
          {orderNumber !== null && t(whenOf(one), { date, goods })}
          {orderState === 'refunded' && ` · ${t('refunded')}`}
          {orderState === 'disputed' && ` · ${t('disputed')}`}
        </p>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label ?? value}>
                {label && <dt>{label}</dt>}
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {facts.length > 0 && caution && (
          <details className="more">
            <summary>{careful}</summary>
            <p className="soft">{caution}</p>
          </details>
        )}
      </div>
      <p className={styles.ways}>
        {waysOf(one, place).map(({ label, path, query, part }, at) => (
          <a
            key={label}
            className={at === 0 ? 'button button--small button--quiet' : undefined}
            href={`${address(path, reference, query)}${part ? `#${part}` : ''}`}
          >
            {t(label, { goods })}
            <span className="visually-hidden"> {about}</span>
          </a>
        ))}
      </p>
    </li>
  );
}
