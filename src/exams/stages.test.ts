import fc from 'fast-check';
import { expect, it } from 'vitest';
import { closedBy, courseText, readCourse, stageOf } from './stages.ts';

const plan = fc.option(fc.stringMatching(/^[a-z0-9.,:-]{1,12}$/));

it('a course is read as it was written, but for what was not chosen at its end', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), fc.array(plan, { maxLength: 6 }), (seed, plans) => {
      const read = readCourse(courseText({ seed, plans }));
      expect(read.seed).toBe(seed);
      expect(plans.map((_, at) => read.plans[at] ?? null)).toEqual(plans);
      expect(courseText(read)).toBe(courseText({ seed, plans }));
    }),
  );
  expect(courseText({ seed: 'seed', plans: [null, null] })).toBe('seed');
});

it('places belong to the stages in their order', () => {
  const places = [1, 2, 3, 4, 5, 6, 7];
  expect(places.map((place) => stageOf({ sizes: [1, 2, 3] }, place))).toEqual([1, 2, 2, 3, 3, 3, 4]);
});

it('a place is closed by the next stage, or by the one after it where that is asked for ahead', () => {
  const places = [1, 2, 3, 4, 5, 6];
  expect(places.map((place) => closedBy({ sizes: [2, 2, 2] }, place))).toEqual([2, 2, 3, 3, 4, 4]);
  expect(places.map((place) => closedBy({ sizes: [2, 2, 2], ahead: 1 }, place))).toEqual([2, 3, 3, 4, 4, 5]);
});
