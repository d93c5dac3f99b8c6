import { Form, useSearchParams } from 'react-router';
import type { Sku } from '#contract/catalogue.ts';
import { trackingOf } from '#contract/tracking.ts';
import { useAccountLeads } from '../order/account-way.tsx';
import type { OrderView } from '../order/order.server.ts';
import { isUnpaid } from '../order/order-place.ts';
import { useMoney } from '../order/price.ts';
import { TaxNote } from '../order/tax-note.tsx';
import { useExam } from '../shell/exam.tsx';
import { useLocale, useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './packages.module.css';
import { Tier } from './tier.tsx';

interface Props {
  packages: readonly Sku[];
  order: OrderView;
  /** Those that were paid for. */
  held: readonly string[];
}

/**
 * The packages: one is chosen, its price is the total, and one button leads to the payment. It begins at the smallest,
 * so that nobody buys more by not looking. A form that asks for the pay page: it needs no script.
 */
export function Packages({ packages, order, held }: Props) {
  const t = useWords('paying.scheme');
  const { reference, exam } = useExam();
  // Beside a way that costs nothing, which leads, the button is quiet.
  const quiet = useAccountLeads(order);
  const onSale = isUnpaid(order);
  const buyable = onSale && packages.some(({ skuId }) => !held.includes(skuId));
  const first = packages.find(({ skuId }) => !held.includes(skuId))?.skuId;
  const tiers = packages.map((sku, index) => (
    <Tier
      key={sku.skuId}
      sku={sku}
      below={packages[index - 1]}
      step={index + 1}
      of={packages.length}
      standing={held.includes(sku.skuId) ? 'held' : onSale ? 'onSale' : 'shown'}
      first={sku.skuId === first}
    />
  ));
  if (!buyable)
    return (
      <section className={styles.tiers} aria-label={t('list')}>
        {tiers}
      </section>
    );
  return (
    <Form method="get" action={`/paying/paypage/${reference}`} className={styles.form}>
      <Kept orderNumber={order.orderNumber} />
      <fieldset className={styles.tiers}>
        <legend className="visually-hidden">{t('list')}</legend>
        {tiers}
      </fieldset>
      <div className={styles.foot}>
        <Totals packages={packages} />
        <button type="submit" className={`button ${quiet ? 'button--quiet' : ''}`} aria-describedby="total">
          {t('get', { goods: exam.goods })}
          <Icon name="next" />
        </button>
      </div>
    </Form>
  );
}

/** What the next address keeps of this one. */
function Kept({ orderNumber }: { orderNumber: string }) {
  const locale = useLocale();
  const [search] = useSearchParams();
  return Object.entries({ hl: locale, orderNumber, ...trackingOf(search) }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The total of each package; the style sheet shows that of the chosen one, before any script has come. */
function Totals({ packages }: { packages: readonly Sku[] }) {
  const t = useWords('paying');
  const money = useMoney();
  return (
    <div className={styles.totals} role="status" id="total">
      {packages.map(({ skuId, price }) => (
        <p key={skuId}>
          <span className="soft">{t('pay.total')}</span>{' '}
          <b className="display figures">{money.price(price)}</b>
          <TaxNote tax={price.tax} said={t('scheme.tax', { tax: price.tax })} />
        </p>
      ))}
    </div>
  );
}
