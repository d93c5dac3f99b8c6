import { Form, useNavigation } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import type { withdraw } from '#contract/payments.ts';
import { kindOf } from '../order/kinds.ts';
import { placeOf } from '../order/order-place.ts';
import { useMoney } from '../order/price.ts';
import { useAddress } from '../shell/addresses.ts';
import { useDay } from '../shell/day.ts';
import { useExam } from '../shell/exam.tsx';
import type { Problem } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import styles from './withdraw.module.css';
import { OrderRows, type WithdrawalProps } from './withdraw-meaning.tsx';

/** The second step: which contract, how much goes back, where the confirmation goes, and the button. */
export function Confirmation({
  order,
  standing,
  problem,
}: WithdrawalProps & { problem: Problem | undefined }) {
  const t = useWords('paying.withdraw');
  const money = useMoney();
  const address = useAddress();
  const sending = useNavigation().formMethod === 'POST';
  const { orderNumber } = order;
  return (
    <div className={`wrap ${styles.withdraw}`}>
      <title>{t('confirmTitle')}</title>
      <h1>{t('confirmTitle')}</h1>
      <OrderRows order={order}>
        {standing.amount && (
          <div>
            <dt>{t('amount')}</dt>
            <dd>{money.amount(standing.amount)}</dd>
          </div>
        )}
        {standing.email !== null && (
          <div>
            <dt>{t('mail')}</dt>
            <dd>
              <Unbroken part={standing.email} />
            </dd>
          </div>
        )}
      </OrderRows>
      <Form method="post" replace className={styles.confirm}>
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <ProblemNotice problem={sending ? undefined : problem} failed={t('failed')} stake="payment" />
        <button type="submit" className="button" aria-disabled={sending}>
          {sending ? t('confirming') : t('confirm')}
        </button>
        <a href={address('/paying/withdraw', { orderNumber })}>{t('home')}</a>
      </Form>
    </div>
  );
}

/** The acknowledgement, which a mail repeats. */
export function Done({
  order,
  standing,
  withdrawn,
}: WithdrawalProps & { withdrawn: DataOf<typeof withdraw> }) {
  const t = useWords('paying.withdraw');
  const money = useMoney();
  // The standing is that of after the press: nothing is left in it to refund.
  const amount = money.amount(withdrawn.amount);
  const email = standing.email ?? order.email;
  const texts = {
    requested: t('doneText', { amount }),
    pending: t('doneText', { amount }),
    succeeded: t('doneGiven', { amount }),
    failed: t('doneFailed'),
  };
  return (
    <Message title={t('doneTitle')} text={texts[withdrawn.refund]} lit={2}>
      {email !== null && (
        <p>
          <Unbroken part={email} within={t('doneMail', { email })} />
        </p>
      )}
      <Back order={order} />
    </Message>
  );
}

/** Why there is no withdrawing. */
export function Obstacle({ order, standing }: WithdrawalProps) {
  const t = useWords('paying.withdraw');
  const day = useDay();
  const obstacle = standing.obstacle ?? 'over';
  const { goods } = useExam().exam;
  const date = standing.until === null ? '' : day(standing.until);
  const texts = {
    notPaid: t('notPaidText'),
    tooLate: t('tooLateText', { date }),
    waived: t(kindOf(order).waived, { goods }),
    over: t('overText'),
  };
  return (
    <Message title={t(titles[obstacle])} text={texts[obstacle]} lit={2}>
      <Back order={order} />
    </Message>
  );
}

const titles = {
  notPaid: 'notPaidTitle',
  tooLate: 'tooLateTitle',
  waived: 'waivedTitle',
  over: 'overTitle',
} as const;

function Back({ order }: Pick<WithdrawalProps, 'order'>) {
  const t = useWords('paying.withdraw');
  const address = useAddress();
  const { path, orderNumber } = placeOf(order);
  return (
    <a className="button button--quiet" href={address(path, { orderNumber })}>
      {t('purchase')}
    </a>
  );
}
