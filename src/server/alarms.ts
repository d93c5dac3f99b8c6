import type { FastifyBaseLogger } from 'fastify';
import type { NoAnswer } from './payments/answer.ts';
import type { DisputeTrouble } from './payments/disputes.ts';
import type { RefundTrouble } from './payments/refunds/settle.ts';
import type { Metrics } from './platform/metrics.ts';

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
