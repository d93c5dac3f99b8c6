import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import { checkPayment } from '#contract/payments.ts';
import type { OrderView } from '../order/order.server.ts';
import { useAddress } from '../shell/addresses.ts';
import { useClient } from '../shell/client.ts';
import { isClosed, screenOf } from './outcome.ts';
import { pauseBefore, slowMilliseconds } from './wait.ts';

/** Asks where a payment stands, ever more patiently, and goes to the screen that tells its end. */
export function usePaymentWatch(order: OrderView, first: DataOf<typeof checkPayment>) {
  const { orderNumber } = order;
  const client = useClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const address = useAddress();
  const [payment, setPayment] = useState(first);
  const [asking, setAsking] = useState(false);
  const [unreached, setUnreached] = useState(false);
  const [slow, setSlow] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const ask = useCallback(async () => {
    setAsking(true);
    const answer = await client.call(checkPayment, { body: { orderNumber } });
    setAsking(false);
    setUnreached(!answer.ok);
    setAttempt((before) => before + 1);
    if (!answer.ok) return;
    setPayment(answer.data);
    const screen = screenOf(answer.data, order);
    if (screen) await navigate(address(screen, { orderNumber }), { replace: true });
    else if (isClosed(answer.data)) await revalidate();
  }, [client, order, orderNumber, navigate, address, revalidate]);

  const over = payment.state === null || isClosed(payment) || screenOf(payment, order) !== undefined;
  useEffect(() => {
    if (over) return;
    const timer = setTimeout(() => void ask(), pauseBefore(attempt));
    return () => clearTimeout(timer);
  }, [over, attempt, ask]);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMilliseconds);
    return () => clearTimeout(timer);
  }, []);

  return { payment, asking, unreached, slow, ask };
}
