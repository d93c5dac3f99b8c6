import { describe, expect, it } from 'vitest';
import { digest } from '#tests/support/digest.ts';
import { blocksOf } from '#tests/support/documents.ts';
import type { Exam } from '../exam.ts';
import { findVersion } from '../index.ts';
import { bandOf } from './bands.ts';
import type { Edition } from './edition.ts';
import { editions, iq } from './exam.ts';
import { standingOf } from './facts/standing.ts';
import { norms } from './norms/index.ts';
import type { IqNorm } from './norms/norm.ts';

/**
 * What each version's seeds have always given: what is drawn, which option is right, and what is scored. A change here
 * means another version (`editions/`, `norms/`, and a line in docs/CONTENT-CHANGES.md), never another number: sold reports
 * are computed from seed and version.
 */
const golden = [
  {
    version: 'iq-2026.2-four-families',
    norm: 'iq-design-2026.2',
    ids: '231a3770d96959ea7183b32f0c7e076c',
    drawings: '9c1c243283f84089b6cbf0958ed94112',
    scores: '1e3379def9af924809319af785eb7bf2',
    told: '29e141cddf48a819fce632ab9dd621c9',
    seeds: ['golden 1', 'golden 2', 'golden 3'],
  },
  {
    version: 'iq-2026.3-in-stages',
    norm: 'iq-design-2026.3',
    ids: '586a842d9a8b83f8fd5648cfa8842867',
    drawings: 'd1cd8536a6181022d6b47e3eb98ec251',
    scores: '27340ddda27dc093cd04394f32d839c5',
    told: '6221e39f4c3a4abb172c3a9a7b3c4a50',
    // As planned, as chosen, and with a network that was lost and came back.
    seeds: [
      'golden 1',
      'golden 2||a03.r03.m17.m18.m18|r02.m14.m14.m15.s02|a02.m15.s02.m16.m16|r02.a02.m12.m12.m13|s01.r05.m06.m06.m13',
      'golden 3||r03.m31.a04.m33.m33|||r04.m38.m38.m39.a05|r04.s05.m40.m40.m41-1',
    ],
  },
];

const drawingsOf = (exam: Exam, seed: string) =>
  exam
    .questions(seed, 'EN')
    .map((question) =>
      question.kind === 'figures' ? [question.stem.svg, ...question.options.map(({ svg }) => svg)] : [],
    );

/** What every score is called, how many people it is as high as or higher than, and where in the middle it lies. */
function toldOf(version: string, normId: string) {
  const edition = editions.find((one) => one.version === version) as Edition;
  const norm = norms.find(({ id }) => id === normId) as IqNorm;
  return Array.from({ length: 101 }, (_, at) => {
    const value = 55 + at;
    const { level, rank, among } = standingOf(
      { value, standardError: 8, low: value - 16, high: value + 16 },
      norm,
      edition.levels,
    );
    return [bandOf(edition.bands, value), level, rank, among];
  });
}

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

describe.each(golden)('$version by $norm', ({ version, norm, ids, drawings, scores, told, seeds }) => {
  const exam = findVersion('SUBS-1002', version, norm) as Exam;

  it('asks by the ids that stored answers name', () => {
    expect(digest(seeds.map((seed) => exam.questions(seed, 'EN').map(({ id }) => id)))).toBe(ids);
  });

  it('draws the forms it has always drawn', () => {
    expect(digest(seeds.map((seed) => drawingsOf(exam, seed)))).toBe(drawings);
  });

  it('calls and ranks scores as it has always done', () => {
    expect(digest(toldOf(version, norm))).toBe(told);
  });

  it('scores answers as it has always scored them', () => {
    expect(digest(seeds.map((seed) => resultOf(exam, seed)))).toBe(scores);
  });
});

it('holds every version that was ever given, the one in force among them', () => {
  const versions = [iq, ...(iq.earlier ?? [])].map(({ version, normVersion }) => [version, normVersion]);
  expect(versions.sort()).toEqual(golden.map(({ version, norm }) => [version, norm]).sort());
});
