import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findVersion } from '../index.ts';
import { formOf } from './editions/two-families/form.ts';

/**
 * What a version's seeds have always given. A change here means another version (`blueprint.ts`, `norms.ts`, and a line
 * in docs/CONTENT-CHANGES.md), never another number: sold reports are computed from seed and version.
 */
const golden = {
  version: 'iq-2026.1-two-families',
  norm: 'iq-design-2026.1',
  forms: '6eba2ef16b950323aebc5b0e7ee5b6cc',
  scores: '348acdf7666e7ea9ba714987dafc0b41',
};

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
const seeds = ['golden 1', 'golden 2', 'golden 3'];

it('gives the forms and scores of its version', () => {
  const exam = findVersion('SUBS-1002', golden.version, golden.norm);
  expect(digest(seeds.map((seed) => formOf(seed).map(({ id, item }) => ({ id, item }))))).toBe(golden.forms);
  const results = seeds.map((seed) => {
    const answers = formOf(seed).map(({ id, place, item }) => ({
      questionId: id,
      choice: place % 3 === 0 ? null : item.key,
      milliseconds: 1000 * place,
    }));
    return exam?.score(seed, answers);
  });
  expect(digest(results)).toBe(golden.scores);
});
