import { describe, expect, it } from 'vitest';
import { norm } from './exam.ts';
import { norms } from './norms/index.ts';
import { simulate } from './simulation.ts';

const simulated = simulate(Object.values(norm.items), 10_000, 'ten thousand sitters');

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

describe.each(norms)('the norm $id', ({ items, reliability }) => {
  it('has the reliability that it states', () => {
    const stated = simulate(Object.values(items), 3000, 'reliability').reliability;
    expect(Math.abs(stated - reliability)).toBeLessThan(0.015);
  });
});
