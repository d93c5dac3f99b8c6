import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { preload } from '#tests/support/server-process.ts';
import type { Plan, Told } from './arrivals.ts';

/** What a crowd was told, and how much of it may be the player's own doing. */
export interface Came {
  readonly told: readonly Told[];
  /** How late the event loop of the thread that played them was, in milliseconds: one of a hundred times, and at most. */
  readonly late: { readonly p99: number; readonly most: number };
  /** For what share of its time that thread was busy. */
  readonly busy: number;
}

/** Visitors who each begin a test when their time has come, played by a thread that does nothing else. */
export async function crowd(url: string, plan: Plan): Promise<Came> {
  const thread = new Worker(new URL('./crowd-thread.ts', import.meta.url), {
    workerData: { url, plan },
    execArgv: preload,
  });
  const [came] = (await once(thread, 'message')) as [Came];
  await thread.terminate();
  return came;
}
