import { setTimeout as wait } from 'node:timers/promises';

export interface Told {
  /** In milliseconds since the arrival was due, whoever it had to wait behind. */
  readonly milliseconds: number;
  /** The HTTP status; 0 where the connection was not made or broke. */
  readonly status: number;
}

/**
 * Open-loop arrivals: one comes when its time has come, however many still wait for an answer, as visitors do.
 *
 * @param plan so many a second, for so many seconds
 * @param arrive what the arrival of a number does; what it throws counts as no answer
 */
export async function arrivals(
  plan: { readonly aSecond: number; readonly seconds: number },
  arrive: (number: number) => Promise<number>,
): Promise<Told[]> {
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

/** What a process holds in memory, in megabytes, by its own word (`/metrics`). */
export async function residentMegabytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, bytes = ''] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
  return Number(bytes) / 1e6;
}
