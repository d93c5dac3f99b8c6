import type { Shelf } from '#contract/shelf.ts';
import type { ExtraOutcome } from '../order/extras.server.ts';
import { useWords } from '../shell/words.tsx';
import { Picture } from '../ui/picture.tsx';
import { OfferRow } from './offer-row.tsx';
import styles from './shelf.module.css';

interface Props {
  tests: Shelf['tests'];
  own: Shelf['own'];
  member: boolean;
  outcome: ExtraOutcome | undefined;
}

/** Every test with what of it could still be opened, at which price and why. */
export function OpenTests({ tests, own, member, outcome }: Props) {
  const t = useWords('shelf');
  const goodsOf = (orderNumber: string | null) =>
    own.find((one) => one.orderNumber === orderNumber)?.goods ?? 'report';
  return (
    <section className={styles.section} aria-labelledby="open">
      <h2 id="open">{t('open')}</h2>
      {!member && <p className="soft">{t('openText')}</p>}
      <ul role="list" className={`${styles.list} ${styles.both}`}>
        {tests.map((test) => (
          <li key={test.examId} className={styles.test}>
            <Picture picture={test.face.emblem} sizes="4rem" late className={styles.arch} />
            <div className={styles.told}>
              <h3>{test.name}</h3>
              {test.offers.length === 0 && <p className="soft">{t(test.byMembership ? 'allLent' : 'all')}</p>}
              {test.offers.map((offer) => (
                <OfferRow
                  key={`${offer.why} ${offer.skuId}`}
                  test={test}
                  offer={offer}
                  goods={goodsOf(offer.orderNumber)}
                  outcome={outcome?.skuId === offer.skuId ? outcome : undefined}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
