import {
  CaptureStatus,
  CheckoutPaymentIntent,
  type Order,
  type OrderRequest,
  OrderStatus,
  type OrdersCapture,
  PayeePaymentMethodPreference,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import { languageTags } from '#locale/locales.ts';
import type { PaymentRequest, ProviderPayment } from '../provider.ts';
import { fromPaypal, toPaypal } from './amounts.ts';
import type { PaypalCalls } from './client.ts';
import { refusalOf } from './problem.ts';

/** PayPal cuts a longer description off. */
const descriptionLimit = 127;

/** @throws RangeError for what PayPal cannot charge: a currency it does not take, or a membership */
export function orderBody(request: PaymentRequest, brandName: string): OrderRequest {
  if (request.recurring) throw new RangeError('PayPal is not offered for memberships.');
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        referenceId: request.idempotencyKey,
        // PayPal captures an invoice once, so that even with its keys forgotten an attempt is charged once.
        invoiceId: request.idempotencyKey,
        customId: request.orderNumber,
        description: [...request.description].slice(0, descriptionLimit).join(''),
        amount: toPaypal(request.amount, request.currency),
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          brandName,
          locale: languageTags[request.locale],
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
          userAction: PaypalExperienceUserAction.PayNow,
          paymentMethodPreference: PayeePaymentMethodPreference.ImmediatePaymentRequired,
          returnUrl: request.returnUrl,
          cancelUrl: request.returnUrl,
        },
      },
    },
  };
}

type CaptureState = Pick<ProviderPayment, 'state' | 'failure'>;

const captureStates: Record<CaptureStatus, CaptureState> = {
  [CaptureStatus.Completed]: { state: 'succeeded', failure: null },
  // The money came; what went back is told by refunds.
  [CaptureStatus.PartiallyRefunded]: { state: 'succeeded', failure: null },
  [CaptureStatus.Refunded]: { state: 'succeeded', failure: null },
  [CaptureStatus.Pending]: { state: 'processing', failure: null },
  [CaptureStatus.Declined]: { state: 'failed', failure: 'declined' },
  [CaptureStatus.Failed]: { state: 'failed', failure: 'other' },
};

const byWeight = ['succeeded', 'processing', 'failed'];

const stateOf = ({ status }: OrdersCapture): CaptureState => {
  const state = status && captureStates[status];
  if (!state) throw new Error(`PayPal said of a capture: ${status}`);
  return state;
};

/** The capture that says most of what became of an order. */
export function captureOf(order: Order): OrdersCapture | undefined {
  const captures = order.purchaseUnits?.[0]?.payments?.captures ?? [];
  return captures.toSorted(
    (a, b) => byWeight.indexOf(stateOf(a).state) - byWeight.indexOf(stateOf(b).state),
  )[0];
}

/**
 * How an order stands, without touching it. One that the buyer has approved still needs action: ours, the capture.
 *
 * @throws Error for an order that says too little of itself
 */
export function present(order: Order): ProviderPayment {
  const unit = order.purchaseUnits?.[0];
  const capture = captureOf(order);
  if (!order.id || !unit?.customId || (order.status === OrderStatus.Completed && !capture)) {
    throw new Error('PayPal told too little of an order.');
  }
  const common = {
    reference: order.id,
    orderNumber: unit.customId,
    ...fromPaypal(capture?.amount ?? unit.amount),
  };
  if (capture) return { ...common, ...stateOf(capture), actionUrl: null };
  if (order.status === OrderStatus.Voided)
    return { ...common, state: 'canceled', failure: null, actionUrl: null };
  return { ...common, state: 'requires_action', failure: null, actionUrl: actionUrlOf(order.links) };
}

function actionUrlOf(links: readonly { rel: string; href: string }[] | undefined): string | null {
  const named = (name: string) => links?.find(({ rel }) => rel === name)?.href;
  return named('payer-action') ?? named('approve') ?? null;
}

/** The buyer's funds were refused; this order is given up. */
const declines = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
]);

/** The buyer has to visit PayPal again. */
const unfinished = new Set([
  'PAYER_ACTION_REQUIRED',
  'ORDER_NOT_APPROVED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
]);

/** Takes the money of an order that its buyer has approved, once; of any other only says how it stands. */
export async function complete(
  paypal: PaypalCalls,
  request: PaymentRequest,
  order: Order,
): Promise<ProviderPayment> {
  if (order.status !== OrderStatus.Approved || !order.id) return present(order);
  if (!isOf(order, request)) throw new Error(`PayPal order ${order.id} is not what was asked for.`);
  try {
    return present(await paypal.captureOrder(order.id, `${request.idempotencyKey}:capture`));
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    if (declines.has(refusal.issue)) {
      return { ...present(order), state: 'failed', failure: 'declined', actionUrl: null };
    }
    if (unfinished.has(refusal.issue)) {
      return { ...present(order), actionUrl: actionUrlOf(refusal.links) ?? actionUrlOf(order.links) };
    }
    const now = refusal.issue === 'ORDER_ALREADY_CAPTURED' ? await paypal.order(order.id) : undefined;
    if (!now) throw error;
    return present(now);
  }
}

function isOf(order: Order, request: PaymentRequest): boolean {
  const unit = order.purchaseUnits?.[0];
  const { amount, currency } = fromPaypal(unit?.amount);
  return (
    order.purchaseUnits?.length === 1 &&
    unit?.referenceId === request.idempotencyKey &&
    unit.customId === request.orderNumber &&
    amount === request.amount &&
    currency === request.currency
  );
}
