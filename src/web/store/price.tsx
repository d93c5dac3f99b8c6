import type { Sku } from '#contract/catalogue.ts';
import { useLocale, useWords } from '../shell/words.tsx';
import { priceText } from '../ui/price.ts';
import styles from './store.module.css';

interface Props {
  price: Sku['price'];
  /** For what time, where it comes again. */
  per?: string;
}

/** A price with its tax. */
export function PriceLine({ price, per }: Props) {
  const t = useWords('store.extras');
  const locale = useLocale();
  return (
    <p className={styles.price}>
      <b className="display figures">{priceText(price, locale)}</b> {per}{' '}
      <span className={`small soft ${per === undefined ? '' : styles.under}`}>
        {t('tax', { tax: price.taxIncluded ? 'included' : 'added' })}
      </span>
    </p>
  );
}
