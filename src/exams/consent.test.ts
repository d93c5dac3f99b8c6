import { describe, expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { exams } from './index.ts';

/** Where the age stands from which the market's law lets somebody consent for themselves. */
const age = /\{age\}/;

describe.each(exams.filter(({ sensitive }) => sensitive).map((exam) => [exam.slug, exam] as const))(
  'the consent to %s',
  (_, exam) => {
    it.each(varieties)(
      'is given by somebody who is old enough, in the sentence that is ticked, in %s',
      (to) => {
        expect(exam.consent?.(to).agree).toMatch(age);
      },
    );
  },
);

it('is asked for by tests whose answers are sensitive, and by no other', () => {
  for (const { slug, sensitive, consent } of exams) expect(consent !== undefined, slug).toBe(sensitive);
});
