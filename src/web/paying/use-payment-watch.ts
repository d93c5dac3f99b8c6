import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import { checkPayment } from '#contract/payments.ts';
import { useAddress } from '../shell/addresses.ts';
import { useClient } from '../ui/client.ts';
import { screenOf } from './outcome.ts';
import { pauseBefore, slowMilliseconds } from './wait.ts';

/** Asks where a payment stands, ever more patiently, and goes to the screen that tells its end. */
export function usePaymentWatch(orderNumber: string, first: DataOf<typeof checkPayment>) {
  const client = useClient();
  const navigate = useNavigate();
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
    const screen = screenOf(answer.data);
    if (screen) await navigate(address(screen, { orderNumber }), { replace: true });
  }, [client, orderNumber, navigate, address]);

  const over = payment.state === null || screenOf(payment) !== undefined;
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
