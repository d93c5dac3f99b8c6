import { describe, expect, it } from 'vitest';
import { randomOf } from '#psychometrics/random.ts';
import { blockOf, blocksOf } from '#tests/support/documents.ts';
import { career } from './exam.ts';
import { type ActivityId, items } from './items.ts';
import { likesNothingIn } from './likings.ts';
import { cores, stepOf } from './occupations/core.ts';
import { basic } from './packages.ts';
import { bandOf } from './shape.ts';
import { drawTruth, sit } from './sitters.ts';
import { type Theme, themes } from './themes.ts';
import { trialsOf } from './trials.ts';
import { careerWords } from './words/index.ts';

const words = careerWords.EN;

/** Somebody who refuses much, and single things of what they like: a leader who would not sell, a thinker without data. */
const choices = [
  1, 0, 0, 0, 1, 0, 3, 3, 2, 3, 2, 1, 4, 0, 1, 0, 3, 0, 1, 0, 0, 0, 0, 4, 2, 0, 1, 3, 0, 0, 2, 1, 4, 3, 3, 0,
  1, 1, 0, 1, 2, 0, 1, 0, 1, 3, 1, 3,
];
const reportOf = (steps: readonly (number | null)[]) => {
  const answers = items.map(({ id }, at) => ({
    questionId: id,
    choice: steps[at] ?? null,
    milliseconds: 4000,
  }));
  return career.report({
    seed: '',
    answers,
    result: career.score('', answers),
    locale: 'EN',
    takenAt: '2026-11-21T10:00:00.000Z',
    features: [...basic, 'career-occupations'],
  });
};
const report = reportOf(choices);
const proseOf = (id: string) => blocksOf(report, 'prose').find((one) => one.id === id);

const random = randomOf('people who refuse much');
const sitters = Array.from({ length: 200 }, () =>
  sit(
    drawTruth(random).map((truth) => 1.5 * truth - 1),
    random,
  ),
);

describe('what single answers have a say in', () => {
  it('gives five steps, none of which has one do what was refused', () => {
    const [first, second] = [words.themes.E.steps[0], words.themes.I.steps[1]];
    const titles = blockOf(report, 'steps').items.map(({ title }) => title);
    expect(titles).toHaveLength(5);
    expect(titles).not.toContain(first?.title);
    expect(titles).not.toContain(second?.title);
    expect(titles[0]).toBe(words.themes.E.steps[1]?.title);
    for (const steps of sitters) expect(trialsOf(themes, steps)).toHaveLength(5);
    expect(
      trialsOf(
        themes,
        items.map(() => 0),
      ),
    ).toHaveLength(5);
  });

  it('tells of no occupation whose core would be disliked', () => {
    for (const steps of [choices, ...sitters.slice(0, 40)]) {
      const [, ...levels] = blocksOf(reportOf(steps), 'tally');
      for (const { id } of levels.flatMap(({ rows }) => rows))
        expect((cores[id] ?? []).filter((one) => stepOf(one as ActivityId, steps) === 0)).toEqual([]);
    }
    const named = JSON.stringify(report);
    for (const name of ['Novelist', 'Youth worker', 'Data scientist', 'Tax adviser', 'Composer'])
      expect(named).not.toContain(name);
  });

  it('calls a level probable where the interval holds the own average', () => {
    const levels = Object.fromEntries(
      blockOf(report, 'scales').rows.map(({ id, levelLabel }) => [id, levelLabel]),
    );
    expect(levels).toMatchObject({
      R: 'Probably below your average',
      I: 'Probably above your average',
      E: 'Far above your average',
    });
  });

  it('puts what it says of a letter that is a coin toss as a question, and of its pairs on condition', () => {
    expect(proseOf('draws-a')?.paragraphs[0]).toMatch(/isn’t certain that .+: the probability is \d\d%/);
    expect(JSON.stringify(report)).not.toContain(words.themes.A.draws[0]);
    expect(proseOf('draws-e')?.paragraphs[0]).toBe(words.themes.E.draws[0]);
    expect(proseOf('pair-ae')?.lead).toBe('If your code really includes “Artistic”');
    expect(proseOf('pair-ie')?.lead).toBeUndefined();
  });

  it('says of a theme of which nothing was liked neither that it pleases nor that it stands high', () => {
    const { none } = words.report.themes.all;
    const told = [choices, ...sitters].flatMap((steps) =>
      blockOf(reportOf(steps), 'scales').rows.filter(({ id }) => likesNothingIn(id as Theme, steps)),
    );
    for (const { score, reading } of told) {
      const band = bandOf(score.value);
      if (band !== 'low') expect(reading).toBe(none[band]);
    }
    const readings = Object.fromEntries(
      blockOf(report, 'scales').rows.map(({ id, reading }) => [id, reading]),
    );
    expect(readings.S).toBe(none.middle);
    expect(readings.C).toBe(words.themes.C.readings.middle);
  });

  it('names what was liked of a theme that is none of the three, and counts what would be disliked', () => {
    expect(proseOf('rest-c')?.paragraphs[1]).toBe(
      'You said yes to “Put an archive in order so that everyone can find what they need” and “Make sure that the paperwork for a house sale is complete” all the same.',
    );
    expect(proseOf('rest-s')?.paragraphs).toHaveLength(1);
    expect(proseOf('elevation')?.paragraphs[1]).toMatch(
      /^You’d dislike \d+ of the 48 activities\. By theme: /,
    );
  });

  it('says one reliability, of the themes', () => {
    expect(proseOf('norm')?.paragraphs).toEqual([words.test.norm]);
    expect(proseOf('model')?.paragraphs[0]).toContain('reliability');
  });
});

describe('what is said to everybody who gets a text', () => {
  /** What single items ask about, which a text chosen by a level or a theme must not claim. */
  const asked: Partial<Record<Theme, RegExp>> = {
    E: /negotiat|sell/i,
    I: /\bdata\b/i,
    S: /accident|quarrel/i,
  };

  it('claims of nobody what a single item asks', () => {
    for (const [theme, item] of Object.entries(asked)) {
      const { draws, work, signs } = words.themes[theme as Theme];
      expect([draws[0], work, signs].join('\n')).not.toMatch(item);
    }
    expect(words.pairs.IE.text).not.toMatch(/numbers|health/);
    expect(words.pairs.AE.text).not.toMatch(/film/);
  });
});
