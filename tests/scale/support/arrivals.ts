import { setTimeout as wait } from 'node:timers/promises';

export interface Told {
  /** In milliseconds since the arrival was due, whoever it had to wait behind. */
  readonly milliseconds: number;
  /** The HTTP status; 0 where the connection was not made or broke. */
  readonly status: number;
}

/** So many a second, for so many seconds. */
export interface Plan {
  readonly aSecond: number;
  readonly seconds: number;
}

/**
 * Open-loop arrivals: one comes when its time has come, however many still wait for an answer, as visitors do.
 *
 * @param arrive what the arrival of a number does; what it throws counts as no answer
 */
export async function arrivals(plan: Plan, arrive: (number: number) => Promise<number>): Promise<Told[]> {
  const told: Promise<Told>[] = [];
  const begun = performance.now();
  for (let number = 0; number < plan.aSecond * plan.seconds; number += 1) {
    const due = begun + (number * 1000) / plan.aSecond;
    if (due > performance.now()) await wait(due - performance.now());
    told.push(
      arrive(number)
        .catch(() => 0)
        .then((status) => ({ status, milliseconds: performance.now() - due })),
    );
  }
  return Promise.all(told);
}

/** @param share 0.5 for the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** What a site says of itself by one name (`/metrics`), of all its processes together. */
export async function totalOf(name: string, url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const told = text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'));
  return [...told].reduce((sum, [, value]) => sum + Number(value), 0);
}

/** What a site holds in memory, with the processes that print for it, in megabytes. */
export async function residentMegabytes(url: string): Promise<number> {
  const [site, press] = await Promise.all([
    totalOf('process_resident_memory_bytes', url),
    totalOf('press_resident_memory_bytes', url),
  ]);
  return (site + press) / 1e6;
}
