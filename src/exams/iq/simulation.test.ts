import { describe, expect, it } from 'vitest';
import { sized } from '#tests/support/form.ts';
import { inStages } from './editions/in-stages/edition.ts';
import { rehearsal } from './editions/in-stages/rehearsal.ts';
import { edition, editionOf, norm } from './exam.ts';
import { inStagesDesign, norms } from './norms/index.ts';
import { shareUpTo, simulatedShares } from './norms/score-shares.ts';
import { formBy, simulate } from './simulation.ts';
import { goals } from './simulation-goals.ts';
import { simulationTable } from './simulation-table.ts';

const simulated = simulate(formBy(edition, norm.items), {
  sitters: sized(4000, 10_000),
  seed: 'ten thousand sitters',
});

describe('the IQ test on sitters whose abilities are known', () => {
  it('covers the truth in 95 ± 1 of 100 intervals, with item residuals drawn', () => {
    expect(Math.abs(simulated.all.coverage - 0.95)).toBeLessThan(0.01);
  });

  it('is without bias on the whole, and pulls to the middle at the ends, as EAP does', () => {
    expect(Math.abs(simulated.all.bias)).toBeLessThan(0.5);
    const [lowest, highest] = [simulated.bands[0], simulated.bands.at(-1)];
    expect(lowest?.bias).toBeGreaterThan(0);
    expect(highest?.bias).toBeLessThan(0);
  });

  it('agrees with itself: error, reliability and interval say the same', () => {
    const { all, reliability, squaredCorrelation } = simulated;
    expect(Math.abs(all.rootMeanSquareError - 15 * Math.sqrt(1 - reliability))).toBeLessThan(0.3);
    expect(Math.abs(squaredCorrelation - reliability)).toBeLessThan(0.02);
  });

  it('gives the same person scores that differ between parallel forms by chance alone', () => {
    const { parallel, all } = simulated;
    expect(Math.abs(parallel.meanDifference)).toBeLessThan(0.5);
    expect(parallel.standardDeviation).toBeLessThan(Math.SQRT2 * all.rootMeanSquareError);
  });
});

describe('what was aimed at with the form in stages', () => {
  const { ask, estimate } = formBy(edition, norm.items);
  const allRight = 100 + 15 * estimate(ask(() => true)).theta;

  it.each(goals)('is reached: $name', ({ isReached }) => {
    expect(isReached({ run: simulated, allRight })).toBe(true);
  });

  it('was missed by the form before, but for its coverage', () => {
    const before = norms.find(({ id }) => id === 'iq-design-2026.2');
    if (!before) throw new Error('The norm is gone.');
    const form = formBy(editionOf(before), before.items);
    const run = simulate(form, { sitters: 2000, seed: 'before' });
    const end = 100 + 15 * form.estimate(form.ask(() => true)).theta;
    const missed = goals.filter(({ isReached }) => !isReached({ run, allRight: end }));
    expect(missed.map(({ name }) => name)).toEqual([
      'reliability .82 or more',
      'half-width in the middle 12.5 or less',
      'all right 150 or more',
    ]);
  });
});

describe.each(norms)('the norm $id', (one) => {
  it('has the reliability that it states', () => {
    const stated = simulate(formBy(editionOf(one), one.items), {
      sitters: 300,
      seed: 'reliability',
    }).reliability;
    expect(Math.abs(stated - one.reliability)).toBeLessThan(0.015);
  });

  it('ranks people by scores as they are given', () => {
    const sitters = sized(1000, 4000);
    const again = simulatedShares(formBy(editionOf(one), one.items), sitters, 'ranks');
    // Four standard errors of a share.
    for (const [at, share] of again.entries())
      expect(Math.abs(share - (one.scores[at] as number))).toBeLessThan(2 / Math.sqrt(sitters));
  });
});

it('is printed without a gap, an edition a table, and each goal as reached or missed', () => {
  for (const one of norms.filter(({ kind }) => kind === 'design')) {
    const own = editionOf(one);
    const table = simulationTable({ edition: own, norm: one }, 100);
    expect(table).not.toMatch(/NaN|undefined|Infinity/);
    expect(table.match(/iq-[\w.-]+/g)).toEqual([own.version]);
    for (const { name } of goals) expect(table).toMatch(new RegExp(`${name} +(reached|missed)$`, 'm'));
  }
});

describe('the form in stages', () => {
  const run = (lostFrom?: number) =>
    simulate(
      { ask: rehearsal(inStagesDesign.items, lostFrom), estimate: inStages.estimate },
      { sitters: 250, seed: 'stages' },
    );

  it('is as precise as was aimed at, and less so without a network, but never wrong about itself', () => {
    const [chosen, planned] = [run(), run(2)];
    expect(chosen.reliability).toBeGreaterThan(0.815);
    expect(chosen.reliability).toBeGreaterThan(planned.reliability + 0.03);
    for (const { all } of [chosen, planned]) expect(all.coverage).toBeGreaterThan(0.92);
  });
});

it.each([
  { id: 'iq-design-2026.2', told: [1, 6, 88, 98] },
  { id: 'iq-design-2026.3', told: [2, 8, 87, 97] },
])('tells 115 by $id as more than the 84 of 100 people of the scale', ({ id, told }) => {
  const scores = norms.find((one) => one.id === id)?.scores ?? [];
  expect([70, 80, 115, 125].map((score) => Math.round(100 * shareUpTo(scores, score)))).toEqual(told);
});
