import { describe, expect, it } from 'vitest';
import { typeCodes } from '#contract/types.ts';
import { norm, percentScale, retestChanges, retestChangesDecided, retestMoves } from './norm.ts';
import { simulate } from './simulation.ts';
import { simulationTable } from './simulation-table.ts';

// docs/measurement/types.md holds the same of 10,000; these are as many as a test can wait for.
const simulated = simulate(1500, 'sitters of a test');

describe('the test of sixteen types on sitters whose axes are known', () => {
  it.each(simulated.axes)('finds $id as reliably as the report states', ({ reliability }) => {
    expect(Math.abs(reliability - norm.reliability)).toBeLessThan(0.03);
  });

  it.each(simulated.axes)('holds the truth of $id in 95 of 100 intervals', ({ coverage }) => {
    expect(Math.abs(coverage - 0.95)).toBeLessThan(0.025);
  });

  it.each(simulated.axes)('says of the letters of $id how often they are right', ({ right, stated }) => {
    expect(Math.abs(right - stated)).toBeLessThan(0.03);
  });

  it.each(simulated.axes)(
    'has two thirds of people on $id as near to the middle as is said',
    ({ deviation }) => {
      expect(Math.abs(deviation - percentScale.deviation)).toBeLessThan(1.5);
    },
  );

  it.each(typeCodes)('meets %s neither never nor often', (code) => {
    expect(simulated.types[code]).toBeGreaterThan(0.03);
    expect(simulated.types[code]).toBeLessThan(0.1);
  });

  it('is as stable as the report says, and firm where it decides', () => {
    expect(Math.abs(100 * (1 - simulated.sameType) - retestChanges)).toBeLessThan(4);
    expect(Math.abs(simulated.moved - retestMoves)).toBeLessThan(0.7);
    expect(simulated.sameDecided).toBeGreaterThan(0.95);
    // Of four such letters, each of which stays by itself.
    expect(Math.abs(100 * (1 - simulated.sameDecided ** 4) - retestChangesDecided)).toBeLessThan(4);
  });

  it('is printed without a gap', () => {
    expect(simulationTable(simulated)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
