import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { probability } from '#psychometrics/irt/three-parameter.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { theta } from '#psychometrics/units.ts';
import { leastAnswers } from '../usability.ts';
import { edition, iq, norm } from './exam.ts';

const seed = 'who is honest';
const form = edition.formOf(seed);

/** Log-normal times around half a minute (van der Linden 2006), faster and slower people. */
const honestTime = (random: Random, speed: number): number =>
  Math.round(30_000 * Math.exp(0.5 * random.normal() - speed));

function honest(random: Random): GivenAnswer[] {
  const ability = theta(random.normal());
  const speed = 0.35 * random.normal();
  // Some leave hard questions open instead of guessing.
  const leaves = random.next() < 0.3;
  return form.map(({ id, placeId, key }) => {
    const item = norm.items[placeId] as UncertainItem;
    const own = { ...item, b: item.b + item.residual * random.normal() };
    const knows = (probability(own, ability) - item.c) / (1 - item.c);
    const solved = random.next() < knows;
    const choice = solved ? key : leaves && item.b > 1 ? null : random.below(6);
    return { questionId: id, choice, milliseconds: honestTime(random, speed) };
  });
}

/** What the sitting must have before anything is told of it. */
const answeredEnough = (answers: readonly GivenAnswer[]) =>
  answers.filter(({ choice }) => choice !== null).length >= leastAnswers(form.length);

const decisions = (sitters: number, sit: (random: Random) => GivenAnswer[]) => {
  const random = randomOf('sitters');
  const sittings = Array.from({ length: sitters }, () => sit(random)).filter(answeredEnough);
  return sittings.map((answers) => iq.usability(seed, answers).usability);
};
const share = (all: readonly string[], of: string) => all.filter((one) => one === of).length / all.length;

describe('answers to the IQ test', () => {
  it('of honest sitters are called unusable in less than one of a hundred cases', () => {
    const all = decisions(3000, honest);
    expect(share(all, 'unusable')).toBeLessThan(0.01);
    expect(share(all, 'usable')).toBeGreaterThan(0.95);
  });

  it.each([
    ['hasty', (random: Random) => ({ choice: random.below(6), milliseconds: 300 + random.below(600) })],
    ['all the same', (random: Random) => ({ choice: 3, milliseconds: honestTime(random, 0) })],
    ['impossibly fast', (random: Random) => ({ choice: random.below(6), milliseconds: random.below(120) })],
  ])('that are %s are caught', (_, answer) => {
    const all = decisions(300, (random) => form.map(({ id }) => ({ questionId: id, ...answer(random) })));
    expect(share(all, 'unusable')).toBeGreaterThan(0.98);
  });

  it('that are clicked at random at an honest pace are marked in 80 of 100 cases, and refused in hardly any', () => {
    const clicked = (random: Random) =>
      form.map(({ id }) => ({
        questionId: id,
        choice: random.below(6),
        milliseconds: honestTime(random, 0),
      }));
    const all = decisions(300, clicked);
    expect(share(all, 'doubtful')).toBeGreaterThan(0.8);
    expect(share(all, 'unusable')).toBeLessThan(0.05);
    const random = randomOf('near chance');
    const marked = Array.from({ length: 100 }, () => iq.score(seed, clicked(random)).nearChance === true);
    expect(marked.filter(Boolean).length).toBeGreaterThan(75);
  });

  it('are asked for two thirds of the questions', () => {
    const answered = (count: number) =>
      iq.usability(
        seed,
        honest(randomOf('two thirds')).map((answer, at) => ({
          ...answer,
          choice: at < count ? (answer.choice ?? 0) : null,
        })),
      ).usability;
    expect([answered(20), answered(19)]).toEqual(['usable', 'unusable']);
  });

  it('that are all right or all wrong are nobody’s fault', () => {
    const all = (choose: (key: number) => number | null) =>
      iq.usability(
        seed,
        form.map(({ id, key }) => ({ questionId: id, choice: choose(key), milliseconds: 20_000 })),
      ).usability;
    expect(all((key) => key)).not.toBe('unusable');
    expect(all((key) => (key + 1) % 6)).not.toBe('unusable');
  });
});
