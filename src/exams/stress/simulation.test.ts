import { describe, expect, it } from 'vitest';
import { norm, reliabilities } from './norm.ts';
import { simulate } from './simulation.ts';
import { simulationTable } from './simulation-table.ts';

// docs/measurement/stress.md holds the same of 10,000; these are as many as a test can wait for.
const simulated = simulate(300, 'sitters of a test');
const { shape, map } = simulated;

describe('the work-stress test on sitters of whom the truth is known', () => {
  it.each(simulated.scores)('finds $id as reliably as the report states', ({ id, reliability }) => {
    const stated = id === 'total' ? norm.reliability : reliabilities[id];
    expect(Math.abs(reliability - stated)).toBeLessThan(0.075);
    expect(reliability).toBeGreaterThan(0.7);
  });

  it.each(simulated.scores)('holds the truth of $id in 95 of 100 intervals', ({ coverage }) => {
    expect(Math.abs(coverage - 0.95)).toBeLessThan(0.04);
  });

  it.each(simulated.scores)('meets every level of $id neither never nor always', ({ levels }) => {
    for (const share of Object.values(levels)) {
      expect(share).toBeGreaterThan(0.02);
      expect(share).toBeLessThan(0.5);
    }
  });

  it.each(simulated.scores)('comes to much the same $id in a second sitting', ({ again, nearLevel }) => {
    expect(again).toBeGreaterThan(0.7);
    expect(nearLevel).toBeGreaterThan(0.95);
  });

  it('names a scale only where that is more than chance', () => {
    expect(shape.falseAlarm).toBeLessThan(0.08);
    expect(shape.right).toBeGreaterThan(0.96);
    for (const share of [shape.heaviest, shape.lightest]) expect(share).toBeGreaterThan(0.1);
  });

  it('tells fields of the map with the chance that they truly have', () => {
    expect(Math.abs(map.right - map.stated)).toBeLessThan(0.07);
    for (const share of Object.values(map.clear)) expect(share).toBeGreaterThan(0.08);
  });

  it('takes all steps', () => {
    for (const share of simulated.steps) expect(share).toBeGreaterThan(0.07);
  });

  it('is printed without a gap', () => {
    expect(simulationTable(simulated)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
