import { expect, it } from 'vitest';
import { blocksOf } from '#tests/support/documents.ts';
import { iq } from '../exam.ts';
import { iqWords } from '../words/index.ts';

const seed = 'nobody has paid for it';
const answers = iq.questions(seed, 'EN').map(({ id, place }) => ({
  questionId: id,
  choice: place % 6,
  milliseconds: 9000,
}));
const result = iq.score(seed, answers);
const reportWith = (features: readonly string[]) =>
  iq.report({ seed, answers, result, locale: 'EN', takenAt: '2026-11-20T10:00:00.000Z', features });

it('draws no rule and no fault for whoever has not paid for the answers', () => {
  const { matrices, series, analogies } = iqWords.EN.scale;
  const whole = reportWith(['score', 'rank', 'report', 'answers']);
  const asked = blocksOf(whole, 'answers')[0]?.items ?? [];
  const drawn = asked
    .filter(({ familyLabel }) => [matrices.label, series.label, analogies.label].includes(familyLabel))
    .map(({ workings = [] }) => workings.map(({ svg }) => svg));
  expect(drawn.length).toBeGreaterThan(20);
  for (const one of drawn) expect(one.length).toBeGreaterThan(0);
  const missed = asked.filter(({ yours, correct }) => yours !== correct);
  expect(missed.length).toBeGreaterThan(20);
  const wrong = missed.map(({ faults = [] }) => faults.map(({ svg }) => svg));
  for (const one of wrong) expect(one.length).toBeGreaterThan(0);
  const unpaid = [
    reportWith(['score', 'rank', 'report']),
    iq.free(result, 'EN', 'DE', []),
    iq.questions(seed, 'EN'),
  ];
  const told = JSON.stringify(unpaid);
  for (const svg of [...drawn, ...wrong].flat()) expect(told).not.toContain(JSON.stringify(svg).slice(1, -1));
});
