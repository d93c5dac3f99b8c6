import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ThemeScores } from '../score.ts';
import { themes } from '../themes.ts';
import { fitOf, fittingOf, usualFit } from './fit.ts';
import { educations, occupations } from './index.ts';

const scoresOf = (values: readonly number[]): ThemeScores =>
  themes.map((id, at) => ({ id, value: values[at] as number, standardError: 7, low: 0, high: 100 }));

const anyScores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 }).map(scoresOf);

describe('the occupations', () => {
  it('are two hundred or more, each once, with three different letters', () => {
    expect(occupations.length).toBeGreaterThanOrEqual(200);
    expect(new Set(occupations.map(({ id }) => id)).size).toBe(occupations.length);
    for (const { id, code } of occupations) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(new Set(code).size).toBe(3);
    }
  });

  it('lead with each theme, at each level of education', () => {
    for (const theme of themes)
      expect(occupations.filter(({ code }) => code[0] === theme).length).toBeGreaterThanOrEqual(30);
    for (const level of educations)
      expect(occupations.filter(({ education }) => education === level).length).toBeGreaterThanOrEqual(20);
  });
});

describe('how well an occupation fits', () => {
  it('is 1 for its own profile, 0 for the opposite, and a half for no profile', () => {
    expect(fitOf(scoresOf([80, 70, 60, 50, 50, 50]), { code: ['R', 'I', 'A'] })).toBeCloseTo(1, 10);
    expect(fitOf(scoresOf([20, 30, 40, 50, 50, 50]), { code: ['R', 'I', 'A'] })).toBeCloseTo(0, 10);
    expect(fitOf(scoresOf([50, 50, 50, 50, 50, 50]), { code: ['R', 'I', 'A'] })).toBe(0.5);
  });

  it('puts the own letters in another order before a stranger', () => {
    const own = scoresOf([80, 99, 43, 10, 10, 58]);
    const [same, turned, stranger] = (['IRC', 'RIC', 'ARE'] as const).map((code) =>
      fitOf(own, { code: [...code] as unknown as ['R', 'I', 'C'] }),
    ) as [number, number, number];
    expect(same).toBeGreaterThan(turned);
    expect(turned).toBeGreaterThan(stranger);
  });

  it('orders the occupations of a level, and leaves out what fits worse than one drawn by lot', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        for (const education of educations) {
          const fits = fittingOf(scores, education).map(({ fit }) => fit);
          expect(fits).toEqual(fits.toSorted((one, other) => other - one));
          expect(Math.min(...fits, 1)).toBeGreaterThanOrEqual(usualFit(scores));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('favours no theme where nothing was answered', () => {
    const first = educations.flatMap((education) =>
      fittingOf(scoresOf([50, 50, 50, 50, 50, 50]), education).slice(0, 8),
    );
    for (const theme of themes)
      expect(first.filter(({ code }) => code[0] === theme).length).toBeGreaterThanOrEqual(2);
  });
});
