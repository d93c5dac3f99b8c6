import type { Shelf } from '#contract/shelf.ts';
import { useMoney } from '../order/price.ts';
import { TaxNote } from '../order/tax-note.tsx';
import { useAddressOf } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import styles from './shelf.module.css';

/** What can be given to somebody else: a report of each test, by its smallest package, and the workbook of a course. */
export function Presents({ tests }: Pick<Shelf, 'tests'>) {
  const t = useWords('shelf');
  const extras = useWords('store.extras');
  const money = useMoney();
  const address = useAddressOf();
  const said = ({ from, name: _, ...price }: NonNullable<Shelf['tests'][number]['gift']>) =>
    from ? t('from', { price: money.price(price) }) : money.price(price);
  return (
    <section className={styles.section} aria-labelledby="gift">
      <h2 id="gift">{t('gift')}</h2>
      <p className="soft">{t('giftText')}</p>
      <ul role="list" className={`${styles.presents} ${styles.both}`}>
        {tests.map(
          ({ examId, countryCode, gift }) =>
            gift && (
              <li key={examId}>
                <a
                  href={address('/store/gift', `${countryCode}-${examId}`)}
                  aria-label={t('giftNamed', { name: gift.name })}
                >
                  {gift.name}
                </a>
                <span>
                  <span className="figures">{said(gift)}</span>
                  <TaxNote tax={gift.tax} said={extras('tax', { tax: gift.tax })} />
                </span>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
