import type { Sku } from '#contract/catalogue.ts';
import { useMoney } from '../order/price.ts';
import { TaxNote } from '../order/tax-note.tsx';
import { toldOf } from '../order/told-of.ts';
import { useWords } from '../shell/words.tsx';
import { Gates, litAt } from '../ui/gates.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './tier.module.css';

interface Props {
  sku: Sku;
  /** The package below, all of which this one may hold. */
  below: Sku | undefined;
  /** Its place among the packages, from 1, and how many there are. */
  step: number;
  of: number;
  standing: 'onSale' | 'held' | 'shown';
  /** Chosen until another one is. */
  first: boolean;
}

/** One package: what it is called, what it costs with its tax, and what it holds; pressed anywhere, it is chosen. */
export function Tier({ sku, below, step, of, standing, first }: Props) {
  const t = useWords('paying.scheme');
  const money = useMoney();
  const { skuId } = sku;
  const buyable = standing === 'onSale';

  return (
    <article className={styles.tier} data-step={Math.min(step, 3)} aria-labelledby={skuId}>
      <Gates lit={litAt(step, of)} className={styles.gates} />
      <div className={styles.name}>
        {buyable && (
          <input
            type="radio"
            name="skuId"
            value={skuId}
            id={`choose-${skuId}`}
            aria-describedby={`price-${skuId}`}
            defaultChecked={first}
          />
        )}
        <h3 id={skuId}>{buyable ? <label htmlFor={`choose-${skuId}`}>{sku.name}</label> : sku.name}</h3>
      </div>
      <p className={styles.price} id={`price-${skuId}`}>
        <b className="display figures">{money.price(sku.price)}</b>
        <TaxNote tax={sku.price.tax} said={t('tax', { tax: sku.price.tax })} />
      </p>
      {(sku.mostPopular || sku.salesVolume !== null) && (
        <p className={`${styles.true} small`}>
          {sku.mostPopular && <strong>{t('mostPopular')}</strong>}{' '}
          {sku.salesVolume !== null && t('sales', { count: sku.salesVolume })}
        </p>
      )}
      <div className={styles.gets}>
        <h4>{t('youWillGet')}</h4>
        {sku.adds && below && <p>{t('alsoGet', { name: below.name })}</p>}
        <ul role="list">
          {toldOf(sku).map((feature) => (
            <li key={feature.name}>
              <Icon name="tick" />
              <span>
                <strong>{feature.name}</strong>
                {feature.content && <span className="soft">{feature.content}</span>}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {standing === 'held' && <p className={`${styles.held} notice notice--good`}>{t('held')}</p>}
    </article>
  );
}
