import type { PaymentRequest, ProviderPayment } from '../provider.ts';
import type { PaypalCalls } from './client.ts';
import { orderBody, present } from './orders.ts';
import { refusalOf } from './problem.ts';

/** Refusals of an order that may nevertheless be there, or come to be: nothing is known by them. */
const undecided = new Set(['DUPLICATE_INVOICE_ID', 'PREVIOUS_REQUEST_IN_PROGRESS', 'RESOURCE_CONFLICT']);

/** Of PayPal's names: what was asked for is wrong, or cannot be done. The same would be said of it again. */
const final = new Set(['INVALID_REQUEST', 'UNPROCESSABLE_ENTITY']);

/**
 * Makes an order, or finds what the same key made. One that PayPal will not make has failed: nothing was charged, its
 * buyer may press again, and its coupon is free.
 */
export async function begin(
  paypal: PaypalCalls,
  request: PaymentRequest,
  brandName: string,
): Promise<ProviderPayment> {
  try {
    return present(await paypal.createOrder(orderBody(request, brandName), request.idempotencyKey));
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal || !final.has(refusal.name) || undecided.has(refusal.issue)) throw error;
    const { amount, currency, orderNumber } = request;
    return {
      reference: null,
      state: 'failed',
      failure: 'other',
      actionUrl: null,
      amount,
      currency,
      orderNumber,
    };
  }
}
