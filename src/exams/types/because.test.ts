import { describe, expect, it } from 'vitest';
import { blocksOf } from '#tests/support/documents.ts';
import { answersOf, typesReport } from '#tests/support/types-sittings.ts';
import { contrastOf, influencesOn } from './because.ts';
import { items } from './items.ts';
import { stepsOf } from './score.ts';

/** Firm answers of an ENFJ, of which one may be another. */
const firm = (id?: string, choice = 5) =>
  answersOf('enfj', 3).map((one) => (one.questionId === id ? { ...one, choice } : one));

const contrastOn = (axis: 'ei' | 'sn' | 'tf' | 'jp', answers: ReturnType<typeof firm>) =>
  contrastOf(influencesOn(axis, stepsOf(answers)));

describe('answers that pull an axis apart', () => {
  it('are one for the letter and the one against it', () => {
    const contrast = contrastOn('jp', firm('surprise'));
    expect(contrast?.second.item.id).toBe('surprise');
    expect(contrast?.first.agrees).toBe(true);
    expect(contrast?.second.agrees).toBe(false);
  });

  it('are not among those of which everybody agrees, and none is weak', () => {
    expect(contrastOn('jp', firm())).toBeUndefined();
    expect(contrastOn('jp', firm('surprise', 4))).toBeUndefined();
    expect(contrastOn('ei', firm('surprise'))).toBeUndefined();
  });

  it('stand on the page of their axis, in the person’s own words', () => {
    const report = typesReport(firm('surprise'));
    const told = blocksOf(report, 'prose').filter(({ id }) => id.endsWith('-contrast'));
    expect(told.map(({ id }) => id)).toEqual(['jp-contrast']);
    const [said = ''] = told[0]?.paragraphs ?? [];
    expect(said).toContain(
      '“A lot” to “A day that turns out differently than planned is often the better day.”',
    );
    expect(said).toContain('The first points to J, the second to P.');
    const named = blocksOf(report, 'prose').find(({ id }) => id === 'jp-yours')?.because?.items ?? [];
    for (const { asked } of named) expect(said).not.toContain(asked.slice(0, -1));
  });

  it('change nothing about the answers that speak for a letter', () => {
    const steps = stepsOf(firm('surprise'));
    const against = influencesOn('jp', steps).filter(({ agrees }) => !agrees);
    expect(against.map(({ item }) => item.id)).toEqual(['surprise']);
    expect(against.every(({ by }) => by < 0)).toBe(true);
    expect(influencesOn('jp', steps)).toHaveLength(
      items.filter(({ id, axis }, at) => axis === 'jp' && steps[at] !== 3 && id).length,
    );
  });
});
