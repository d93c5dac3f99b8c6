import type { Sku } from '#contract/catalogue.ts';
import { type Price, useMoney } from '../order/price.ts';
import { TaxNote } from '../order/tax-note.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './store.module.css';

interface Props {
  price: Sku['price'];
  /** For what time, where it comes again. */
  per?: string;
}

/** In a form: the price that stands beside its button, so that no other one is agreed to. */
export function ShownPrice({ price: { amount, currency } }: { price: Price }) {
  return (
    <>
      <input type="hidden" name="amount" value={amount} />
      <input type="hidden" name="currency" value={currency} />
    </>
  );
}

/** A price with its tax. */
export function PriceLine({ price, per }: Props) {
  const t = useWords('store.extras');
  const money = useMoney();
  return (
    <p className={styles.price}>
      <b className="display figures">{money.price(price)}</b> {per}
      <TaxNote
        tax={price.tax}
        className={per === undefined ? undefined : styles.under}
        said={t('tax', { tax: price.tax })}
      />
    </p>
  );
}
