import { readFileSync } from 'node:fs';

/**
 * The processes that this thread has started and that still run, by a part of their command (Linux alone tells).
 *
 * @returns their numbers (pid)
 */
export function processesOf(command: string): number[] {
  return read('/proc/thread-self/children')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes(command));
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended since it was listed.
    return '';
  }
}
