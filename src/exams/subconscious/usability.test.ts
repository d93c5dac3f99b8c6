import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { sized } from '#tests/support/form.ts';
import { designOf, items } from './items.ts';
import { usability } from './score.ts';
import { drawTruth, sit } from './simulation.ts';

/** Log-normal times around twelve seconds (van der Linden 2006), faster and slower people. */
const honestTime = (random: Random, speed: number): number =>
  Math.round(12_000 * Math.exp(0.5 * random.normal() - speed));

const timed = (steps: readonly (number | null)[], random: Random): GivenAnswer[] => {
  const speed = 0.4 * random.normal();
  return items.map(({ id }, at) => ({
    questionId: id,
    choice: steps[at] ?? null,
    milliseconds: honestTime(random, speed),
  }));
};

const found = (sitters: number, seed: string, answer: (random: Random) => GivenAnswer[]) => {
  const random = randomOf(seed);
  const all = Array.from({ length: sitters }, () => usability(answer(random)).usability);
  const share = (one: (typeof all)[number]) => all.filter((other) => other === one).length / sitters;
  return { unusable: share('unusable'), doubtful: share('doubtful') };
};
const unusable = (...by: Parameters<typeof found>) => found(...by).unusable;

/** Steps of somebody who keeps to the middle: the outer ones are so many times as far away as they are by design. */
function keptToMiddle(random: Random, wider: number): number[] {
  const truth = drawTruth(random);
  return items.map((item) => {
    const { slopes, thresholds } = designOf(item);
    const at = slopes.reduce((sum, slope, place) => sum + slope * (truth[place] as number), 0);
    const error = Math.log(1 / Math.max(1e-9, random.next()) - 1);
    return thresholds.filter((threshold) => at - error > wider * threshold).length;
  });
}

describe('answers to the subconscious test', () => {
  it('of honest sitters are refused in less than one of a thousand cases', () => {
    expect(
      unusable(sized(500, 3000), 'honest', (random) => timed(sit(drawTruth(random), random), random)),
    ).toBeLessThan(0.001);
  });

  it('of honest people with profiles two to three deviations out are not refused either', () => {
    const extreme = (random: Random) =>
      drawTruth(random).map((ability) => Math.sign(ability) * (2 + random.next()));
    expect(
      unusable(sized(400, 2000), 'extreme', (random) => timed(sit(extreme(random), random), random)),
    ).toBeLessThan(0.001);
  });

  it.each([
    ['hasty', (random: Random) => ({ choice: random.below(5), milliseconds: 300 + random.below(600) })],
    ['all the same', (random: Random) => ({ choice: 3, milliseconds: honestTime(random, 0) })],
    ['impossibly fast', (random: Random) => ({ choice: random.below(5), milliseconds: random.below(120) })],
  ])('that are %s are caught', (_, answer) => {
    const sitting = (random: Random) => items.map(({ id }) => ({ questionId: id, ...answer(random) }));
    expect(unusable(sized(80, 300), 'careless', sitting)).toBeGreaterThan(0.98);
  });

  it('of people who keep to the middle are no fault of theirs, however much they do', () => {
    for (const wider of [2, 3])
      expect(
        unusable(sized(250, 1500), 'middle', (random) => timed(keptToMiddle(random, wider), random)),
      ).toBeLessThan(0.005);
  });

  it('that are clicked at random at an honest pace are marked in eight of ten cases, honest ones in one of a hundred', () => {
    const honest = found(sized(400, 2500), 'marked', (random) =>
      timed(sit(drawTruth(random), random), random),
    );
    expect(honest.doubtful).toBeLessThan(0.02);
    const clicked = found(sized(200, 1000), 'clicked', (random) =>
      timed(
        items.map(() => random.below(5)),
        random,
      ),
    );
    expect(clicked.doubtful + clicked.unusable).toBeGreaterThan(0.75);
  });

  it.each([
    ['0-4-0-4', [0, 4]],
    ['0-4-4-0', [0, 4, 4, 0]],
    ['up and up', [0, 1, 2, 3, 4]],
    ['up and down', [0, 1, 2, 3, 4, 3, 2, 1]],
  ])('that go %s are caught', (_, pattern) => {
    const sitting = (random: Random) =>
      timed(
        items.map((__, at) => pattern[at % pattern.length] as number),
        random,
      );
    expect(unusable(20, 'pattern', sitting)).toBe(1);
  });

  it('are asked for two thirds of the pictures', () => {
    const answered = (count: number) => (random: Random) =>
      timed(
        sit(drawTruth(random), random).map((step, at) => (at < count ? step : null)),
        random,
      );
    expect(unusable(40, 'open', answered(18))).toBe(0);
    expect(unusable(40, 'open', answered(17))).toBe(1);
  });
});
