/** One line of the table that `npm run bench` prints. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** What was promised, in words, e.g. `at least 0.7`. */
  target?: string;
  pass?: boolean;
}

/** What the work took of a core, garbage collection included: on a machine that does other work too, less than passed. */
export function processorSeconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
