import { useRef } from 'react';
import type { DataOf } from '#contract/call.ts';
import type { paymentMethods } from '#contract/catalogue.ts';
import { namesObligation } from '#locale/markets.ts';
import { AccountWay } from '../order/account-way.tsx';
import { kindOf } from '../order/kinds.ts';
import type { OrderView } from '../order/order.server.ts';
import { useMoney } from '../order/price.ts';
import { useExam } from '../shell/exam.tsx';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { Agreed } from './agreed.tsx';
import { Agreement } from './agreement.tsx';
import { CouponForm } from './coupon.tsx';
import { MethodChoice } from './method-choice.tsx';
import { groupMethods } from './method-groups.ts';
import type { Offer } from './offer.server.ts';
import { OrderSheet } from './order-sheet.tsx';
import type { PayOutcome } from './pay.ts';
import styles from './paypage.module.css';
import { usePress } from './use-press.ts';

interface Props {
  order: OrderView;
  offer: Offer;
  payment: DataOf<typeof paymentMethods>;
  firstPressId: string;
  /** When a membership that begins now renews for the first time. */
  firstRenewal: string | null;
  /** The method that was tried before. */
  again: string | undefined;
  /** What came of a press without script. */
  posted: { outcome: PayOutcome | undefined; email?: string; paymentMethod?: string } | undefined;
}

/** E-mail, method, order and the button. However often the button is clicked, it is one press until it is answered. */
export function PayForm({ order, offer, payment, firstPressId, firstRenewal, again, posted }: Props) {
  const t = useWords('paying.pay');
  const money = useMoney();
  const way = useWords('way.pay');
  const { market, exam } = useExam();
  const form = useRef<HTMLFormElement>(null);
  const { outcome, paying, pressId, price, onSubmit } = usePress({
    order,
    offer,
    firstPressId,
    first: posted?.outcome,
    form,
  });
  const groups = groupMethods(payment.methods, offer.every !== null);
  const samples = payment.methods.some(({ provider }) => provider === 'sandbox');
  const card = groups.flatMap(({ methods }) => methods).find(({ kind }) => kind === 'card');
  const missing = outcome?.kind === 'incomplete' ? outcome : undefined;
  const total = { amount: price.total, currency: price.currency };
  return (
    <div className={`wrap ${styles.page}`}>
      <form ref={form} method="post" noValidate className={styles.pay} onSubmit={onSubmit}>
        <h1>{t('title')}</h1>
        <AccountWay order={order} className={styles.account} />
        <div className={`stack ${styles.form}`}>
          <EmailField
            label={t('emailLabel')}
            hint={t(kindOf(order).emailHint, { goods: exam.goods })}
            error={missing?.email && t(missing.email)}
            defaultValue={posted?.email ?? order.email ?? undefined}
          />
          <MethodChoice
            groups={groups}
            demonstration={payment.demonstration}
            error={missing?.method && t(missing.method)}
            chosen={posted?.paymentMethod ?? again ?? (payment.demonstration ? undefined : card?.id)}
          />
        </div>
        <OrderSheet order={order} offer={offer} price={price}>
          <Agreement
            order={order}
            renewal={
              offer.every && firstRenewal ? { every: offer.every, price: total, first: firstRenewal } : null
            }
          />
          <div className="small">
            <Agreed membership={offer.every !== null} />
          </div>
          {outcome?.kind === 'priceChanged' && (
            <p className="notice notice--warn" role="alert">
              {t('priceChanged', { old: money.price(outcome.old), new: money.price(total) })}
            </p>
          )}
          <ProblemNotice
            problem={outcome?.kind === 'problem' ? outcome.problem : undefined}
            failed={t('failed')}
            stake="payment"
          />
          <input type="hidden" name="orderNumber" value={order.orderNumber} />
          <input type="hidden" name="skuId" value={offer.skuId} />
          <input type="hidden" name="amount" value={total.amount} />
          <input type="hidden" name="currency" value={total.currency} />
          {price.coupon !== null && <input type="hidden" name="coupon" value={price.coupon} />}
          <input type="hidden" name="pressId" value={pressId} />
          <button type="submit" className="button button--wide" aria-disabled={paying !== undefined}>
            {namesObligation(market) ? t('payObliged') : t('pay', { price: money.price(total) })}
          </button>
          <p role="status" className="small soft">
            {paying && t(paying)}
          </p>
          {!samples && <p className="small soft">{way('next')}</p>}
        </OrderSheet>
      </form>
      <CouponForm />
    </div>
  );
}
