import { type LandingName, landingNames } from '#contract/landings.ts';
import { wilson } from '#psychometrics/proportions.ts';
import { type Comparison, compare, fewest } from '#server/operating/comparison.ts';
import { type Funnel, type FunnelRow, funnelSince, stages, totalOf } from '#server/operating/funnel.ts';
import { dayMilliseconds } from '#server/platform/clock.ts';
import { OperatorError } from '#server/platform/errors.ts';
import type { Command } from './room.ts';
import { table } from './written.ts';

const usualDays = 30;

export const funnel: Command = {
  name: 'funnel',
  usage: '[DAYS]',
  words: 1,
  about: `how far visitors came from each landing, by market and language, at which questions they stopped, and what the two variants of a landing differ by; of ${usualDays} days`,
  async run({ open, clock }, { words: [given] }) {
    const days = given === undefined ? usualDays : Number(given);
    if (!Number.isInteger(days) || days < 1 || days > 3650) {
      throw new OperatorError(`${given} is no number of days.`);
    }
    const since = new Date(clock.now().getTime() - days * dayMilliseconds);
    const { rows, steps } = await funnelSince(open.database, since);
    return { text: [everyRow(rows), everyStep(steps), everyLanding(rows), everyPair(rows)].join('\n') };
  },
};

function everyRow(rows: readonly FunnelRow[]): string {
  return table(
    ['variant', 'market', 'language', ...stages],
    rows.map(({ landing, market, locale, counts }) => [
      landing,
      market,
      locale,
      ...stages.map((stage) => String(counts[stage])),
    ]),
    'Nobody has come yet.',
  );
}

/** Between start and confirm. */
function everyStep(steps: Funnel['steps']): string {
  return `Where tests were left unfinished, by questions answered\n${table(
    ['variant', 'test', 'answered', 'came so far', 'of', 'stopped'],
    steps.map(({ landing, examId, question, reached, begun, stopped }) => [
      landing,
      examId,
      ...[question, reached, begun, stopped].map(String),
    ]),
    'None was.',
  )}`;
}

/** Paid of begun, with its interval. */
function everyLanding(rows: readonly FunnelRow[]): string {
  const begun = landingNames
    .map((name) => ({ name, total: totalOf(rows, name) }))
    .filter(({ total }) => total.start > 0);
  return `Paid, of tests begun (95 % interval after Wilson)\n${table(
    ['variant', 'begun', 'paid', 'share', 'from', 'to'],
    begun.map(({ name, total }) => {
      const { value, low, high } = wilson({ successes: total.pay, of: total.start });
      return [name, String(total.start), String(total.pay), percent(value), percent(low), percent(high)];
    }),
    'No test was begun from a landing yet.',
  )}`;
}

const pairs = landingNames.flatMap((name) => {
  const copy = landingNames.find((other) => other === `${name} copy`);
  return copy ? [[name, copy] as const] : [];
});

function everyPair(rows: readonly FunnelRow[]): string {
  return pairs.map((pair) => comparisonOf(rows, pair)).join('');
}

function comparisonOf(rows: readonly FunnelRow[], [one, other]: readonly [LandingName, LandingName]): string {
  const [first, second] = [totalOf(rows, one), totalOf(rows, other)];
  const found = compare(
    { successes: first.pay, of: first.start },
    { successes: second.pay, of: second.start },
  );
  return `${one} and ${other}: ${said(found, one, other)}\n`;
}

function said({ verdict, difference }: Comparison, one: string, other: string): string {
  if (!difference) return 'too early to say: one of them has begun no test yet.';
  const range = `${points(difference.value)} points more are paid by ${one} (95 % interval after Newcombe: ${points(difference.low)} to ${points(difference.high)})`;
  return {
    tooEarly: `too early to say, with fewer than ${fewest} paid or unpaid in one of them; ${range}.`,
    noDifference: `no difference is shown; ${range}.`,
    first: `${one} is paid more often; ${range}.`,
    second: `${other} is paid more often; ${range}.`,
  }[verdict];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const points = (share: number) => (100 * share).toFixed(1);
