import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '#tests/support/documents.ts';
import type { Exam } from '../exam.ts';
import { findVersion } from '../index.ts';
import { iq } from './exam.ts';

/**
 * What each version's seeds have always given: what is drawn, which option is right, and what is scored. A change here
 * means another version (`editions/`, `norms/`, and a line in docs/CONTENT-CHANGES.md), never another number: sold reports
 * are computed from seed and version.
 */
const golden = [
  {
    version: 'iq-2026.2-four-families',
    norm: 'iq-design-2026.2',
    drawings: '9c1c243283f84089b6cbf0958ed94112',
    scores: '1e3379def9af924809319af785eb7bf2',
  },
];

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
const seeds = ['golden 1', 'golden 2', 'golden 3'];

const drawingsOf = (exam: Exam, seed: string) =>
  exam
    .questions(seed, 'EN')
    .map((question) =>
      question.kind === 'figures' ? [question.stem.svg, ...question.options.map(({ svg }) => svg)] : [],
    );

/** Two of three questions answered rightly, every third left open. */
function resultOf(exam: Exam, seed: string) {
  const report = exam.report({
    seed,
    answers: [],
    result: exam.score(seed, []),
    locale: 'EN',
    takenAt: '2026-11-21T10:00:00.000Z',
    features: ['answers'],
  });
  const analysis = blocksOf(report, 'answers')[0]?.items;
  const answers = exam.questions(seed, 'EN').map(({ id, place }, at) => ({
    questionId: id,
    choice: place % 3 === 0 ? null : (analysis?.[at]?.correct ?? null),
    milliseconds: 1000 * place,
  }));
  return exam.score(seed, answers);
}

describe.each(golden)('$version by $norm', ({ version, norm, drawings, scores }) => {
  const exam = findVersion('SUBS-1002', version, norm) as Exam;

  it('draws the forms it has always drawn', () => {
    expect(digest(seeds.map((seed) => drawingsOf(exam, seed)))).toBe(drawings);
  });

  it('scores answers as it has always scored them', () => {
    expect(digest(seeds.map((seed) => resultOf(exam, seed)))).toBe(scores);
  });
});

it('holds every version that was ever given, the one in force among them', () => {
  const versions = [iq, ...(iq.earlier ?? [])].map(({ version, normVersion }) => [version, normVersion]);
  expect(versions.sort()).toEqual(golden.map(({ version, norm }) => [version, norm]).sort());
});
