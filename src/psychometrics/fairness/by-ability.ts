import { type Known, populationOf, posteriorsOf } from '../calibration/posteriors.ts';
import { type ScoreTest, scoreTest } from '../calibration/score-test.ts';
import { InvalidInputError } from '../errors.ts';
import type { NormalPrior } from '../irt/prior.ts';
import { classOf, type DifClass } from './classes.ts';
import { comparableGroups } from './comparable.ts';

/** One item, one group against all others, at the ability that their answers leave possible. */
export interface AbilityDif {
  readonly group: string;
  /** From 0. */
  readonly item: number;
  readonly test: ScoreTest;
  /** By so much the item is easier for the group, on the scale of Educational Testing Service: 2.35 × logits; below 0 harder. */
  readonly delta: number;
  readonly difClass: DifClass;
}

/** A group that is compared: how able its members are on the scale of the items. */
export interface GroupAbility {
  readonly group: string;
  readonly persons: number;
  readonly mean: number;
  readonly deviation: number;
}

/** Persons of the group who must have been asked an item before it is compared. */
const smallestAsked = 50;

/**
 * Differential item functioning where people were not asked the same. Of each group that is large enough, and of all others,
 * mean and deviation of ability are fitted first, so that a group which is abler by and large is not taken for one that an item
 * favours; then `scoreTest` asks whether the item is shifted for the group at the same ability.
 *
 * @param known answers with the items fitted to them
 * @param groups of the persons
 * @throws InvalidInputError if there is not one group a person
 */
export function difByAbility(
  known: Known,
  groups: readonly string[],
): { readonly found: readonly AbilityDif[]; readonly abilities: readonly GroupAbility[] } {
  if (groups.length !== known.answers.length)
    throw new InvalidInputError(`${groups.length} groups of ${known.answers.length} persons.`);
  const everyone = [...groups.keys()];
  const abilities: GroupAbility[] = [];
  const found = comparableGroups(groups).flatMap((group) => {
    const focal = everyone.filter((person) => groups[person] === group);
    const priors = [
      populationOf(
        known,
        everyone.filter((person) => groups[person] !== group),
      ),
      populationOf(known, focal),
    ] as const;
    abilities.push({ group, persons: focal.length, mean: priors[1].mean, deviation: priors[1].deviation });
    return compared(known, groups, group, priors);
  });
  return { found, abilities };
}

function compared(
  known: Known,
  groups: readonly string[],
  group: string,
  priors: readonly [NormalPrior, NormalPrior],
): AbilityDif[] {
  const sideOf = (person: number) => (groups[person] === group ? 1 : 0);
  const posteriors = posteriorsOf(known, (person) => priors[sideOf(person)]);
  return known.items.flatMap((_, item) => {
    const test = scoreTest(known, posteriors, item, sideOf, (person) => ({
      number: sideOf(person),
      prior: priors[sideOf(person)],
    }));
    if (!test || test.groups.some(({ asked }) => asked < smallestAsked)) return [];
    const shift = test.shifts[1] as number;
    const delta = 2.35 * shift;
    const error = test.chiSquare > 0 ? Math.abs(delta) / Math.sqrt(test.chiSquare) : Infinity;
    return [{ group, item, test, delta, difClass: classOf(delta, error, test.pValue) }];
  });
}
