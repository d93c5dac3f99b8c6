import { Link } from 'react-router';
import type { Sku } from '#contract/catalogue.ts';
import { priceText } from '../order/price.ts';
import { useAddress } from '../shell/addresses.ts';
import { useLocale, useWords } from '../shell/words.tsx';
import { Gates } from '../ui/gates.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './tier.module.css';

interface Props {
  sku: Sku;
  /** The package below, all of which this one may hold. */
  below: Sku | undefined;
  /** From 1: how many pairs of gates are lit. */
  step: number;
  orderNumber: string;
  standing: 'onSale' | 'held' | 'shown';
}

/** One package: what it is called, what it costs with its tax, what it holds, and the way to it. */
export function Tier({ sku, below, step, orderNumber, standing }: Props) {
  const t = useWords('paying.scheme');
  const locale = useLocale();
  const address = useAddress();
  const names = new Set(sku.features.map((feature) => feature.name));
  const holdsBelow = below?.features.every((feature) => names.has(feature.name)) ?? false;
  const added = holdsBelow
    ? sku.features.filter((feature) => !below?.features.some((other) => other.name === feature.name))
    : sku.features;

  return (
    <article className={styles.tier} data-step={Math.min(step, 3)} aria-labelledby={sku.skuId}>
      <Gates lit={Math.min(6, step * 2)} className={styles.gates} />
      <h2 id={sku.skuId} className={styles.name}>
        {sku.name}
      </h2>
      <p className={styles.price}>
        <b className="display figures">{priceText(sku.price, locale)}</b>{' '}
        <span className="small soft">{t('tax', { tax: sku.price.taxIncluded ? 'included' : 'added' })}</span>
      </p>
      {(sku.mostPopular || sku.salesVolume !== null) && (
        <p className={`${styles.true} small`}>
          {sku.mostPopular && <strong>{t('mostPopular')}</strong>}{' '}
          {sku.salesVolume !== null && t('sales', { count: sku.salesVolume })}
        </p>
      )}
      <div className={styles.gets}>
        <h3>{t('youWillGet')}</h3>
        {holdsBelow && below && <p>{t('alsoGet', { name: below.name })}</p>}
        <ul role="list">
          {added.map((feature) => (
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
      {standing === 'onSale' && (
        <Link
          className={`button button--wide ${styles.way}`}
          to={address('/paying/paypage', { orderNumber, skuId: sku.skuId })}
          aria-label={t('getNamed', { name: sku.name })}
        >
          {t('get')}
        </Link>
      )}
      {standing === 'held' && <p className={`${styles.held} notice notice--good`}>{t('held')}</p>}
    </article>
  );
}
