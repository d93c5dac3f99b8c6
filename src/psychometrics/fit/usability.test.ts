import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { guessingLogRatio } from '../irt/fit/guessing.ts';
import { likelihoodFit } from '../irt/fit/lz.ts';
import { formScorerOf } from '../irt/scores/form-scorer.ts';
import { probability } from '../irt/three-parameter.ts';
import { type Random, randomOf } from '../random.ts';
import { theta } from '../units.ts';
import { longestRunTail, repetitionTail } from './long-string.ts';
import { type FitIndex, usabilityThresholds } from './thresholds.ts';
import { fastShare, impossibleTimes, timeFloors } from './times.ts';
import { decideUsability, type FitIndices } from './usability.ts';

const options = 6;
const items = Array.from({ length: 30 }, (_, place) => ({ a: 1.3, b: -2.5 + place / 5.5, c: 1 / options }));
const fresh = items.map((item) => ({ ...item, residual: 0 }));
const usual = items.map((_, place) => 12_000 + 1_100 * place);
const floors = timeFloors(usual);

interface Sitting {
  readonly ability: number;
  readonly choices: readonly number[];
  readonly right: readonly number[];
  readonly times: readonly number[];
}

const pace = (random: Random) => 0.35 * random.normal();
const timesAt = (random: Random, medians: readonly number[], speed: number) =>
  medians.map((median) => median * Math.exp(speed + 0.5 * random.normal()));

function sittingOf(random: Random, made: Pick<Sitting, 'choices' | 'times'>, ability = 0): Sitting {
  const keys = items.map(() => random.below(options));
  const right = made.choices.map((choice, place) => Number(choice === keys[place]));
  return { ...made, ability, right };
}

/** Answers by 3PL, wrong ones anywhere; log-normal times. */
function honest(random: Random): Sitting {
  const [ability, speed] = [random.normal(), pace(random)];
  const keys = items.map(() => random.below(options));
  const right = items.map((item) => Number(random.next() < probability(item, theta(ability))));
  return {
    ability,
    right,
    choices: keys.map((key, place) => (right[place] ? key : (key + 1 + random.below(options - 1)) % options)),
    times: timesAt(random, usual, speed),
  };
}

const anywhere = (random: Random) => items.map(() => random.below(options));
const careless: Record<string, (random: Random) => Sitting> = {
  'random answers in about 1.2 s': (random) =>
    sittingOf(random, {
      choices: anywhere(random),
      times: timesAt(
        random,
        items.map(() => 1_200),
        pace(random),
      ),
    }),
  'one option throughout, at an honest pace': (random) =>
    sittingOf(random, { choices: items.map(() => 2), times: timesAt(random, usual, pace(random)) }),
  'every answer in 300 ms': (random) =>
    sittingOf(random, { choices: anywhere(random), times: items.map(() => 300) }),
};

const scorer = formScorerOf(items);

function indicesOf(sittings: readonly Sitting[]): FitIndices[] {
  const { thetas } = scorer.scoreAll(Int8Array.from(sittings.flatMap(({ right }) => right)));
  return sittings.map(({ right, choices, times }, at) => ({
    fastShare: fastShare(times, floors),
    impossibleTimes: impossibleTimes(times, 3_600_000),
    missingAnswers: 0,
    repetitionTail: repetitionTail(choices, 1 / options, 1),
    lz: likelihoodFit(items, right, theta(thetas[at] as number)).lz,
    guessing: guessingLogRatio(
      fresh.map((item, place) => ({ item, correct: right[place] === 1 })),
      1 / options,
    ),
  }));
}

const draw = (seed: string, count: number, sitter: (random: Random) => Sitting) => {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => sitter(random));
};

