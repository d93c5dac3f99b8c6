import type { ExamAmongOthers } from '#contract/exams.ts';
import type { NextTest } from '#contract/next.ts';
import type { Extra } from './buy-extra.tsx';

/** Where a reader stands with another test: paid for and to be taken, open, sold beside the report, or without a price here. */
export type OfferState = 'toTake' | 'toRead' | 'priced' | 'free';

/** Another test, offered beside a report. */
export interface Offered extends ExamAmongOthers {
  readonly examId: string;
  readonly name: string;
  /** Why it may interest, or what it asks. */
  readonly because: string;
  readonly state: OfferState;
  /** Null where none is sold beside the report. */
  readonly extra: Extra | null;
}

/** What is paid for waits first, what is open already comes last. */
const ranks: { readonly [State in OfferState]: number } = { toTake: 0, priced: 1, free: 1, toRead: 2 };

function stateOf(extra: Extra | undefined): OfferState {
  if (!extra) return 'free';
  if (extra.reportOrderNumber !== null) return 'toRead';
  return extra.held ? 'toTake' : 'priced';
}

/**
 * Every other test once, whether it is sold beside the report, suggested by the result, or both: those that the result leads
 * to before the others.
 */
export function offersOf(extras: readonly Extra[], next: readonly NextTest[]): readonly Offered[] {
  const suggested = next.map((test): Offered => {
    const extra = extras.find(({ examId }) => examId === test.examId);
    return { ...test, state: stateOf(extra), extra: extra ?? null };
  });
  const others = extras.flatMap((extra): Offered[] => {
    const { examId, name, test } = extra;
    if (examId === null || test === null || next.some((one) => one.examId === examId)) return [];
    const { title: because, ...shown } = test;
    return [{ ...shown, examId, name, because, state: stateOf(extra), extra }];
  });
  return [...suggested, ...others].toSorted((one, other) => ranks[one.state] - ranks[other.state]);
}
