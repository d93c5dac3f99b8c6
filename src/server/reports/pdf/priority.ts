import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** As low as the system has it. */
const last = constants.priority.PRIORITY_LOW;

/**
 * Where there is more to do than the cores can, the thread that answers requests goes before this one, and before those that
 * Typst opens from it. Linux alone gives threads a priority of their own.
 */
export function letRequestsGoFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, Math.min(last, getPriority(thread) + constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // A sandbox may forbid it: then all threads are as they were, and documents are made.
  }
}
