import { bounds } from '#contract/bounds.ts';
import type { KeptSitting, SequencedAnswer } from './kept.ts';
import { moments } from './walk.ts';

/**
 * What the device has kept, if it is a sitting: anybody may have written there, an older build too. Small and by hand,
 * since a schema brings a parser of twenty kilobytes to the first screen.
 */
export function readKept(value: unknown): KeptSitting | undefined {
  if (!isObject(value)) return undefined;
  const { page, moment, seen = [], sequence, sent, answers, orderNumber } = value;
  const { closed = [], planned = [] } = value;
  const shown = moments.find((known) => known === moment);
  if (!isWhole(page, 1) || !isWhole(sequence) || !isWhole(sent) || !isObject(answers)) return undefined;
  if (moment !== undefined && !shown) return undefined;
  if (orderNumber !== null && typeof orderNumber !== 'string') return undefined;
  if (!areStrings(seen) || !areStrings(closed)) return undefined;
  if (!Array.isArray(planned) || !planned.every((stage) => isWhole(stage, 1))) return undefined;
  const entries = Object.entries(answers);
  if (!entries.every((entry): entry is [string, SequencedAnswer] => isAnswer(entry[1]))) return undefined;
  return {
    page,
    ...(shown && { moment: shown }),
    seen,
    sequence,
    sent,
    answers: Object.fromEntries(entries),
    closed,
    planned,
    orderNumber,
  };
}

function isAnswer(value: unknown): value is SequencedAnswer {
  if (!isObject(value)) return false;
  const { questionId, choice, milliseconds, sequence } = value;
  return (
    typeof questionId === 'string' &&
    questionId.length <= 40 &&
    (choice === null || isWhole(choice, 0, 99)) &&
    isWhole(milliseconds, 0, bounds.answerMilliseconds.max) &&
    isWhole(sequence, 1, 1e9)
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const isWhole = (value: unknown, least = 0, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
