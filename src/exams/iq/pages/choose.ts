import type { AskedQuestion, SittingFacts } from '../facts/index.ts';
import type { Way } from '../facts/ways.ts';

/** The first name whose rule holds; the last one needs none. */
const firstOf = <Name extends string>(rules: readonly (readonly [Name, boolean])[], last: Name): Name =>
  rules.find(([, holds]) => holds)?.[0] ?? last;

const hasManyOpen = ({ open }: SittingFacts): boolean => open.length >= 4;

/** Several, and a good part of the wrong answers. */
const hasManyHasty = ({ timing, questions }: SittingFacts): boolean =>
  timing.hasty.length >= 3 &&
  3 * timing.hasty.length >= questions.filter(({ outcome }) => outcome === 'missed').length;

/** What is most worth reading first. */
export const startOf = (facts: SittingFacts) =>
  firstOf(
    [
      ['open', hasManyOpen(facts)],
      ['slips', facts.climb.slipping === 'many'],
      ['hasty', hasManyHasty(facts)],
      ['ways', facts.pattern !== 'even'],
      ['finds', facts.climb.finds.length >= 3],
      ['changeable', facts.pace?.steadiness === 'changeable'],
    ],
    'plain',
  );

/** How somebody goes about it. */
export const habitOf = (facts: SittingFacts) =>
  firstOf(
    [
      ['hasty', hasManyHasty(facts)],
      ['exploring', facts.pace?.steadiness === 'changeable'],
      ['patient', facts.timing.patient.length >= 3],
      ['swift', facts.pace?.tempo === 'quick'],
      ['methodical', facts.pace?.steadiness === 'steady'],
    ],
    'plain',
  );

/** Where the next points would come from. */
export const leverOf = (facts: SittingFacts) =>
  firstOf(
    [
      ['open', facts.open.length > 0],
      ['slips', facts.climb.slipping === 'many'],
      ['hasty', facts.timing.hasty.length > 0],
      ['way', facts.pattern === 'oneBelow' || facts.pattern === 'both'],
    ],
    'limit',
  );

/** In seconds: whoever looks away after a minute, as the step says, has looked at least as long. */
const leastStuck = 60;

/** Five steps, the most particular first. */
export function stepsFor(facts: SittingFacts) {
  const { pace, timing, climb, open, standing, pattern } = facts;
  const { level } = standing;
  const isStuck =
    pace !== undefined && pace.slowest.outcome === 'missed' && pace.slowest.seconds >= leastStuck;
  const when = climb.best.from <= 10 ? 'early' : 'warm';
  const rules = [
    ['answerAll', open.length > 0],
    ['second', timing.hasty.length > 0],
    ['slips', climb.slips.length >= 2],
    ['trade', pattern === 'oneAbove' || pattern === 'both'],
    ['harder', level === 'high'],
    ['restart', isStuck],
    ['minute', timing.kind === 'alike'],
    ['rules', (level === 'low' || level === 'belowMiddle') && climb.easiestMissed !== undefined],
    ['budget', pace?.steadiness === 'changeable'],
    ['loosen', pace?.steadiness === 'steady'],
    ['explain', climb.hardestSolved !== undefined],
    // A stretch of easy questions says little of the hour.
    [when, climb.best.easy <= climb.best.hard],
    ['sleep', true],
    // Where nothing more particular is left.
    ['rules', climb.easiestMissed !== undefined],
    [when, true],
  ] as const;
  const chosen = [...new Set(rules.flatMap(([name, holds]) => (holds ? [name] : [])))].slice(0, 4);
  return [...chosen, level === 'low' ? ('again' as const) : ('later' as const)];
}

/** The hardest solved question that the page of a way shows: the next one where the page of the best moment has shown it. */
export const hardestOf = ({ climb }: SittingFacts, { hardestSolved, nextSolved }: Way) =>
  hardestSolved?.id === climb.hardestSolved?.id ? nextSolved : hardestSolved;

/** The questions that pages show as they were drawn, in the order of the report. */
export const shownIn = (facts: SittingFacts): AskedQuestion[] =>
  [
    facts.climb.hardestSolved,
    ...facts.ways.flatMap((way) => [hardestOf(facts, way), way.easiestMissed]),
  ].filter((question) => question !== undefined);
