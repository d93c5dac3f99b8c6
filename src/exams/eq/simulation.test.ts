import { describe, expect, it } from 'vitest';
import { sized } from '#tests/support/form.ts';
import { norm, reliabilities } from './norm.ts';
import { simulate } from './simulation.ts';
import { simulationTable } from './simulation-table.ts';

// docs/measurement/eq.md holds the same of 10,000; these are as many as a test can wait for.
const sitters = sized(400, 1000);
const simulated = simulate(sitters, 'sitters of a test');
/** What chance may do grows as the sitters become fewer. */
const wider = Math.sqrt(1000 / sitters);
const { shape, halves } = simulated;

describe('the EQ test on sitters whose abilities are known', () => {
  it.each(simulated.scores)('finds $id as reliably as the report states', ({ id, reliability }) => {
    const stated = id === 'total' ? norm.reliability : reliabilities[id];
    expect(Math.abs(reliability - stated)).toBeLessThan(0.04 * wider);
    expect(reliability).toBeGreaterThan(id === 'total' ? 0.8 : 0.7);
  });

  it.each(simulated.scores)('holds the truth of $id in 95 of 100 intervals', ({ coverage }) => {
    expect(Math.abs(coverage - 0.95)).toBeLessThan(0.025 * wider);
  });

  it.each(simulated.scores)('meets every level of $id neither never nor always', ({ levels }) => {
    for (const share of Object.values(levels)) {
      expect(share).toBeGreaterThan(0.03 / wider);
      expect(share).toBeLessThan(0.5);
    }
  });

  it.each(simulated.scores)('comes to much the same $id in a second sitting', ({ again, nearLevel }) => {
    expect(again).toBeGreaterThan(0.75);
    expect(nearLevel).toBeGreaterThan(1 - 0.05 * wider);
  });

  it('names a branch only where that is more than chance', () => {
    expect(shape.falseAlarm).toBeLessThan(0.06);
    expect(shape.falseLead).toBeLessThan(0.075);
    expect(shape.right).toBeGreaterThan(0.96);
    expect(shape.rightLeads).toBeGreaterThan(0.96);
    for (const share of [shape.strongest, shape.weakest, shape.leads]) expect(share).toBeGreaterThan(0.1);
  });

  it('calls choices other than self-description suggests in about one of twenty without cause', () => {
    expect(halves.agree).toBeGreaterThan(0.92);
    expect(halves.few).toBe(0);
  });

  it('takes all steps and all answers', () => {
    for (const share of [...simulated.statementSteps, ...simulated.credits])
      expect(share).toBeGreaterThan(0.1);
  });

  it('is printed without a gap', () => {
    expect(simulationTable(simulated)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
