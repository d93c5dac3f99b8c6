import { Link } from 'react-router';
import type { OrderView } from '../order/order.server.ts';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './scheme.module.css';

/** What has already become of the order, before anybody pays for it twice. */
export function OrderStanding({ order }: { order: OrderView }) {
  const t = useWords('paying.scheme');
  const address = useAddress();
  const { goods } = useExam().exam;
  const { orderNumber } = order;
  if (order.unlocked) {
    return (
      <div className={`notice notice--good ${styles.standing}`}>
        <p>
          <strong>{t('heldTitle', { goods })}</strong> {t('heldText', { goods })}
        </p>
        <Link to={address('/report/result', { orderNumber })}>{t('open', { goods })}</Link>
      </div>
    );
  }
  if (order.orderState !== 'pending') return null;
  return (
    <div className={`notice ${styles.standing}`}>
      <p>
        <strong>{t('pendingTitle')}</strong> {t('pendingText')}
      </p>
      <Link to={address('/paying/check', { orderNumber })}>{t('pendingLink')}</Link>
    </div>
  );
}
