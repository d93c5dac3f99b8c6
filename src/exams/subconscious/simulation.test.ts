import { describe, expect, it } from 'vitest';
import { sized } from '#tests/support/form.ts';
import { characters } from './characters.ts';
import { gates } from './items.ts';
import { reliabilities, sameAgain } from './norm.ts';
import { simulate } from './simulation.ts';
import { simulationTable } from './simulation-table.ts';

// docs/measurement/subconscious.md holds the same of 10,000; these are as many as a test can wait for.
const sitters = sized(800, 2500);
const simulated = simulate(sitters, 'sitters of a test');
/** What chance may do grows as the sitters become fewer. */
const wider = Math.sqrt(2500 / sitters);

describe('the subconscious test on sitters whose profiles are known', () => {
  it.each(simulated.dimensions)('finds $id with a reliability of .70 or more', ({ reliability }) => {
    expect(reliability).toBeGreaterThan(0.7);
  });

  it.each(simulated.dimensions)('finds $id as reliably as the report states', ({ id, reliability }) => {
    expect(Math.abs(reliability - reliabilities[id])).toBeLessThan(0.03 * wider);
  });

  it.each(simulated.dimensions)('holds the truth of $id in 95 of 100 intervals', ({ coverage }) => {
    expect(Math.abs(coverage - 0.95)).toBeLessThan(0.02 * wider);
  });

  it.each(simulated.dimensions)('asks for $id in more than one gate', ({ fromGate }) => {
    const shares = gates.map((gate) => fromGate[gate]).sort((one, other) => other - one);
    // No gate alone tells the score: its best one leaves a tenth open at least, and a second one says much of it too.
    expect(shares[0]).toBeLessThan(0.9);
    expect(shares[1]).toBeGreaterThan(0.4);
  });

  it.each(characters)('meets the character %s neither never nor always', (id) => {
    expect(simulated.characters[id]).toBeGreaterThan(0.02 / wider);
    expect(simulated.characters[id]).toBeLessThan(0.3);
  });

  it('takes all steps, and keeps dimensions apart', () => {
    for (const share of simulated.steps) expect(share).toBeGreaterThan(0.1);
    for (const [at, row] of simulated.intercorrelations.entries())
      for (const [other, value] of row.entries()) if (at !== other) expect(Math.abs(value)).toBeLessThan(0.6);
  });

  it('meets the same character again as often as the report says', () => {
    // Four standard errors of a share among the 500 sitters whose decision was close.
    for (const [name, share] of Object.entries(simulated.sameAgain))
      expect(Math.abs(share - sameAgain[name as keyof typeof sameAgain]), name).toBeLessThan(0.09 * wider);
  });

  it('is printed without a gap', () => {
    expect(simulationTable(simulated)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
