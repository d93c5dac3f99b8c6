import type { FastifyBaseLogger } from 'fastify';
import { marketsThatAsk, missingToSell, type Seller } from './legal/seller.ts';
import type { NoAnswer } from './payments/answer.ts';
import type { DisputeTrouble } from './payments/disputes.ts';
import type { MismatchTold } from './payments/mismatches.ts';
import type { RefundTrouble } from './payments/refunds/settle.ts';
import type { Config } from './platform/config.ts';
import { OperatorError } from './platform/errors.ts';
import type { Metrics } from './platform/metrics.ts';
import type { OpenProviders } from './providers/index.ts';

/** Tells the one who runs the site what a person must look at: a line in the log, and a count that can ring a bell. */
export function alarms(log: FastifyBaseLogger, metrics: Pick<Metrics, 'moneyTrouble'>) {
  return {
    onNoAnswer({ err, provider, orderNumber }: NoAnswer): void {
      log.warn({ err, provider, orderNumber }, 'A payment provider gave no answer; it is asked again.');
    },
    onSurplus(told: { orderNumber: string; attemptId: string }): void {
      log.error(told, 'An order that was paid already was paid again; the money goes back.');
      metrics.moneyTrouble('surplus');
    },
    onMismatch(told: MismatchTold): void {
      log.error(
        told,
        'Money came that is not what was asked for: look at the provider, and at operate late.',
      );
      metrics.moneyTrouble('mismatch');
    },
    onRefundTrouble(told: RefundTrouble): void {
      log.error(told, 'A refund did not reach its buyer: look at the provider, and ask for it anew.');
      metrics.moneyTrouble(`refund_${told.problem}`);
    },
    onDisputeTrouble(told: DisputeTrouble): void {
      log.error(told, 'A payment is disputed: look at the provider.');
      metrics.moneyTrouble(`dispute_${told.problem}`);
    },
  };
}

/**
 * Refuses to open a shop that gives everything away: most often a lost variable, and not what its owner means.
 *
 * @throws OperatorError for a public site under https without a payment provider's keys that is not said to be a demonstration
 */
export function assertSelling(
  { production, secure, demonstration }: Pick<Config, 'production' | 'secure' | 'demonstration'>,
  { offered }: Pick<OpenProviders, 'offered'>,
): void {
  if (!production || !secure || demonstration || offered.some((one) => !one.demonstration)) return;
  throw new OperatorError(
    'No payment provider has its keys, so every report would be sold for nothing: set them, or DEMONSTRATION=yes.',
  );
}

/** Says at the start of a public site what its owner may have forgotten about selling. */
export function warnOfSelling(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { seller, secure }: { readonly seller: Seller; readonly secure: boolean },
  { offered, inTestMode, takesMoney }: Pick<OpenProviders, 'offered' | 'inTestMode' | 'takesMoney'>,
): void {
  if (offered.every(({ demonstration }) => demonstration)) {
    log.warn('A demonstration is the only payment provider: reports are sold for nothing.');
  }
  if (inTestMode.length > 0) {
    log.warn(`${inTestMode.join(' and ')} in test mode: what is paid there is sold for nothing.`);
  }
  if (!takesMoney) return;
  const missing = missingToSell(seller);
  if (missing.length > 0) {
    log.warn(
      secure
        ? `No payment is taken until ${missing.join(', ')} are set: a shop says who sells.`
        : `${missing.join(', ')} are not set: receipts do not say whom a buyer has a contract with.`,
    );
    return;
  }
  for (const market of marketsThatAsk) {
    const more = missingToSell(seller, market);
    if (more.length > 0) log.warn(`No payment is taken in ${market} until ${more.join(', ')} are set.`);
  }
}
