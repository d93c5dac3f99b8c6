import { describe, expect, it } from 'vitest';
import { characters } from './characters.ts';
import { gates } from './items.ts';
import { reliabilities } from './norm.ts';
import { simulate } from './simulation.ts';
import { simulationTable } from './simulation-table.ts';

// docs/measurement/subconscious.md holds the same of 10,000; these are as many as a test can wait for.
const simulated = simulate(2500, 'sitters of a test');

describe('the subconscious test on sitters whose profiles are known', () => {
  it.each(simulated.dimensions)('finds $id with a reliability of .70 or more', ({ reliability }) => {
    expect(reliability).toBeGreaterThan(0.7);
  });

  it.each(simulated.dimensions)('finds $id as reliably as the report states', ({ id, reliability }) => {
    expect(Math.abs(reliability - reliabilities[id])).toBeLessThan(0.03);
  });

  it.each(simulated.dimensions)('holds the truth of $id in 95 of 100 intervals', ({ coverage }) => {
    expect(Math.abs(coverage - 0.95)).toBeLessThan(0.02);
  });

  it.each(simulated.dimensions)('asks for $id in more than one gate', ({ fromGate }) => {
    const shares = gates.map((gate) => fromGate[gate]).sort((one, other) => other - one);
    // No gate alone tells the score: its best one leaves a tenth open at least, and a second one says much of it too.
    expect(shares[0]).toBeLessThan(0.9);
    expect(shares[1]).toBeGreaterThan(0.4);
  });

  it.each(characters)('meets the character %s neither never nor always', (id) => {
    expect(simulated.characters[id]).toBeGreaterThan(0.02);
    expect(simulated.characters[id]).toBeLessThan(0.3);
  });

  it('takes all steps, and keeps dimensions apart', () => {
    for (const share of simulated.steps) expect(share).toBeGreaterThan(0.1);
    for (const [at, row] of simulated.intercorrelations.entries())
      for (const [other, value] of row.entries()) if (at !== other) expect(Math.abs(value)).toBeLessThan(0.6);
  });

  it('is printed without a gap', () => {
    expect(simulationTable(simulated)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