describe('the decision on a sitting', () => {
  it('takes an index for beyond a threshold that it reaches, and never for what it was not asked of', () => {
    const levels = (index: FitIndex, values: readonly number[]) =>
      values.map((value) => decideUsability({ [index]: value }).usability);
    expect(levels('guessing', [2.49, 2.5, 1e300])).toEqual(['usable', 'doubtful', 'doubtful']);
    expect(levels('lz', [-2.49, -2.5, -4.99, -5])).toEqual(['usable', 'doubtful', 'doubtful', 'unusable']);
    expect(levels('missingAnswers', [0, 1])).toEqual(['usable', 'unusable']);
    expect(decideUsability({ lz: undefined, guessing: undefined })).toEqual({
      usability: 'usable',
      reasons: [],
    });
  });

  const sitters = draw('honest', 6_000, honest);
  const found = indicesOf(sitters);
  const shareUnusable = (all: readonly FitIndices[]) =>
    all.filter((indices) => decideUsability(indices).usability === 'unusable').length / all.length;

  it('calls under 1 % of 6,000 honest sitters unusable, and under 1 % of the least able of them', () => {
    expect(shareUnusable(found)).toBeLessThan(0.01);
    const least = found.filter((_, at) => (sitters[at] as Sitting).ability < -1.5);
    expect(least.length).toBeGreaterThan(300);
    expect(shareUnusable(least)).toBeLessThan(0.01);
  });

  it('keeps the false-alarm rates that the thresholds state', () => {
    for (const [name, { abnormal, falseAlarm, ...threshold }] of Object.entries(usabilityThresholds)) {
      for (const level of ['doubtful', 'unusable'] as const) {
        const beyond = found.filter((indices) => {
          const value = indices[name as FitIndex] as number;
          return abnormal === 'low' ? value <= threshold[level] : value >= threshold[level];
        });
        // Three standard errors over the stated bound.
        const slack = 3 * Math.sqrt(falseAlarm[level] / found.length);
        expect(beyond.length / found.length, `${name} ${level}`).toBeLessThan(falseAlarm[level] + slack);
      }
    }
  });

  it.each(Object.keys(careless))('catches at least 99.9 %% of 1,000 sitters who give %s', (name) => {
    const sitter = careless[name] as (random: Random) => Sitting;
    expect(shareUnusable(indicesOf(draw(name, 1_000, sitter)))).toBeGreaterThanOrEqual(0.999);
  });

  it('still scores who takes one option for the last eight of 30, but not for a third of them', () => {
    const withRun = (run: number) =>
      decideUsability({ repetitionTail: longestRunTail(run, 30, 1 / options) });
    expect(withRun(6).usability).toBe('usable');
    expect(withRun(8).usability).toBe('doubtful');
    expect(withRun(10).usability).toBe('unusable');
    const twoOptions = decideUsability({ repetitionTail: longestRunTail(20, 20, 1 / 2) });
    expect(twoOptions.usability).toBe('unusable');
  });

  it('names its reasons, the gravest first', () => {
    expect(decideUsability({})).toEqual({ usability: 'usable', reasons: [] });
    expect(decideUsability({ lz: -2.5 })).toEqual({
      usability: 'doubtful',
      reasons: [{ index: 'lz', kind: 'misfit', level: 'doubtful', value: -2.5, threshold: -2.5 }],
    });
    const { usability, reasons } = decideUsability({ fastShare: 0.2, repetitionTail: 1e-9, lz: 0.3 });
    expect(usability).toBe('unusable');
    expect(reasons.map(({ index, level }) => [index, level])).toEqual([
      ['repetitionTail', 'unusable'],
      ['fastShare', 'doubtful'],
    ]);
    const all = decideUsability({ fastShare: 0.2, missingAnswers: 1, repetitionTail: 1e-4, lz: -6 });
    expect(all.reasons.map(({ index }) => index)).toEqual([
      'missingAnswers',
      'lz',
      'fastShare',
      'repetitionTail',
    ]);
  });

  it('takes two doubts for unusable only where they are of different kinds', () => {
    expect(decideUsability({ lz: -3, guessing: 3 }).usability).toBe('doubtful');
    expect(decideUsability({ lz: -3, fastShare: 0.2 }).usability).toBe('unusable');
  });

  it('never gets milder as an index gets worse', () => {
    const order = ['usable', 'doubtful', 'unusable'];
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        share,
        share,
        share,
        fc.double({ min: -6, max: 3, noNaN: true }),
        (fast, more, tail, lz) => {
          const rank = (fastShare: number) =>
            order.indexOf(decideUsability({ fastShare, repetitionTail: tail, lz }).usability);
          expect(rank(Math.max(fast, more))).toBeGreaterThanOrEqual(rank(Math.min(fast, more)));
        },
      ),
    );
  });

  it('refuses indices that are no numbers, or outside their range', () => {
    for (const bad of [
      { lz: Number.NaN },
      { fastShare: 1.2 },
      { repetitionTail: -0.1 },
      { impossibleTimes: Infinity },
    ])
      expect(() => decideUsability(bad)).toThrow(InvalidInputError);
    expect(() => decideUsability({ fastShare: 1.2 })).toThrow('fastShare lies in [0, 1], not at 1.2.');
  });
});
