import { constants, getPriority, setPriority } from 'node:os';

/** As low as the system has it. */
const last = constants.priority.PRIORITY_LOW;

/**
 * Where there is more to do than the cores can, the process that answers requests goes before this one. To be called before
 * anything opens threads: they are as their process was when they began.
 */
export function letRequestsGoFirst(): void {
  try {
    setPriority(Math.min(last, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // A sandbox may forbid it: then all processes are as they were, and documents are made.
  }
}
