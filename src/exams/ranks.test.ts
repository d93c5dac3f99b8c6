import { describe, expect, it } from 'vitest';
import { randomOf } from '#psychometrics/random.ts';
import { sized } from '#tests/support/form.ts';
import { norm as eqNorm } from './eq/norm.ts';
import * as eq from './eq/score.ts';
import * as eqSitters from './eq/sitters.ts';
import { percentileOf } from './kit/percentile.ts';
import { norm as stressNorm } from './stress/norm.ts';
import * as stress from './stress/score.ts';
import * as stressSitters from './stress/sitters.ts';

const sitters = sized(2000, 20_000);
const random = randomOf('ranks of scores');

const tests = [
  {
    name: 'EQ',
    scale: { ...eq.pointScale, reliability: eqNorm.reliability },
    sit: () => {
      const choices = eqSitters.sit(eqSitters.drawTruth(random), random);
      return eq.totalOf(eq.abilitiesOf(eq.categoriesOf(choices))).value;
    },
  },
  {
    name: 'work stress',
    scale: { ...stress.pointScale, reliability: stressNorm.reliability },
    sit: () => {
      const choices = stressSitters.sit(stressSitters.drawTruth(random), random);
      return stress.totalOf(stress.placesOf(stress.categoriesOf(choices))).value;
    },
  },
];

describe.each(tests)('ranks of the $name test', ({ scale, sit }) => {
  const scores = Array.from({ length: sitters }, sit);

  it('stand on the spread that scores have, and not on that of the scale', () => {
    const mean = scores.reduce((sum, score) => sum + score, 0) / sitters;
    const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / sitters);
    // Four standard errors of a spread.
    const error = (4 * spread) / Math.sqrt(2 * sitters);
    expect(Math.abs(spread - scale.deviation * Math.sqrt(scale.reliability))).toBeLessThan(error);
    expect(scale.deviation - spread).toBeGreaterThan(error / 2);
  });

  it('are the shares of sitters who score at or below', () => {
    const { mean, deviation } = scale;
    for (let score = mean - 3 * deviation; score <= mean + 3 * deviation; score += deviation / 5) {
      const share = (100 * scores.filter((one) => one <= score).length) / sitters;
      // Four standard errors of the share, and the half that rounding takes.
      expect(Math.abs(percentileOf(score, scale) - share)).toBeLessThan(200 / Math.sqrt(sitters) + 0.5);
    }
  });
});
