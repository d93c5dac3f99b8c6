import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawSign } from '#drawing/sign.ts';
import { exams } from '../index.ts';
import { signOf } from './sign.ts';

const scale = { mean: 50, deviation: 15 };
const results = (sides: number) =>
  fc.array(fc.integer({ min: 5, max: 95 }), { minLength: sides, maxLength: sides });
const drawn = (values: readonly number[]) =>
  drawSign(
    signOf(
      values.map((value) => ({ value })),
      scale,
    ),
  );

it.each([5, 8])('is the same for the same %i scores, and another for others', (sides) => {
  fc.assert(
    fc.property(results(sides), results(sides), (one, other) => {
      expect(drawn(one)).toBe(drawn([...one]));
      if (String(one) !== String(other)) expect(drawn(one)).not.toBe(drawn(other));
    }),
    { numRuns: 500 },
  );
});

it.each([5, 8])('tells a single point in one of %i scores', (sides) => {
  fc.assert(
    fc.property(results(sides), fc.nat(sides - 1), (one, at) => {
      const other = one.map((value, place) => (place === at ? value + 1 : value));
      expect(drawn(one)).not.toBe(drawn(other));
    }),
    { numRuns: 500 },
  );
});

// A set of practice is one of many, and none of them is a person's own.
const ownResults = exams.filter(({ course }) => !course);

it.each(ownResults.map((exam) => ({ exam, id: exam.id })))(
  'is of the whole result of $id alone, never of what is free',
  ({ exam }) => {
    const answers = exam
      .questions('a sign', 'EN')
      .map(({ id, place }) => ({ questionId: id, choice: place % 2, milliseconds: 9000 }));
    const result = exam.score('a sign', answers);
    expect(exam.emblem(result, 'EN', 'whole').sign).toBeDefined();
    expect(exam.emblem(result, 'EN', 'free').sign).toBeUndefined();
    expect(exam.free(result, 'EN').emblem.sign).toBeUndefined();
  },
);
