import type { Sku } from '#contract/catalogue.ts';
import { useLocale, useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { priceText } from '../ui/price.ts';
import styles from './home.module.css';

/** What is free, and each package of this market with its true price. */
export function Offer({ packages }: { packages: readonly Sku[] }) {
  const t = useWords('landing.get');
  const locale = useLocale();
  return (
    <section className={`section wrap ${styles.get}`} aria-labelledby="get">
      <h2 id="get">{t('title')}</h2>
      <div className={styles.offers}>
        <OfferRow
          title={t('free')}
          price={t('freePrice')}
          features={[t('freeInterval'), t('freeStrongest')]}
        />
        {packages.map(({ skuId, name, price, features }) => (
          <OfferRow
            key={skuId}
            title={name}
            price={priceText(price, locale)}
            tax={t('tax', { tax: price.taxIncluded ? 'included' : 'other' })}
            features={features.map((feature) => feature.name)}
          />
        ))}
        <p className="small soft">{packages.length > 0 ? t('note') : t('noPrices')}</p>
      </div>
    </section>
  );
}

function OfferRow(props: { title: string; price: string; tax?: string; features: readonly string[] }) {
  return (
    <div className={styles.offer}>
      <h3>
        {props.title}{' '}
        <span className={styles.price}>
          {props.tax ? props.price : <small>{props.price}</small>} {props.tax && <small>{props.tax}</small>}
        </span>
      </h3>
      <ul className={styles.ticks} role="list">
        {props.features.map((feature) => (
          <li key={feature}>
            <Icon name="tick" />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}
