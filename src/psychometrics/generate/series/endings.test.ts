import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../random.ts';
import { drawDesign } from './endings.ts';
import { nextTerm, type SeriesRuleKind, shownTerms } from './rules.ts';

const kinds = Object.keys(shownTerms) as SeriesRuleKind[];

describe.each(kinds)('a design of %s', (kind) => {
  it('ends where it is asked to, by its own rule', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 30, max: 2500 }), (seed, answer) => {
        const random = randomOf(seed);
        const design = drawDesign(kind, random);
        const run = design.endingIn(answer, random);
        if (run === undefined) return;
        expect(run.terms).toHaveLength(shownTerms[kind] + 1);
        expect(run.terms.at(-1)).toBe(answer);
        for (let at = 2; at < run.terms.length; at += 1) {
          expect(nextTerm(run.rule, run.terms.slice(0, at))).toBe(run.terms[at]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('begins somewhere', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const random = randomOf(seed);
        const { terms } = drawDesign(kind, random).begin(random);
        expect(terms).toHaveLength(shownTerms[kind] + 1);
        expect(terms.every(Number.isInteger)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
