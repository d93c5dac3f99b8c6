import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { usabilityThresholds } from '#psychometrics/fit/thresholds.ts';
import { theta } from '#psychometrics/units.ts';
import { dimensions } from './dimensions.ts';
import { items } from './items.ts';
import { abilitiesOf, fitOf, scoresOf, stepsOf, thresholds, usability } from './score.ts';

/** A step a picture, by its digit; a dot leaves it open, a blank was never sent. */
const answersOf = (line: string, milliseconds = 12_000): GivenAnswer[] =>
  items.flatMap(({ id }, at) => {
    const sign = line[at] ?? ' ';
    return sign === ' ' ? [] : [{ questionId: id, choice: sign === '.' ? null : Number(sign), milliseconds }];
  });
const reasonsOf = (line: string, milliseconds?: number) =>
  usability(answersOf(line, milliseconds)).reasons.map(({ index, level, threshold }) => [
    index,
    level,
    threshold,
  ]);

/** Somebody who keeps near the middle; clicks anywhere; outer steps by turns that nobody could mean. */
const [even, anywhere, torn] = [
  '22232123212322123223212321',
  '31420314102340213042130412',
  '04404000404404404000404404',
];

describe('the steps', () => {
  it('stand in the order of the pictures, whatever the order of the answers; none where nothing was chosen', () => {
    const steps = stepsOf(answersOf('01.4 2').toReversed());
    expect(steps).toEqual([0, 1, null, 4, null, 2, ...Array(20).fill(null)]);
  });
});

describe('the scores', () => {
  it('are points around 50 with intervals a little wider than the summit’s, held within 0 and 100', () => {
    const abilities = dimensions.map((_, at) => theta([1, -0.5, 4, -4][at] ?? 0));
    const covariance = dimensions.map((_, row) =>
      dimensions.map((__, column) => (row === column ? 0.16 : 0.9)),
    );
    const told = scoresOf({ abilities, covariance });
    expect(told.map(({ id }) => id)).toEqual(dimensions);
    // 15 · 1.03 · 0.4 = 6.18; 1.96 times as much is 12.1.
    expect(told.slice(0, 4)).toEqual([
      { id: dimensions[0], value: 65, standardError: 6.2, low: 53, high: 77 },
      { id: dimensions[1], value: 43, standardError: 6.2, low: 30, high: 55 },
      { id: dimensions[2], value: 100, standardError: 6.2, low: 98, high: 100 },
      { id: dimensions[3], value: 0, standardError: 6.2, low: 0, high: 2 },
    ]);
  });

  it('are the middle where nothing was chosen', () => {
    expect(scoresOf(abilitiesOf(items.map(() => null))).map(({ value }) => value)).toEqual(
      dimensions.map(() => 50),
    );
  });
});

describe('whether a sitting says something', () => {
  it('is judged by lines of its own for the fit, and the usual ones for the rest', () => {
    const { lz, ...others } = thresholds;
    const { lz: usual, ...usualOthers } = usabilityThresholds;
    expect(others).toEqual(usualOthers);
    expect(lz).toEqual({
      ...usual,
      doubtful: -0.75,
      unusable: -4.5,
      falseAlarm: { doubtful: 0.01, unusable: 0.0002 },
    });
    expect([even, anywhere, torn].map((line) => reasonsOf(line))).toEqual([
      [],
      [['lz', 'doubtful', -0.75]],
      [['lz', 'unusable', -4.5]],
    ]);
  });

  it('is judged by a tenth of twelve seconds', () => {
    expect(reasonsOf(even, 1200)).toEqual([]);
    expect(reasonsOf(even, 1199)).toEqual([['fastShare', 'unusable', 1 / 3]]);
  });

  it('takes going up and down the steps amiss, and finds no fit where nothing was chosen', () => {
    expect(reasonsOf('01234321012343210123432101').map(([index]) => index)).toEqual(['repetitionTail']);
    expect([fitOf(items.map(() => null)), reasonsOf('')]).toEqual([
      undefined,
      [['missingAnswers', 'unusable', 1]],
    ]);
    expect(fitOf(stepsOf(answersOf('.3')))).toEqual(expect.any(Number));
  });
});
