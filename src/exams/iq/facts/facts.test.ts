import { describe, expect, it } from 'vitest';
import { marginalProbability } from '#psychometrics/irt/uncertain-item.ts';
import { iqOfTheta } from '#psychometrics/norms.ts';
import { randomOf } from '#psychometrics/random.ts';
import { theta } from '#psychometrics/units.ts';
import { sized } from '#tests/support/form.ts';
import { variedAnswers } from '#tests/support/iq-sittings.ts';
import { answersByQuestion } from '../../answers.ts';
import { blueprint } from '../editions/four-families/blueprint.ts';
import { places } from '../editions/in-stages/bank.ts';
import { edition, editionOf, iq, norm } from '../exam.ts';
import { norms } from '../norms/index.ts';
import { formBy, guesses, sit } from '../simulation.ts';
import { factsOf } from './index.ts';
import { expectedOf } from './questions.ts';
import { deviationFrom, median, robustLine } from './statistics.ts';
import { patternOf, wayOf } from './ways.ts';

const factsNumber = (nth: number) => {
  const { seed, answers } = variedAnswers(nth);
  const form = edition.formOf(seed);
  const given = answersByQuestion(form, answers);
  const result = iq.score(seed, answers);
  return { result, facts: factsOf({ form, norm, given, result, edition }) };
};

const many = Array.from({ length: 60 }, (_, nth) => factsNumber(nth));

describe('the facts of a sitting', () => {
  it('count what the score counts', () => {
    for (const { result, facts } of many) {
      const { climb, ways, open, questions } = facts;
      expect(climb.solved).toBe(result.correct);
      expect(ways.reduce((sum, { solved }) => sum + solved, 0)).toBe(climb.solved);
      expect(questions.filter(({ outcome }) => outcome === 'open')).toEqual(open);
      const parts = [climb.before, climb.after].reduce((sum, part) => sum + (part?.solved ?? 0), 0);
      expect(parts).toBe(climb.solved);
    }
  });

  it('tell of the longest runs of right answers the one that was expected least', () => {
    let ties = 0;
    for (const { facts } of many) {
      const { streak } = facts.climb;
      const told = facts.questions.slice(streak.from - 1, streak.to);
      expect(told.every(({ outcome }) => outcome === 'solved')).toBe(true);
      const runs = facts.questions
        .slice(0, facts.questions.length - streak.of + 1)
        .map((_, at) => facts.questions.slice(at, at + streak.of))
        .filter((run) => run.every(({ outcome }) => outcome === 'solved'));
      for (const run of runs) expect(expectedOf(run)).toBeGreaterThan(streak.expected - 1e-6);
      if (runs.length > 1) ties += 1;
      const longer = facts.questions.some((_, at) => {
        const run = facts.questions.slice(at, at + streak.of + 1);
        return run.length > streak.of && run.every(({ outcome }) => outcome === 'solved');
      });
      expect(longer).toBe(false);
    }
    expect(ties).toBeGreaterThan(3);
  });

  it('expect of the four ways together what was solved', () => {
    for (const { facts } of many) {
      const expected = facts.ways.reduce((sum, way) => sum + way.expected, 0);
      expect(Math.abs(expected - facts.climb.solved)).toBeLessThan(0.6);
    }
  });

  it('show the hardest solved and the easiest missed', () => {
    for (const { facts } of many) {
      const { hardestSolved, easiestMissed } = facts.climb;
      for (const { outcome, solvedBy } of facts.questions) {
        if (outcome === 'solved') expect(solvedBy).toBeGreaterThanOrEqual(hardestSolved?.solvedBy ?? 9);
        else expect(solvedBy).toBeLessThanOrEqual(easiestMissed?.solvedBy ?? -9);
      }
    }
  });

  it('rank higher scores higher, and expect another sitting nearer to the middle', () => {
    const sorted = many.toSorted((one, other) => one.result.score.value - other.result.score.value);
    const ranks = sorted.map(({ facts }) => facts.standing.rank);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    for (const { result, facts } of many) {
      const [own, next] = [Math.abs(result.score.value - 100), Math.abs(facts.standing.next - 100)];
      expect(next).toBeLessThanOrEqual(own);
      expect(facts.standing.again).toHaveLength(20);
    }
  });
});

describe.each(norms)('the ways of a sitting by $id', (one) => {
  const form = formBy(editionOf(one), one.items);
  const families = new Map([...places, ...blueprint].map(({ id, family }) => [id, family]));
  const random = randomOf(`one single ability ${one.id}`);
  const sitters = sized(400, 3000);
  const patterns = Array.from({ length: sitters }, () => {
    const { asked, estimate } = sit(form, theta(random.normal()), random, guesses);
    const ability = theta((Math.round(iqOfTheta(estimate.theta)) - 100) / 15);
    const questions = asked.map(({ placeId, item, correct }, at) => ({
      id: `${at}`,
      place: at + 1,
      family: families.get(placeId) ?? 'matrices',
      outcome: correct ? ('solved' as const) : ('missed' as const),
      seconds: 30,
      expected: marginalProbability(item, ability),
      solvedBy: 0.5,
    }));
    return patternOf(editionOf(one).scales.map((id) => wayOf(id, questions)));
  });

  it('are told to stand out to five of a hundred people with one single ability at most', () => {
    const uneven = patterns.filter((pattern) => pattern !== 'even').length / sitters;
    // In the quick form two standard errors more.
    expect(uneven).toBeLessThan(sized(0.07, 0.05));
    expect(uneven).toBeGreaterThan(0);
  });
});

describe('the line through times', () => {
  it('is not tilted by one long stay', () => {
    const points = Array.from({ length: 30 }, (_, at) => [at, 2 + 0.1 * at] as [number, number]);
    points[20] = [20, 50];
    const line = robustLine(points);
    expect(line?.slope).toBeCloseTo(0.1, 10);
    expect(line?.intercept).toBeCloseTo(2, 10);
    expect(line && deviationFrom(line, points)).toBeCloseTo(0, 10);
  });

  it('needs two places', () => {
    expect(robustLine([[1, 2]])).toBeUndefined();
    expect(median([])).toBeUndefined();
    expect(median([3, 1, 2, 10])).toBe(2.5);
  });
});
