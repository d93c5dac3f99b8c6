import type { ReactNode } from 'react';
import type { Sku } from '#contract/catalogue.ts';
import { useLocale, useWords } from '../shell/words.tsx';
import { priceText } from '../ui/price.ts';
import styles from './store.module.css';

interface Props {
  price: Sku['price'];
  /** For what time. */
  per?: ReactNode;
}

/** A price with its tax, and for what time where it comes again. */
export function PriceLine({ price, per }: Props) {
  const t = useWords('store.extras');
  const locale = useLocale();
  return (
    <p className={styles.price}>
      <b className="display figures">{priceText(price, locale)}</b> {per && <span>{per}</span>}{' '}
      <span className="small soft">{t('tax', { tax: price.taxIncluded ? 'included' : 'added' })}</span>
    </p>
  );
}
