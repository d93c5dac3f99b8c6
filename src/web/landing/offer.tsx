import type { Sku } from '#contract/catalogue.ts';
import { useMoney } from '../order/price.ts';
import { SamplePages } from '../order/sample-pages.tsx';
import { toldOf } from '../order/told-of.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './offer.module.css';
import { SoldHere } from './structured.tsx';

/** What is free, and each package of this market with its true price and what it adds to the one before it. */
export function Offer({ packages }: { packages: readonly Sku[] }) {
  const t = useWords('landing.get');
  const { exam } = useExam();
  return (
    <section className={`section wrap ${styles.get}`} aria-labelledby="get">
      <h2 id="get">{t('title')}</h2>
      <SoldHere packages={packages} />
      <div className={styles.offers}>
        <div className={styles.offer}>
          <h3>
            {t('free')} <small>{t('freePrice')}</small>
          </h3>
          <Ticks items={[{ name: exam.about.free }]} />
        </div>
        {packages.map((sku, place) => (
          <Package key={sku.skuId} sku={sku} below={packages[place - 1]} />
        ))}
        <p className="small soft">{packages.length > 0 ? t('note', { goods: exam.goods }) : t('noPrices')}</p>
      </div>
      <SamplePages />
    </section>
  );
}

function Package({ sku, below }: { sku: Sku; below: Sku | undefined }) {
  const t = useWords('landing.get');
  const money = useMoney();
  const { freeWithAccount: part, beyondAccount: beyond = '' } = useExam().exam;
  return (
    <div className={styles.offer}>
      <h3>
        {sku.name}{' '}
        <span className={styles.price}>
          {money.price(sku.price)}{' '}
          {sku.price.tax !== 'none' && <small>{t('tax', { tax: sku.price.tax })}</small>}
        </span>
      </h3>
      {part && <p className={`soft ${styles.also}`}>{t('account', { part, beyond })}</p>}
      {sku.adds && below && <p className={`soft ${styles.also}`}>{t('also', { name: below.name })}</p>}
      <Ticks items={toldOf(sku)} />
    </div>
  );
}

function Ticks({ items }: { items: readonly { name: string; content?: string | null }[] }) {
  return (
    <ul className={styles.ticks} role="list">
      {items.map(({ name, content }) => (
        <li key={name}>
          <Icon name="tick" />
          <span>
            {name}
            {content && <span className="soft">{content}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
