import { data } from 'react-router';
import { leaveReview } from '#contract/orders.ts';
import { hostOf } from '../host.server.ts';
import type { Host } from '../host.ts';
import { orderExtra } from '../order/extras.server.ts';
import { keepReport } from '../order/keep.server.ts';
import { endReadingBy } from '../order/other-readers.server.ts';
import { orderUpgrade } from '../order/upgrades.server.ts';
import type { Visit } from '../shell/onward.server.ts';
import { problemOf } from '../shell/problem.ts';
import { readReview } from './review.server.ts';
import { type ReviewOutcome, typedReview } from './review-outcome.ts';
import { share } from './share/share.server.ts';

/**
 * What a form of the report asks for: an extra, a larger package, that it be shared, kept under an address, that
 * others stop reading it, or that a review be kept.
 *
 * @throws a redirect to the extra's payment
 */
export async function reportAction(args: Visit, form: FormData) {
  if (form.get('intent') === 'extra') return data(await orderExtra(args, form), 422);
  if (form.get('intent') === 'upgrade') return data(await orderUpgrade(args, form), 422);
  if (form.get('intent') === 'keep') {
    const kept = await keepReport(hostOf(args.context), form);
    return data({ kind: 'keep' as const, kept }, kept.kind === 'kept' ? 200 : 422);
  }
  if (form.get('intent') === 'endReading') {
    const reading = await endReadingBy(hostOf(args.context), form);
    return data(reading, reading.kind === 'readingEnded' ? 200 : 422);
  }
  if (form.get('intent') === 'share') {
    const shared = await share(hostOf(args.context), form);
    return data(shared, shared.kind === 'shareDone' ? 200 : 422);
  }
  const outcome = await review(hostOf(args.context), form);
  return data(outcome, outcome.kind === 'saved' ? 200 : 422);
}

async function review(host: Host, form: FormData): Promise<ReviewOutcome> {
  const typed = typedReview(form);
  const read = readReview(String(form.get('orderNumber') ?? ''), typed);
  if ('missing' in read) return { kind: 'incomplete', missing: read.missing, typed };
  const saved = await host.call(leaveReview, { body: read.body });
  if (saved.ok) return { kind: 'saved' };
  const problem = problemOf(saved);
  const before = problem.kind === 'said' && problem.name === 'reviewTaken';
  return before ? { kind: 'saved' } : { kind: 'problem', problem, typed };
}
