import { Link } from 'react-router';
import { AccountWay, accountOpens, useAccountLeads } from '../order/account-way.tsx';
import type { OrderView } from '../order/order.server.ts';
import { useAddress } from '../shell/addresses.ts';
import { choiceIn, useExam } from '../shell/exam.tsx';
import { useRepeat } from '../shell/use-repeat.ts';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';

/** A report that is not open: why, and the ways on, the free one first. One just paid for opens by itself. */
export function LockedReport({ order }: { order: OrderView }) {
  const t = useWords('report.locked');
  const address = useAddress();
  const { exam } = useExam();
  const leads = useAccountLeads(order);
  const { goods } = exam;
  const { orderNumber, orderState } = order;
  const arriving = orderState === 'paid' || orderState === 'partially_refunded';
  useRepeat(arriving);

  const free = <Link to={address('/report/result-free-test', { orderNumber })}>{t('free')}</Link>;
  if (arriving || orderState === 'pending') {
    return (
      <Message title={t('pendingTitle')} text={t('pendingText', { goods })} lit={5}>
        <Link className="button" to={address('/paying/check', { orderNumber })}>
          {t('check')}
        </Link>
        {free}
      </Message>
    );
  }
  if (orderState === 'refunded') {
    return (
      <Message title={t('refundedTitle')} text={t('refundedText')} lit={2}>
        {free}
      </Message>
    );
  }
  if (orderState === 'disputed') {
    return (
      <Message title={t('disputedTitle')} text={t('disputedText')} lit={2}>
        {free}
      </Message>
    );
  }
  const opens = accountOpens(order) !== undefined;
  return (
    <Message
      title={t('reportTitle', { goods })}
      text={opens ? t('savedText') : t('reportText', { goods })}
      lit={3}
    >
      {opens && <AccountWay order={order} leads />}
      <Link
        className={`button ${leads ? 'button--quiet' : ''}`}
        to={address('/paying/scheme', { orderNumber })}
      >
        {t('choose', choiceIn(exam))}
      </Link>
      {exam.freeWithAccount !== 'whole' && <Link to={address('/member')}>{t('activate')}</Link>}
      {free}
    </Message>
  );
}
