import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { blocksOf } from '#tests/support/documents.ts';
import { leastMove, strongestOf } from '../kit/because/because.ts';
import { influencesOn, isDivided, movesOf, pullsOn } from './because.ts';
import { dimensions } from './dimensions.ts';
import { subconscious } from './exam.ts';
import { items } from './items.ts';
import { levelOf } from './levels.ts';
import { abilitiesOf, pointScale, scoresOf } from './score.ts';
import { wordsOf } from './words/index.ts';

const sittings = fc.array(fc.option(fc.nat(4), { nil: null, freq: 9 }), {
  minLength: items.length,
  maxLength: items.length,
});

/** What a dimension's score loses in its own direction without one answer, in points. */
function loss(steps: readonly (number | null)[], place: number, without: number): number {
  const whole = abilitiesOf(steps).abilities[place] ?? 0;
  const rest = abilitiesOf(steps.map((step, at) => (at === without ? null : step))).abilities[place] ?? 0;
  return Math.sign(whole) * pointScale.deviation * (whole - rest);
}

describe('the answers beside a claim', () => {
  it('are those of largest contribution, and none points the other way', () => {
    fc.assert(
      fc.property(sittings, (steps) => {
        const scales = scoresOf(abilitiesOf(steps));
        const influences = influencesOn(movesOf(steps), scales);
        for (const [place, { id, value }] of scales.entries()) {
          const named = strongestOf(influences.get(id) ?? []);
          if (levelOf(value) === 3) {
            expect(named).toEqual([]);
            continue;
          }
          const leaning = Math.sign(value - pointScale.mean);
          for (const { item, step, by } of named) {
            // Agreement in the sense of the slope, or disagreement against it.
            expect(leaning * (step - 2) * (item.loadings[id] ?? 0)).toBeGreaterThan(0);
            expect(by).toBeGreaterThanOrEqual(leastMove);
          }
          const speaking = items.flatMap((item, at) =>
            leaning * ((steps[at] ?? 2) - 2) * (item.loadings[id] ?? 0) > 0 ? [loss(steps, place, at)] : [],
          );
          const largest = speaking
            .filter((by) => by >= leastMove)
            .toSorted((one, other) => other - one)
            .slice(0, 2);
          expect(named.map(({ by }) => by.toFixed(6))).toEqual(largest.map((by) => by.toFixed(6)));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('are none where all answers were in the middle', () => {
    const steps = items.map(() => 2);
    const influences = influencesOn(movesOf(steps), scoresOf(abilitiesOf(steps)));
    for (const dimension of dimensions) expect(strongestOf(influences.get(dimension) ?? [])).toEqual([]);
  });

  it('are of a score in the middle one to each side, the strongest there', () => {
    const divided: boolean[] = [];
    fc.assert(
      fc.property(sittings, (steps) => {
        const scales = scoresOf(abilitiesOf(steps));
        const moves = movesOf(steps);
        const pulls = pullsOn(moves, scales);
        for (const { id, value } of scales) {
          const pull = pulls.get(id);
          if (!pull) continue;
          expect(levelOf(value)).toBe(3);
          for (const [side, leaning] of [['up', 1] as const, ['down', -1] as const]) {
            const { item, step, by } = pull[side];
            expect(leaning * (step - 2) * (item.loadings[id] ?? 0)).toBeGreaterThan(0);
            expect(by).toBe(Math.max(...moves(id, leaning).map((one) => one.by)));
          }
          divided.push(isDivided(pull));
        }
      }),
      { numRuns: 25 },
    );
    expect(new Set(divided).size).toBe(2);
  });

  it.each(locales)(
    'stand in the report in %s with the picture, its reading and the step that was chosen',
    (locale) => {
      const answers = items.map(({ id }, at) => ({
        questionId: id,
        choice: (at * 3) % 5,
        milliseconds: 9000,
      }));
      const report = subconscious.report({
        seed: '',
        answers,
        result: subconscious.score('', answers),
        locale,
        takenAt: '2026-11-20T10:00:00.000Z',
        features: ['comprehensive-report', 'personalised-suggestions'],
      });
      const { items: texts, test } = wordsOf(locale);
      const named = blocksOf(report, 'prose').flatMap(({ because }) => because?.items ?? []);
      expect(named.length).toBeGreaterThan(4);
      for (const { picture, asked, said } of named) {
        const at = items.findIndex(({ id }) => id === picture?.name);
        const item = items[at] as (typeof items)[number];
        expect(asked).toBe(texts[item.id].reading);
        expect(said).toContain(test.steps[answers[at]?.choice ?? 2]);
      }
    },
  );
});
