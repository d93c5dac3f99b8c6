import { type FormEvent, type RefObject, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { trackingOf } from '#contract/tracking.ts';
import type { OrderView } from '../order/order.server.ts';
import { useAddress } from '../shell/addresses.ts';
import { useClient } from '../shell/client.ts';
import type { Offer } from './offer.server.ts';
import { newPressId, type PayOutcome, pay, toldTo } from './pay.ts';

interface Pressed {
  order: OrderView;
  offer: Offer;
  firstPressId: string;
  /** What came of a press before this page was made. */
  first: PayOutcome | undefined;
  form: RefObject<HTMLFormElement | null>;
}

/** The press of the pay button and what comes of it; a changed price stands until another code is applied. */
export function usePress({ order, offer, firstPressId, first, form }: Pressed) {
  const address = useAddress();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const client = useClient();
  const [pressId, setPressId] = useState(firstPressId);
  const [outcome, setOutcome] = useState(first);
  const [paying, setPaying] = useState<'paying' | 'secure'>();
  const changed = outcome?.kind === 'priceChanged' && outcome.price.coupon === offer.price.coupon;
  const price = changed ? outcome.price : offer.price;

  const follow = async (result: PayOutcome) => {
    if (result.kind === 'leave') {
      setPaying('secure');
      globalThis.location.assign(result.url);
      return;
    }
    if (result.kind === 'go') {
      await navigate(address(result.to, { orderNumber: order.orderNumber, ...toldTo(result) }));
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

  const press = async (fields: FormData) => {
    setPaying('paying');
    const result = await pay(
      client,
      { orderNumber: order.orderNumber, skuId: offer.skuId },
      {
        email: String(fields.get('email') ?? ''),
        paymentMethod: String(fields.get('paymentMethod') ?? ''),
        coupon: price.coupon ?? undefined,
        waiver: fields.has('waiver'),
        shown: { amount: price.total, currency: price.currency },
        pressId,
        tracking: trackingOf(search),
      },
    );
    await follow(result);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!paying) void press(new FormData(event.currentTarget));
  };

  return { outcome, paying, pressId, price, onSubmit };
}
