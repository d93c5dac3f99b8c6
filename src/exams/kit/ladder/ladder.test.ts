import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ladderOf } from './ladder.ts';

const questions = fc
  .array(
    fc.record({
      outcome: fc.constantFrom('solved' as const, 'wrong' as const, 'open' as const),
      seconds: fc.nat(200),
      solvedShare: fc.double({ min: 0.17, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((all) => all.map((one, at) => ({ ...one, place: at + 1, label: 'kind' })));

it('stands from what most people solve to what fewest do, and names the highest that was solved', () => {
  fc.assert(
    fc.property(questions, (all) => {
      const { rungs, hardest } = ladderOf({
        locale: 'EN',
        questions: all,
        known: 'design',
        optionCount: 6,
      });
      const shares = rungs.map(({ place }) => all[place - 1]?.solvedShare ?? 0);
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
      expect(rungs.map(({ place }) => place).toSorted((one, other) => one - other)).toEqual(
        all.map(({ place }) => place),
      );
      const solved = all.filter(({ outcome }) => outcome === 'solved');
      if (solved.length === 0) expect(hardest).toBeUndefined();
      else {
        const least = Math.min(...solved.map(({ solvedShare }) => solvedShare));
        expect(all[(hardest?.place ?? 0) - 1]?.solvedShare).toBe(least);
        expect(hardest?.text).toContain(`about ${Math.round(100 * least)} out of 100`);
      }
    }),
  );
});

it('speaks of the design only where nothing was measured', () => {
  const one = { place: 1, label: 'kind', outcome: 'solved' as const, seconds: 9, solvedShare: 0.5 };
  const said = (known: 'design' | 'measured') =>
    ladderOf({ locale: 'EN', questions: [one], known, optionCount: 6 }).hardest?.text;
  expect(said('design')).toMatch(/by design/i);
  expect(said('measured')).not.toMatch(/by design/i);
});
