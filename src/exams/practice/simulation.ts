import { probabilityAt } from '#psychometrics/irt/three-parameter.ts';
import { randomOf } from '#psychometrics/random.ts';
import { confidence } from '../kit/chance.ts';
import { kindsOf, parametersOf } from './bank.ts';
import { type Asked, abilityIn, chooseKind, setLength, skillAt } from './choose.ts';
import { skills } from './item.ts';

/** What one set finds of sitters whose abilities are known. */
export interface PracticeSimulation {
  /** Squared correlation of estimated and true ability in one skill. */
  readonly reliability: number;
  /** Share of 95 % intervals that hold the truth. */
  readonly coverage: number;
  /** The largest share of sets that ask one and the same kind, of each skill in turn. */
  readonly exposure: readonly number[];
}

/** A set taken by somebody of three abilities. */
export function taken(seed: string, abilities: readonly number[]): Asked[] {
  const random = randomOf(`${seed}/answers`);
  const asked: Asked[] = [];
  while (asked.length < setLength) {
    const skill = skillAt(seed, asked.length);
    const kind = chooseKind(seed, asked);
    const item = parametersOf(skill)[kindsOf(skill).findIndex(({ id }) => id === kind)];
    const chance = item ? probabilityAt(item, abilities[skills.indexOf(skill)] ?? 0) : 0;
    asked.push({ kind, solved: random.next() < chance });
  }
  return asked;
}

/** Sitters from standard normal populations, each with one set. Deterministic by its name. */
export function simulate(sitters: number, name: string): PracticeSimulation {
  const pairs: { truth: number; found: number; holds: boolean }[] = [];
  const counts = new Map<string, number>();
  for (let sitter = 0; sitter < sitters; sitter += 1) {
    const seed = `${name}/${sitter}`;
    const random = randomOf(`${seed}/abilities`);
    const abilities = skills.map(() => random.normal());
    const asked = taken(seed, abilities);
    for (const { kind } of asked) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    for (const [at, skill] of skills.entries()) {
      const { mean, deviation } = abilityIn(skill, asked);
      const truth = abilities[at] as number;
      pairs.push({ truth, found: mean, holds: Math.abs(truth - mean) <= confidence * deviation });
    }
  }
  const exposure = skills.map((skill) =>
    Math.max(...kindsOf(skill).map(({ id }) => (counts.get(id) ?? 0) / sitters)),
  );
  const coverage = pairs.filter(({ holds }) => holds).length / pairs.length;
  return { reliability: squaredCorrelation(pairs), coverage, exposure };
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
export function simulationTable({ reliability, coverage, exposure }: PracticeSimulation): string {
  return [
    `reliability of one skill  ${reliability.toFixed(2)}`,
    `coverage of 95 % intervals  ${coverage.toFixed(3)}`,
    ...skills.map((skill, at) => `most asked kind, ${skill}  ${(exposure[at] ?? 0).toFixed(2)} of sets`),
  ].join('\n');
}
