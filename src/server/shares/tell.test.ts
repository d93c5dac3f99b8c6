import { describe, expect, it } from 'vitest';
import { careerWords } from '#exams/career/words/index.ts';
import type { Exam } from '#exams/exam.ts';
import { exampleSitting } from '#exams/example.ts';
import { exams } from '#exams/index.ts';
import { type Variety, varieties } from '#locale/locales.ts';
import { sharedResultOf, tellingsOf } from './tell.ts';

/** What addresses whoever reads, or is said by them of themselves. */
const addressed: Readonly<Record<Variety, RegExp>> = {
  EN: /\b(you|your|yours|my)\b/i,
  DE: /\b(Sie|Ihr|Ihre[mnrs]?|Ihnen)\b/,
  FR: /\b(vous|votre|vos|vôtre)\b/i,
  ES: /\b(tú|tu|tus|te|ti|tuy[oa]s?|estás)\b/i,
  PT: /\b(seu|sua|seus|suas|lhe|consigo)\b/i,
  'PT-BR': /\b(você|seu|sua|seus|suas|lhe)\b/i,
  JA: /あなた|自分/,
  KR: /나의|내 |당신/,
  CN: /你/,
  HK: /你/,
};

const seed = 'a shared card';
const exampleOf = (exam: Exam) => {
  const sitting = exampleSitting(exam, seed);
  return exam.score(sitting.seed, sitting.answers);
};
const resultsOf = (exam: Exam) => [
  exampleOf(exam),
  ...[0, 1].map((side) =>
    exam.score(
      seed,
      exam.questions(seed, 'EN').map(({ id, options }) => ({
        questionId: id,
        choice: side * (options.length - 1),
        milliseconds: 9000,
      })),
    ),
  ),
];

// A set of practice is one of many, and none of them is shared.
const shared = exams.filter(({ course }) => !course);

describe.each(shared.map((exam) => ({ id: exam.id, exam })))('a shared card of $id', ({ exam }) => {
  it.each(varieties)('speaks of somebody else to whoever sees it, in %s', (locale) => {
    for (const result of resultsOf(exam))
      for (const tells of tellingsOf(exam.emblem(result, locale, 'whole'))) {
        const card = sharedResultOf({ exam, result }, { tells, sign: true, name: null }, locale);
        const { label, result: value, lines, drawing } = card ?? {};
        expect(JSON.stringify([label, value, lines, drawing])).not.toMatch(addressed[locale]);
        expect(label).not.toBe('');
      }
  });
});

it('spells out the letters of a code, with its profile and without', () => {
  const exam = shared.find(({ slug }) => slug === 'career') as Exam;
  const [result] = resultsOf(exam);
  if (!result) throw new Error('no result');
  for (const tells of ['result', 'profile'] as const) {
    const card = sharedResultOf({ exam, result }, { tells, sign: false, name: null }, 'EN');
    const letters = [...(card?.result ?? '')];
    const named = letters.map((letter) => careerWords.EN.test.theme[letter as 'R']);
    expect(card?.lines).toEqual([named.join(' · ')]);
  }
});
