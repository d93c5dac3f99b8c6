import type { Shelf } from '#contract/shelf.ts';
import { kindOf } from '../order/kinds.ts';
import { placeOf } from '../order/order-place.ts';
import { RetrieveWay } from '../order/retrieve-way.tsx';
import { useAddressOf } from '../shell/addresses.ts';
import { useDay } from '../shell/day.ts';
import { useWords } from '../shell/words.tsx';
import styles from './shelf.module.css';

/** What was bought, given or opened, each with the way to it. */
export function Owned({ own }: Pick<Shelf, 'own'>) {
  const t = useWords('shelf');
  return (
    <section className={styles.section} aria-labelledby="own">
      <h2 id="own">{t('own')}</h2>
      {own.length === 0 ? (
        <p className="soft">{t('ownEmpty')}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {own.map((one) => (
            <One key={one.orderNumber} one={one} alike={own.filter(isCalledLike(one)).length > 1} />
          ))}
        </ul>
      )}
      <RetrieveWay>{t('retrieve')}</RetrieveWay>
    </section>
  );
}

type Own = Shelf['own'][number];

const nameOf = ({ product, name }: Own) => product ?? name;

const isCalledLike = (one: Own) => (other: Own) => nameOf(other) === nameOf(one);

/** Since when it is owned; a gift is to be passed on, until somebody has redeemed it. */
function saidOf(one: Own): 'bought' | 'present' | 'redeemed' {
  if (kindOf(one).bought !== 'gift') return 'bought';
  return one.redeemedAt === null ? 'present' : 'redeemed';
}

/** @param alike another is called the same: what came of it tells which one it is */
function One({ one, alike }: { one: Own; alike: boolean }) {
  const t = useWords('shelf');
  const day = useDay();
  const address = useAddressOf();
  const { kind, parentOrderNumber, broughtBy, facts, completedAt, startedAt } = one;
  const [fact] = alike ? facts : [];
  const place = placeOf({ kind, orderNumber: one.orderNumber ?? '', parentOrderNumber });
  const name = nameOf(one);
  const said = saidOf(one);
  const date = day(one.redeemedAt ?? completedAt ?? startedAt);
  const reference = `${one.countryCode}-${one.appExamId}`;
  return (
    <li className={styles.owned}>
      <div>
        <h3>{name}</h3>
        {fact && (
          <p className="small">
            {fact.label && <span className="soft">{fact.label}</span>} {fact.value}
          </p>
        )}
        {broughtBy !== null && <p className="soft small">{t('broughtBy', { product: broughtBy })}</p>}
        <p className="soft small">{t(said, { date })}</p>
      </div>
      <a
        className="button button--quiet button--small"
        href={address(place.path, reference, { orderNumber: place.orderNumber })}
        aria-label={t('viewNamed', { name })}
      >
        {t('view')}
      </a>
    </li>
  );
}
