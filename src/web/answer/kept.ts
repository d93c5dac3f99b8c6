import type { z } from 'zod';
import type { sequencedAnswer } from '#contract/sittings.ts';
import type { Moment, Standing } from './walk.ts';

export type SequencedAnswer = z.output<typeof sequencedAnswer>;

/**
 * A sitting as the device keeps it. `sequence` grows by one with every change, so that the server can tell the newer
 * of two writes whatever arrives last; `sent` is the highest sequence that the server has confirmed.
 */
export interface KeptSitting {
  /** The question that was last open, from 1. */
  page: number;
  /** What stands there; without it, what the way opens this question with. */
  moment?: Moment | undefined;
  /** The moments of gates that were seen. */
  seen: string[];
  sequence: number;
  sent: number;
  answers: Record<string, SequencedAnswer>;
  /** Of a test in stages, the questions whose answers stand, in the order of their places. */
  closed: string[];
  /** The stages that were gone into as planned, since the chosen questions had not come. */
  planned: number[];
  /** Set once the answers are confirmed: from then on nothing changes. */
  orderNumber: string | null;
}

export const emptySitting: KeptSitting = {
  page: 1,
  seen: [],
  sequence: 0,
  sent: 0,
  answers: {},
  closed: [],
  planned: [],
  orderNumber: null,
};

/**
 * A sitting as the server knows it, for a device that has kept nothing: it opens at the first question without an
 * answer.
 *
 * @param stand how many of the questions, from the first, are closed
 */
export function fromServer(
  questionIds: readonly string[],
  answers: readonly SequencedAnswer[],
  orderNumber: string | null,
  stand = 0,
): KeptSitting {
  const merged = merge(emptySitting, answers);
  const open = questionIds.findIndex(
    (questionId, at) => at >= stand && choiceOf(merged, questionId) === null,
  );
  return {
    ...merged,
    closed: questionIds.slice(0, stand),
    page: open === -1 ? Math.max(1, questionIds.length) : open + 1,
    sent: merged.sequence,
    orderNumber,
  };
}

export interface Given {
  questionId: string;
  choice: number | null;
  /** Time spent on the question altogether. */
  milliseconds: number;
}

/** One answer given, changed or timed anew; a repetition of what is already kept changes nothing. */
export function record(sitting: KeptSitting, given: Given): KeptSitting {
  if (sitting.orderNumber !== null || sitting.closed.includes(given.questionId)) return sitting;
  const before = sitting.answers[given.questionId];
  if (before && before.choice === given.choice && before.milliseconds === given.milliseconds) return sitting;
  const sequence = sitting.sequence + 1;
  return {
    ...sitting,
    sequence,
    answers: { ...sitting.answers, [given.questionId]: { ...given, sequence } },
  };
}

/** Opens another place of the way; what was answered or spent on the one before goes with it in one change. */
export function turn(
  sitting: KeptSitting,
  given: Given,
  { page, moment }: Standing,
  settled?: Pick<KeptSitting, 'closed' | 'planned'>,
): KeptSitting {
  return { ...record(sitting, given), page, moment, ...settled };
}

/** Goes on from a gate's moment, which then has been seen. */
export function pass(sitting: KeptSitting, name: string, { page, moment }: Standing): KeptSitting {
  return { ...sitting, page, moment, seen: [...new Set([...sitting.seen, name])] };
}

/** Brings together what two places hold of the same sitting: of each question the newer answer. */
export function merge(sitting: KeptSitting, others: readonly SequencedAnswer[]): KeptSitting {
  const answers = { ...sitting.answers };
  for (const other of others) {
    const mine = answers[other.questionId];
    if (!mine || isNewer(other, mine)) answers[other.questionId] = other;
  }
  const sequence = Math.max(sitting.sequence, ...others.map((other) => other.sequence));
  return { ...sitting, answers, sequence };
}

/**
 * Two tabs of a sitting brought together. Answers that one of them has closed are as they were there; of two that closed as
 * many questions, both keep the same.
 */
export function join(mine: KeptSitting, other: KeptSitting): KeptSitting {
  const both = merge(mine, Object.values(other.answers));
  const answers = { ...both.answers };
  const keepClosed = (one: KeptSitting, another: KeptSitting) => {
    for (const id of one.closed.filter((closed) => !another.closed.includes(closed))) {
      const stands = one.answers[id];
      if (stands) answers[id] = stands;
      else delete answers[id];
    }
  };
  keepClosed(mine, other);
  keepClosed(other, mine);
  return {
    ...both,
    answers,
    closed:
      [mine.closed, other.closed].sort((a, b) => b.length - a.length || (`${a}` < `${b}` ? -1 : 1))[0] ?? [],
    planned: [...new Set([...mine.planned, ...other.planned])].sort((a, b) => a - b),
  };
}

/** Two tabs may give the same sequence before they hear of each other; then both must keep the same one of the two. */
function isNewer(one: SequencedAnswer, other: SequencedAnswer): boolean {
  if (one.sequence !== other.sequence) return one.sequence > other.sequence;
  if (one.milliseconds !== other.milliseconds) return one.milliseconds > other.milliseconds;
  return (one.choice ?? -1) > (other.choice ?? -1);
}

/** Every answer that is not closed taken back, as changes of their own: the server must forget them too. */
export function clear(sitting: KeptSitting): KeptSitting {
  const { orderNumber, closed } = sitting;
  if (orderNumber !== null) return sitting;
  let { sequence } = sitting;
  const answers = Object.fromEntries(
    Object.entries(sitting.answers).map(([questionId, answer]) => {
      if (closed.includes(questionId)) return [questionId, answer];
      sequence += 1;
      return [questionId, { questionId, choice: null, milliseconds: 0, sequence }];
    }),
  );
  return { ...sitting, page: closed.length + 1, moment: undefined, seen: [], sequence, answers };
}

/** What the server has not confirmed yet, oldest first. */
export function pending(sitting: KeptSitting): SequencedAnswer[] {
  return allAnswers(sitting).filter((answer) => answer.sequence > sitting.sent);
}

/** All that is kept, in the order in which it was given. */
export function allAnswers(sitting: KeptSitting): SequencedAnswer[] {
  return Object.values(sitting.answers).sort((one, other) => one.sequence - other.sequence);
}

export function acknowledge(sitting: KeptSitting, sequence: number): KeptSitting {
  return sequence > sitting.sent ? { ...sitting, sent: sequence } : sitting;
}

export function choiceOf(sitting: KeptSitting, questionId: string): number | null {
  return sitting.answers[questionId]?.choice ?? null;
}

export function answeredCount(sitting: KeptSitting): number {
  return Object.values(sitting.answers).filter((answer) => answer.choice !== null).length;
}

/** Time spent on one question so far. */
export function timeOf(sitting: KeptSitting, questionId: string): number {
  return sitting.answers[questionId]?.milliseconds ?? 0;
}

export function totalTime(sitting: KeptSitting): number {
  return Object.values(sitting.answers).reduce((sum, answer) => sum + answer.milliseconds, 0);
}
