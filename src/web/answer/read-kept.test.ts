import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sequencedAnswer } from '#contract/sittings.ts';
import { emptySitting, type KeptSitting } from './kept.ts';
import { readKept } from './read-kept.ts';

const near = fc.oneof(
  fc.integer({ min: -2, max: 120 }),
  fc.constantFrom(null, 1e9, 1e9 + 1, 604_800_000, 604_800_001, 0.5, Number.NaN, '1', undefined),
);
const answer = fc.record({
  questionId: fc.oneof(fc.string({ maxLength: 44 }), fc.integer()),
  choice: near,
  milliseconds: near,
  sequence: near,
});

describe('what the device has kept', () => {
  it('is read back as it was written', () => {
    const sitting: KeptSitting = {
      page: 3,
      moment: 'leaving',
      seen: ['arrival mirror'],
      sequence: 2,
      sent: 1,
      answers: { p01: { questionId: 'p01', choice: 4, milliseconds: 900, sequence: 2 } },
      closed: ['p01'],
      planned: [2],
      orderNumber: null,
    };
    for (const written of [sitting, emptySitting]) {
      expect(readKept(JSON.parse(JSON.stringify(written)))).toEqual(written);
    }
    const { seen: _, closed: _closed, planned: _planned, ...older } = emptySitting;
    expect(readKept(older)).toEqual(emptySitting);
  });

  it('is nothing where stages are none', () => {
    for (const odd of [{ closed: 'p01' }, { closed: [1] }, { planned: [0] }, { planned: ['2'] }])
      expect(readKept({ ...emptySitting, ...odd })).toBeUndefined();
  });

  it('holds an answer exactly where the contract would take it', () => {
    fc.assert(
      fc.property(answer, (given) => {
        const read = readKept({ ...emptySitting, answers: { p01: given } });
        expect(read !== undefined).toBe(sequencedAnswer.safeParse(given).success);
      }),
      { numRuns: 500 },
    );
  });

  it('is nothing where any part of it is not what it should be', () => {
    const wrong = {
      page: 0,
      moment: 'noon',
      seen: [1],
      sequence: -1,
      sent: 1.5,
      answers: [],
      orderNumber: 7,
    };
    for (const [name, value] of Object.entries(wrong)) {
      expect(readKept({ ...emptySitting, [name]: value }), name).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => readKept(value)).not.toThrow();
      }),
    );
    expect(readKept(undefined)).toBeUndefined();
  });
});
