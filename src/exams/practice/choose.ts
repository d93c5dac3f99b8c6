import { type Given, posteriorMomentsOf } from '#psychometrics/adaptive/posterior.ts';
import { nextItem } from '#psychometrics/adaptive/selection.ts';
import { randomOf } from '#psychometrics/random.ts';
import { theta } from '#psychometrics/units.ts';
import { bankFor, kindNamed, kindsOf } from './bank.ts';
import { type Skill, skills } from './item.ts';

/** Questions of a set: four of each skill. */
export const setLength = 12;

/**
 * How many of the most informative kinds the next one is drawn from (Kingsbury & Zara 1989): many, for whoever comes back
 * wants something else, and a set is for practice first.
 */
const among: Readonly<Record<Skill, number>> = { numerical: 7, verbal: 16, logical: 10 };

/** A question that was asked: its kind, and whether it was solved; null where it was left open. */
export interface Asked {
  readonly kind: string;
  readonly solved: boolean | null;
}

/** The skill of a place, from 0: the three in turn, in an order of their own for each round. */
export function skillAt(seed: string, place: number): Skill {
  const round = Math.floor(place / skills.length);
  return randomOf(`practice/${seed}/round ${round}`).shuffle(skills)[place % skills.length] as Skill;
}

/** What was asked of one skill, as the engine reads it. */
function givenOf(skill: Skill, asked: readonly Asked[]): Given {
  const own = kindsOf(skill);
  return asked.flatMap(({ kind, solved }) => {
    const item = own.findIndex(({ id }) => id === kind);
    return item < 0 ? [] : [{ item, answer: solved === null ? null : solved ? (1 as const) : (0 as const) }];
  });
}

const moments = new Map(skills.map((skill) => [skill, posteriorMomentsOf(bankFor(skill))]));

/** Ability in a skill after what was asked, on the scale of the bank: expected a posteriori, with its deviation. */
export function abilityIn(skill: Skill, asked: readonly Asked[]): { mean: number; deviation: number } {
  const { mean, deviation } = (moments.get(skill) as ReturnType<typeof posteriorMomentsOf>)(
    givenOf(skill, asked),
  );
  return { mean, deviation };
}

/**
 * The kind of the next question: of the place's skill, drawn among the most informative ones at the ability shown so
 * far, and none that was asked in this set.
 */
export function chooseKind(seed: string, asked: readonly Asked[]): string {
  const skill = skillAt(seed, asked.length);
  const bank = bankFor(skill);
  const used = new Uint8Array(bank.size);
  for (const { item } of givenOf(skill, asked)) used[item] = 1;
  const random = randomOf(`practice/${seed}/choice ${asked.length}`);
  const item = nextItem(bank, theta(abilityIn(skill, asked).mean), used, among[skill], random) as number;
  return (kindsOf(skill)[item] as { id: string }).id;
}

/** The set of a seed where nobody answers: what stands in a place that was never chosen. */
export function plannedKinds(seed: string): string[] {
  const asked: Asked[] = [];
  while (asked.length < setLength) asked.push({ kind: chooseKind(seed, asked), solved: null });
  return asked.map(({ kind }) => kind);
}

/** The question of a kind in a place, from 0: its numbers, names and figures are this set's own. */
export const questionOf = (seed: string, place: number, kind: string) =>
  kindNamed(kind).make(randomOf(`practice/${seed}/question ${place}/${kind}`));
