import { meanOf, quantile } from '#psychometrics/classical/describe.ts';
import { probabilityAt } from '#psychometrics/irt/three-parameter.ts';
import { randomOf } from '#psychometrics/random.ts';
import { areApart, confidence } from '../kit/chance.ts';
import { kindsOf, parametersOf } from './bank.ts';
import { type Asked, abilityIn, chooseKind, setLength, skillAt } from './choose.ts';
import { standardErrorOf } from './compared.ts';
import { type Skill, skills } from './item.ts';
import { levelIn } from './score.ts';

/** What one set finds of sitters whose abilities are known. */
export interface PracticeSimulation {
  /** Squared correlation of estimated and true ability in one skill. */
  readonly reliability: number;
  /** Share of 95 % intervals that hold the truth. */
  readonly coverage: number;
  /** The largest share of sets that ask one and the same kind, of each skill in turn. */
  readonly exposure: readonly number[];
  /** Of a second set of the same sitters, who have learned nothing between. */
  readonly second: {
    /** Correlation of the levels of both sets. */
    readonly correlation: number;
    /** Mean of the change in level, and of its size. */
    readonly change: number;
    readonly size: number;
    /** Share of levels that are told to have changed: nothing has. */
    readonly falseAlarm: number;
  };
  /** Of each skill: which levels are reached. */
  readonly reach: readonly Reach[];
}

interface Reach {
  /** Of who solves nothing. */
  readonly lowest: number;
  /** 5, 50 and 95 of 100 sitters are at this level or below. */
  readonly quantiles: readonly number[];
  /** Of who solves all. */
  readonly highest: number;
}

/** A set, whose questions are solved by a rule. */
function setBy(seed: string, solves: (skill: Skill, kind: string) => boolean): Asked[] {
  const asked: Asked[] = [];
  while (asked.length < setLength) {
    const kind = chooseKind(seed, asked);
    asked.push({ kind, solved: solves(skillAt(seed, asked.length), kind) });
  }
  return asked;
}

/** A set taken by somebody of three abilities. */
export function taken(seed: string, abilities: readonly number[]): Asked[] {
  const random = randomOf(`${seed}/answers`);
  return setBy(seed, (skill, kind) => {
    const item = parametersOf(skill)[kindsOf(skill).findIndex(({ id }) => id === kind)];
    const chance = item ? probabilityAt(item, abilities[skills.indexOf(skill)] ?? 0) : 0;
    return random.next() < chance;
  });
}

/** The level in a skill after a set, as two are compared. */
function estimateIn(skill: Skill, asked: readonly Asked[]) {
  const told = levelIn(skill, asked);
  return { ...told, value: told.level, standardError: standardErrorOf(told) };
}

/** Sitters from standard normal populations, each with two sets. Deterministic by its name. */
export function simulate(sitters: number, name: string): PracticeSimulation {
  const pairs: { truth: number; found: number; holds: boolean }[] = [];
  const counts = new Map<string, number>();
  const twice: { skill: Skill; levels: [number, number]; apart: boolean }[] = [];
  for (let sitter = 0; sitter < sitters; sitter += 1) {
    const seed = `${name}/${sitter}`;
    const random = randomOf(`${seed}/abilities`);
    const abilities = skills.map(() => random.normal());
    const asked = taken(seed, abilities);
    const again = taken(`${seed}/again`, abilities);
    for (const { kind } of asked) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    for (const [at, skill] of skills.entries()) {
      const { mean, deviation } = abilityIn(skill, asked);
      const truth = abilities[at] as number;
      pairs.push({ truth, found: mean, holds: Math.abs(truth - mean) <= confidence * deviation });
      const [one, other] = [estimateIn(skill, asked), estimateIn(skill, again)];
      twice.push({ skill, levels: [one.value, other.value], apart: areApart([one, other], skills.length) });
    }
  }
  const exposure = skills.map((skill) =>
    Math.max(...kindsOf(skill).map(({ id }) => (counts.get(id) ?? 0) / sitters)),
  );
  const coverage = pairs.filter(({ holds }) => holds).length / pairs.length;
  const changes = twice.map(({ levels: [one, other] }) => other - one);
  return {
    reliability: squaredCorrelation(pairs),
    coverage,
    exposure,
    second: {
      // Within each skill: their levels are not the same in the middle.
      correlation: meanOf(
        skills.map((skill) => {
          const own = twice.filter((one) => one.skill === skill).map(({ levels }) => levels);
          return Math.sqrt(squaredCorrelation(own.map(([truth, found]) => ({ truth, found }))));
        }),
      ),
      change: meanOf(changes),
      size: meanOf(changes.map(Math.abs)),
      falseAlarm: twice.filter(({ apart }) => apart).length / twice.length,
    },
    reach: skills.map((skill) =>
      reachIn(
        skill,
        twice.flatMap((one) => (one.skill === skill ? one.levels[0] : [])),
        name,
      ),
    ),
  };
}

/** Sets of which the ends are taken: whoever solves all is not asked the same each time. */
const endSets = 50;

/** Levels of one skill: the lowest and highest that sets without any and with every solution come to, and those of sitters. */
function reachIn(skill: Skill, levels: readonly number[], name: string): Reach {
  const ends = [false, true].map((solves) =>
    Array.from(
      { length: endSets },
      (_, at) =>
        estimateIn(
          skill,
          setBy(`${name}/end ${at}`, () => solves),
        ).value,
    ),
  ) as [number[], number[]];
  return {
    lowest: Math.min(...ends[0]),
    quantiles: [0.05, 0.5, 0.95].map((share) => Math.round(quantile(levels, share))),
    highest: Math.max(...ends[1]),
  };
}

function squaredCorrelation(pairs: readonly { truth: number; found: number }[]): number {
  const mean = (of: (pair: { truth: number; found: number }) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [truth, found] = [mean((pair) => pair.truth), mean((pair) => pair.found)];
  const together = mean((pair) => (pair.truth - truth) * (pair.found - found));
  const [one, other] = [mean((pair) => (pair.truth - truth) ** 2), mean((pair) => (pair.found - found) ** 2)];
  return together ** 2 / (one * other);
}

/** The simulation as a table to print. */
export function simulationTable(found: PracticeSimulation): string {
  const { reliability, coverage, exposure, second, reach } = found;
  return [
    `reliability of one skill  ${reliability.toFixed(2)}`,
    `coverage of 95 % intervals  ${coverage.toFixed(3)}`,
    ...skills.map((skill, at) => `most asked kind, ${skill}  ${(exposure[at] ?? 0).toFixed(2)} of sets`),
    '',
    'a second set, nothing learned between',
    `correlation of levels  ${second.correlation.toFixed(2)}`,
    `mean change  ${second.change.toFixed(1)} of 100, its size ${second.size.toFixed(1)}`,
    `told of a change  ${second.falseAlarm.toFixed(3)}`,
    '',
    'level of who solves nothing, of 5, 50 and 95 of 100 sitters, of who solves all',
    ...reach.map(({ lowest, quantiles, highest }, at) =>
      [skills[at], lowest, ...quantiles, highest].join('  '),
    ),
  ].join('\n');
}
