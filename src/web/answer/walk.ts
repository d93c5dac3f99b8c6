import type { Gate, Question } from '#contract/exams.ts';

/** What stands on the screen at a question's place: the arrival at its gate, itself, or the leaving of its gate. */
export const moments = ['arrival', 'question', 'leaving'] as const;
export type Moment = (typeof moments)[number];

/** Where on the way one stands. `page` is the question's place, from 1. */
export interface Standing {
  readonly page: number;
  readonly moment: Moment;
}

export interface Walk {
  readonly questions: readonly Question[];
  readonly gates: readonly Gate[];
}

/** A gate's moment that was seen, e.g. `arrival mirror`; it is not shown a second time. */
export const seenName = (moment: Moment, gate: Gate): string => `${moment} ${gate.id}`;

/** The gate on whose part of the way a question stands; none where the test has no gates. */
export function gateAt({ questions, gates }: Walk, page: number): Gate | undefined {
  const question = questions[page - 1];
  return question?.kind === 'picture' ? gates.find(({ id }) => id === question.gate) : undefined;
}

/** What a question opens with: with its gate's arrival, if it is the first there and one has not arrived yet. */
export function opening(walk: Walk, page: number, seen: readonly string[]): Standing {
  const gate = gateAt(walk, page);
  const arrives =
    gate !== undefined && gate !== gateAt(walk, page - 1) && !seen.includes(seenName('arrival', gate));
  return { page, moment: arrives ? 'arrival' : 'question' };
}

/** What comes next, forwards; undefined at the end of the way. */
export function onward(
  walk: Walk,
  { page, moment }: Standing,
  seen: readonly string[],
): Standing | undefined {
  if (moment === 'arrival') return { page, moment: 'question' };
  const gate = gateAt(walk, page);
  const leaves =
    moment === 'question' &&
    gate !== undefined &&
    gate !== gateAt(walk, page + 1) &&
    !seen.includes(seenName('leaving', gate));
  if (leaves) return { page, moment: 'leaving' };
  return page < walk.questions.length ? opening(walk, page + 1, seen) : undefined;
}

/** What came before: always a question. Undefined at the first one. */
export function backward({ page, moment }: Standing): Standing | undefined {
  if (moment === 'leaving') return { page, moment: 'question' };
  return page > 1 ? { page: page - 1, moment: 'question' } : undefined;
}
