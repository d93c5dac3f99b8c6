import { type ItemBank, itemBankOf } from '#psychometrics/adaptive/bank.ts';
import { type ItemKind, type Skill, skills } from './item.ts';
import { logicalKinds } from './logical/index.ts';
import { numericalKinds } from './numerical/index.ts';
import { verbalKinds } from './verbal/index.ts';

/** Every kind of question there is. */
export const kinds: readonly ItemKind[] = [...numericalKinds, ...verbalKinds, ...logicalKinds];

const byId = new Map(kinds.map((kind) => [kind.id, kind]));

/** @throws RangeError where there is no such kind */
export function kindNamed(id: string): ItemKind {
  const kind = byId.get(id);
  if (!kind) throw new RangeError(`There is no kind of question ${id}.`);
  return kind;
}

export const kindsOf = (skill: Skill): readonly ItemKind[] => kinds.filter((kind) => kind.skill === skill);

/** Slope of every kind: a design value, for want of data. */
const slope = 1.1;

/** Slope, difficulty and guessing of a skill's kinds. */
export const parametersOf = (skill: Skill) =>
  kindsOf(skill).map(({ difficulty, optionCount }) => ({ a: slope, b: difficulty, c: 1 / optionCount }));

/**
 * The kinds of a skill as a bank to choose from. Each is taken by its design difficulty, as if it were calibrated: for
 * practice it is enough that easy ones come before hard ones.
 */
const banks = new Map<Skill, ItemBank>(skills.map((skill) => [skill, itemBankOf(parametersOf(skill))]));

export const bankFor = (skill: Skill): ItemBank => banks.get(skill) as ItemBank;
