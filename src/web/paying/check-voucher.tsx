import type { OrderView } from '../order/order.server.ts';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';

interface Props {
  order: OrderView;
  /** The voucher's page at the provider. */
  url: string;
  /** Another method was wanted, and the voucher could not be taken back for it. */
  kept: boolean;
}

/** The ways on from a voucher that waits to be paid. */
export function CheckVoucher({ order: { orderNumber, skuId }, url, kept }: Props) {
  const t = useWords('paying.check');
  const address = useAddress();
  return (
    <>
      {kept && (
        <p className="notice notice--warn" role="alert">
          {t('kept')}
        </p>
      )}
      <a className="button" href={url}>
        {t('voucherLink')}
      </a>
      <a className="button button--quiet" href={address('/paying/paypage', { orderNumber, skuId })}>
        {t('method')}
      </a>
    </>
  );
}
