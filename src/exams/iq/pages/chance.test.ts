import { expect, it } from 'vitest';
import { iqBounds } from '#psychometrics/norms.ts';
import { allBlocks } from '#tests/support/documents.ts';
import { type IqSitting, iqReport, variedAnswers } from '#tests/support/iq-sittings.ts';
import { edgeOf } from '../edge.ts';
import { edition, iq } from '../exam.ts';
import { iqWords } from '../words/index.ts';
import { EN } from '../words/report/EN/index.ts';

const idsIn = (sitting: IqSitting): string[] =>
  allBlocks(iqReport(sitting)).flatMap((block) => (block.block === 'prose' ? [block.id] : []));

const sittings = Array.from({ length: 30 }, (_, nth) => variedAnswers(nth));

it('of answers that cannot be told from chance, names no page to begin with and gives no verdict on training', () => {
  const { seed } = variedAnswers(0);
  const guessed = {
    seed,
    answers: edition.formOf(seed).map(({ id, key }) => ({
      questionId: id,
      choice: (key + 1) % 6,
      milliseconds: 9000,
    })),
  };
  expect(iq.score(guessed.seed, guessed.answers).nearChance).toBe(true);
  const said = idsIn(guessed);
  expect(said).toContain('distance');
  expect(said).not.toContain('start');
  expect(said).not.toContain('verdict');
  const sure = sittings.filter(({ seed, answers }) => !iq.score(seed, answers).nearChance);
  expect(sure.length).toBeGreaterThan(20);
  for (const sitting of sure) expect(idsIn(sitting)).toEqual(expect.arrayContaining(['start', 'verdict']));
});

it('says where the end of the scale cuts an interval off, and else where the test stops telling scores apart', () => {
  const { reachLow, reachHigh } = iqWords.EN.headline;
  const edge = (value: number, low: number, high: number) =>
    edgeOf({ value, low, high, standardError: 8 }, 'EN');
  expect(edge(61, iqBounds.low, 77)).toContain(`ends at ${iqBounds.low}, and the interval is cut off`);
  expect(edge(143, 126, iqBounds.high)).toContain(`ends at ${iqBounds.high}, and the interval is cut off`);
  expect(edge(59, 56, 75)).toBe(reachLow);
  expect(edge(146, 130, 154)).toBe(reachHigh);
  expect(edge(100, 88, 112)).toBeUndefined();
});

it('calls nobody stuck who looked for less than a minute', () => {
  const { restart } = EN.world.next.steps;
  const told = sittings.map((sitting) => {
    const slowest = Math.max(...sitting.answers.map(({ milliseconds }) => milliseconds));
    return { slowest, isStuck: JSON.stringify(iqReport(sitting)).includes(restart.title) };
  });
  const brief = told.filter(({ slowest }) => slowest < 60_000);
  expect(brief.length).toBeGreaterThan(0);
  expect(brief.filter(({ isStuck }) => isStuck)).toEqual([]);
  expect(told.some(({ isStuck }) => isStuck)).toBe(true);
});
