import { describe, expect, it } from 'vitest';
import { norm } from './norm.ts';
import { simulated as told } from './pages/methods.ts';
import { simulate } from './simulation.ts';
import { simulationTable } from './simulation-table.ts';

// docs/measurement/brain.md holds the same of 10,000; these are as many as a test can wait for.
const simulated = simulate(400, 'sitters of a test');
const kinds = [
  { kind: 'one style', ...simulated.oneStyle },
  { kind: 'four sides', ...simulated.fourSides },
];

describe.each(kinds)('the left/right brain test on people of $kind', (found) => {
  const [whole, ...sides] = found.positions;

  it('finds the style as reliably as the report states, and a side as little', () => {
    expect(Math.abs((whole?.reliability ?? 0) - norm.reliability)).toBeLessThan(0.09);
    for (const side of sides) {
      expect(Math.abs(side.reliability - told.side)).toBeLessThan(0.12);
      expect(side.reliability).toBeLessThan(whole?.reliability ?? 0);
    }
  });

  it('holds the truth in nineteen of twenty intervals, or nearly', () => {
    for (const { coverage } of found.positions) expect(coverage).toBeGreaterThan(0.9);
  });

  it('comes to every band and every way of a side', () => {
    for (const share of [...Object.values(found.bands), ...Object.values(found.ways)])
      expect(share).toBeGreaterThan(0.015);
  });

  it('tells a leaning no surer than it is', () => {
    expect(found.clearRight).toBeGreaterThan(0.97);
    expect(found.true).toBeGreaterThan(found.told - 0.04);
  });

  it('comes near the same again as the report says', () => {
    expect(Math.abs(found.change - told.again)).toBeLessThanOrEqual(2);
    expect(whole?.near).toBeGreaterThan(0.95);
  });
});

describe('a side that goes its own way', () => {
  it('is told to few people with one style, and truly is one where it is told', () => {
    expect(simulated.oneStyle.apart).toBeLessThan(0.05);
    expect(simulated.fourSides.apart).toBeGreaterThan(simulated.oneStyle.apart);
    expect(simulated.fourSides.apartRight).toBeGreaterThan(0.8);
  });

  it('is better founded than calling out whichever lies farthest from the middle', () => {
    expect(simulated.fourSides.farthestRight).toBeLessThan(0.6);
  });
});

it('is printed without a gap', () => {
  expect(simulationTable(simulated)).not.toMatch(/NaN|undefined|Infinity/);
});
