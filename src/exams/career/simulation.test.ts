import { describe, expect, it } from 'vitest';
import { norm, reliabilities } from './norm.ts';
import { simulate } from './simulation.ts';
import { simulationTable } from './simulation-table.ts';

// docs/measurement/career.md holds the same of 10,000; these are as many as a test can wait for.
const simulated = simulate(240, 'sitters of a test');
const { promises, second, certainty, clarity, profiles, consistency, appeal } = simulated;

describe('the career interests test on sitters whose interests are known', () => {
  it.each(simulated.themes)('finds $id as reliably as the report states', ({ id, reliability }) => {
    expect(Math.abs(reliability - reliabilities[id])).toBeLessThan(0.08);
    expect(Math.abs(reliability - norm.reliability)).toBeLessThan(0.08);
  });

  it.each(simulated.themes)('holds the truth of $id in 95 of 100 intervals', ({ coverage }) => {
    expect(Math.abs(coverage - 0.95)).toBeLessThan(0.04);
  });

  it.each(simulated.themes)('leads with $id as often as with the others', ({ first, inCode, bands }) => {
    expect(Math.abs(first - 1 / 6)).toBeLessThan(0.07);
    expect(Math.abs(inCode - 1 / 2)).toBeLessThan(0.1);
    for (const share of Object.values(bands)) expect(share).toBeGreaterThan(0.2);
  });

  it('says of letters and codes as often as it is so how probable they are', () => {
    for (const { said, true: so } of [promises.letterAmongThree, promises.firstLetter, promises.code])
      expect(Math.abs(said - so)).toBeLessThan(0.05);
    expect(promises.ahead.true).toBeGreaterThan(0.75);
  });

  it('comes to much the same in a second sitting', () => {
    expect(second.common).toBeGreaterThan(2);
    expect(second.likeness).toBeGreaterThan(11);
    expect(second.first).toBeGreaterThan(0.45);
  });

  it('says everything that it can say to somebody', () => {
    for (const share of [clarity, consistency, appeal].flatMap((one) => Object.values(one)))
      expect(share).toBeGreaterThan(0.05);
    for (const share of Object.values(profiles)) expect(share).toBeGreaterThan(0.015);
    expect(certainty.ordered).toBeGreaterThan(0.1);
    expect(certainty.open).toBeGreaterThan(0.1);
    expect(simulated.codesMet).toBeGreaterThan(75);
    for (const share of simulated.steps) expect(share).toBeGreaterThan(0.1);
  });

  it('finds eight occupations at each level for most people', () => {
    for (const share of simulated.fewOccupations) expect(share).toBeLessThan(0.2);
  });

  it('is printed without a gap', () => {
    expect(simulationTable(simulated)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
