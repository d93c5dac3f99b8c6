import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import type { paymentMethods, Sku } from '#contract/catalogue.ts';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useLocale, useWords } from '../shell/words.tsx';
import { useClient } from '../ui/client.ts';
import { EmailField } from '../ui/email-field.tsx';
import type { OrderView } from '../ui/order.server.ts';
import { priceText } from '../ui/price.ts';
import { ProblemNotice } from '../ui/problem-notice.tsx';
import { MethodChoice } from './method-choice.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { newPressId, type PayOutcome, pay } from './pay.ts';
import styles from './paypage.module.css';

interface Props {
  order: OrderView;
  sku: Sku;
  payment: DataOf<typeof paymentMethods>;
  firstPressId: string;
  /** What came of a press without script. */
  posted: { outcome: PayOutcome | undefined; email?: string; paymentMethod?: string } | undefined;
}

/** E-mail, method, order and the button. However often the button is clicked, it is one press until it is answered. */
export function PayForm({ order, sku, payment, firstPressId, posted }: Props) {
  const t = useWords('paying.pay');
  const { exam, market } = useExam();
  const locale = useLocale();
  const address = useAddress();
  const navigate = useNavigate();
  const client = useClient();
  const form = useRef<HTMLFormElement>(null);
  const [pressId, setPressId] = useState(firstPressId);
  const [outcome, setOutcome] = useState(posted?.outcome);
  const [paying, setPaying] = useState<'paying' | 'secure'>();
  const price = outcome?.kind === 'priceChanged' ? outcome.price : sku.price;

  const follow = async (result: PayOutcome) => {
    if (result.kind === 'leave') {
      setPaying('secure');
      globalThis.location.assign(result.url);
      return;
    }
    if (result.kind === 'go') {
      await navigate(address(result.to, { orderNumber: order.orderNumber }));
      return;
    }
    setPaying(undefined);
    setOutcome(result);
    const answered = result.kind !== 'problem' || result.problem.kind === 'said';
    if (answered) setPressId(newPressId());
    if (result.kind === 'incomplete') {
      const name = result.email ? 'email' : 'paymentMethod';
      form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
    }
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (paying) return;
    const fields = new FormData(event.currentTarget);
    setPaying('paying');
    const what = {
      orderNumber: order.orderNumber,
      skuId: sku.skuId,
      examId: exam.examId as `SUBS-${number}`,
      countryCode: market,
      locale,
    };
    await follow(
      await pay(client, what, {
        email: String(fields.get('email') ?? ''),
        paymentMethod: String(fields.get('paymentMethod') ?? ''),
        shown: { amount: price.amount, currency: price.currency },
        pressId,
      }),
    );
  };

  const missing = outcome?.kind === 'incomplete' ? outcome : undefined;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={`wrap ${styles.pay}`}
      onSubmit={(event) => void onSubmit(event)}
    >
      <h1>{t('title')}</h1>
      <div className={`stack ${styles.form}`}>
        <EmailField
          label={t('emailLabel')}
          hint={t('emailHint')}
          error={missing?.email && t(missing.email)}
          defaultValue={posted?.email ?? order.email ?? undefined}
        />
        <MethodChoice
          payment={payment}
          error={missing?.method && t(missing.method)}
          chosen={posted?.paymentMethod}
        />
      </div>
      <OrderSheet order={order} sku={sku} price={price}>
        {outcome?.kind === 'priceChanged' && (
          <p className="notice notice--warn" role="alert">
            {t('priceChanged', {
              old: priceText(outcome.old, locale),
              new: priceText(outcome.price, locale),
            })}
          </p>
        )}
        <ProblemNotice
          problem={outcome?.kind === 'problem' ? outcome.problem : undefined}
          failed={t('failed')}
          stake="payment"
        />
        <input type="hidden" name="orderNumber" value={order.orderNumber} />
        <input type="hidden" name="skuId" value={sku.skuId} />
        <input type="hidden" name="amount" value={price.amount} />
        <input type="hidden" name="currency" value={price.currency} />
        <input type="hidden" name="pressId" value={pressId} />
        <button type="submit" className="button button--wide" aria-disabled={paying !== undefined}>
          {t('pay')}
        </button>
        <p role="status" className="small soft">
          {paying && t(paying)}
        </p>
      </OrderSheet>
    </form>
  );
}
