import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { estimateAbility, type Response } from '#psychometrics/irt/eap.ts';
import { guessingLogRatio } from '#psychometrics/irt/fit/guessing.ts';
import { likelihoodFit } from '#psychometrics/irt/fit/lz.ts';
import { theta } from '#psychometrics/units.ts';
import type { Edition, FormItem } from './edition.ts';
import type { IqNorm } from './norms/norm.ts';
import { score, usability } from './score.ts';

/** Twelve questions from easy to hard; of every second one the scale is the other. The right option is the second. */
const difficulties = Array.from({ length: 12 }, (_, at) => -2.75 + at / 2);
const form = difficulties.map((_, at) => ({
  id: `q${at}`,
  placeId: `p${at}`,
  scale: at % 2 === 0 ? 'matrices' : 'series',
  key: 1,
  optionCount: 6,
})) as unknown as readonly FormItem[];
const norm = {
  id: 'a norm',
  items: Object.fromEntries(difficulties.map((b, at) => [`p${at}`, { a: 1.5, b, c: 1 / 6, residual: 0.3 }])),
} as unknown as IqNorm;

/** Reads the ability off the number of right answers, so that its points can be worked out by hand. */
const counted = (responses: readonly Response[]) => {
  const right = responses.filter(({ correct }) => correct).length;
  return {
    theta: theta(right / 5),
    standardError: 0.3333,
    low: theta(-1),
    high: theta(responses.length / 4),
  };
};
const editionOf = (questions: readonly FormItem[]) =>
  ({
    version: 'an edition',
    scales: ['series', 'matrices'],
    formOf: () => questions,
    estimate: counted,
  }) as unknown as Edition;
const edition = editionOf(form);

/** Answers by a line of text: right, wrong, left open, or never sent. */
const answersOf = (line: string, milliseconds = (_at: number) => 20_000): GivenAnswer[] =>
  [...line].flatMap((sign, at) =>
    sign === ' '
      ? []
      : [
          {
            questionId: `q${at}`,
            choice: { '+': 1, '-': (at % 5) + (at % 5 > 0 ? 1 : 0) }[sign] ?? null,
            milliseconds: milliseconds(at),
          },
        ],
  );
const scored = (line: string) => score(edition, norm, '', answersOf(line));
const reasonsOf = (answers: readonly GivenAnswer[], of = edition) =>
  Object.fromEntries(
    usability(of, norm, '', answers).reasons.map(({ index, level, value }) => [index, { level, value }]),
  );

describe('the score of a sitting', () => {
  it('is of the edition and the norm, over all questions and those of each scale', () => {
    expect(scored('++++--+-----')).toEqual({
      examId: 'SUBS-1002',
      packVersion: 'an edition',
      normVersion: 'a norm',
      score: { value: 115, standardError: 5, low: 85, high: 145 },
      scales: [
        { id: 'series', value: 106, standardError: 5, low: 85, high: 123, correct: 2, of: 6 },
        { id: 'matrices', value: 109, standardError: 5, low: 85, high: 123, correct: 3, of: 6 },
      ],
      correct: 5,
      totalMilliseconds: 240_000,
    });
  });

  it('counts what was left open or never sent as not solved', () => {
    expect(scored('++.+ - +  . ')).toMatchObject({
      correct: 4,
      scales: [
        { correct: 3, of: 6 },
        { correct: 1, of: 6 },
      ],
    });
    expect(scored('')).toMatchObject({ score: { value: 100 }, correct: 0, totalMilliseconds: 0 });
  });

  it('is said to be near chance where guessing explains the answers better, of those that were given', () => {
    expect(scored('------------').nearChance).toBe(true);
    expect(scored('-----+-----+').nearChance).toBe(true);
    for (const line of ['++++++------', '++++++++++++', '............', '', '++++++......'])
      expect(scored(line), line).not.toHaveProperty('nearChance');
  });
});

describe('whether a sitting says something', () => {
  it('is judged by times that grow from twelve seconds to twenty over the form', () => {
    const five = editionOf(form.slice(0, 5));
    const floors = [1200, 1400, 1600, 1800, 2000];
    expect(
      reasonsOf(
        answersOf('+++-+', (at) => floors[at] as number),
        five,
      ),
    ).toEqual({});
    for (const at of floors.keys()) {
      const times = floors.map((floor, place) => (place === at ? floor - 1 : floor));
      expect(
        reasonsOf(
          answersOf('+++-+', (place) => times[place] as number),
          five,
        ),
      ).toEqual({
        fastShare: { level: 'doubtful', value: 0.2 },
      });
    }
  });

  it('is judged by the fit and the guesses among what was answered', () => {
    const line = '------++++. ';
    const answered = difficulties.slice(0, 10).map((_, at) => ({
      item: norm.items[`p${at}`] as Response['item'],
      correct: at >= 6,
    }));
    const { lz } = likelihoodFit(
      answered.map(({ item }) => item),
      answered.map(({ correct }) => Number(correct)),
      estimateAbility(answered).theta,
    );
    expect(reasonsOf(answersOf(line))).toEqual({
      lz: { level: 'doubtful', value: lz },
      guessing: { level: 'doubtful', value: guessingLogRatio(answered, 1 / 6) },
    });
    expect(reasonsOf(answersOf('++++++------'))).toEqual({});
  });

  it('finds nothing wrong with nothing but that too little was answered', () => {
    for (const line of ['', '............'])
      expect(reasonsOf(answersOf(line))).toEqual({ missingAnswers: { level: 'unusable', value: 8 } });
  });
});
