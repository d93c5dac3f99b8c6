import type { Extra } from '../order/buy-extra.tsx';
import { extraKindOf, extraKinds } from '../order/extra-kinds.ts';
import type { OrderView } from '../order/order.server.ts';
import { useWayToExtra } from '../order/use-way-to-extra.ts';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import styles from './success.module.css';

interface Props {
  order: OrderView;
  /** Null where it cannot be told now. */
  extra: Extra | null;
}

/** What there is to do with the extra, and the way to it: to its test, to its report, or to the files of the report that it was added to. */
export function ExtraBought({ order, extra }: Props) {
  const t = useWords('paying.success');
  const address = useAddress();
  const wayTo = useWayToExtra();
  const { productName, parentOrderNumber, email } = order;
  const kind = extra && extraKinds[extraKindOf(extra)];
  return (
    <>
      {productName !== null && <p className="lede">{t('extraTitle', { name: productName })}</p>}
      {kind && <p>{t(kind.text)}</p>}
      {email !== null && (
        <p className="soft">
          <Unbroken part={email} within={t('receiptTo', { email })} />
        </p>
      )}
      <div className={styles.open}>
        {extra && kind && (
          <a className="button" href={wayTo(extra, parentOrderNumber)}>
            {t(kind.go)}
          </a>
        )}
        <a href={address('/report/result', { orderNumber: parentOrderNumber })}>{t('extraReport')}</a>
      </div>
    </>
  );
}
