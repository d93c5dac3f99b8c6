import { fileURLToPath } from 'node:url';
import workerpool from 'workerpool';
import type { Job } from './jobs.ts';

/**
 * A document takes a second at most, a process that begins some more; but it steps back behind all others, and where ten times as
 * much is to be done as there are cores, the first one took more than a minute. What takes so long as this never ends.
 */
const limitMilliseconds = 5 * 60_000;

/** How long a process may take to end by itself before it is ended. */
const endMilliseconds = 100;

const script = fileURLToPath(new URL('./worker.ts', import.meta.url));
const preload = new URL('../../platform/preload.ts', import.meta.url).href;

/** Secrets of the site stay with it: a process that prints is told where it is, and nothing else. */
const told = ['PATH', 'TZ', 'NODE_ENV'];

/** Nothing comes back where the process does not know the test of a report. */
export type Made = Uint8Array | undefined;

/** What a process says when it has made a document. */
export interface Printed {
  readonly made: Made;
  readonly taken: Taken;
}

/** What a process has taken of the machine. */
export interface Taken {
  /** What it holds in memory, in bytes. */
  readonly residentBytes: number;
  /** Since it began, in seconds of one core. */
  readonly processorSeconds: number;
}

const nothing: Taken = { residentBytes: 0, processorSeconds: 0 };

/** A process that makes one document after the other; the first one starts it, and the first after one that was ended. */
export interface Printer {
  /**
   * Makes one document: the next one may be asked for when it is made.
   *
   * @throws Error if it cannot be laid out, the process ended, or five minutes were not enough
   */
  print(job: Job): Promise<Made>;
  /** What the process had taken after its last document; nothing before the first. */
  taken(): Taken;
  /** Ends the process; a document under way fails. */
  end(): Promise<void>;
}

/**
 * A process of its own, because what the compiler has asked for is given back only when a process ends, and because a fault in
 * it then ends that document and not the site (decision 91).
 */
export function openPrinter(): Printer {
  const pool = workerpool.pool(script, {
    workerType: 'process',
    maxWorkers: 1,
    workerTerminateTimeout: endMilliseconds,
    forkOpts: {
      serialization: 'advanced',
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => told.includes(name))),
      execArgv: ['--max-semi-space-size=16', '--import', preload],
    },
  });
  const ask = async (job: Job): Promise<Printed> => pool.exec('print', [job]).timeout(limitMilliseconds);
  let taken = nothing;
  return {
    async print(job) {
      const printed = await ask(job).catch((problem) => {
        if (hadEnded(problem)) return ask(job);
        throw problem;
      });
      taken = printed.taken;
      return printed.made;
    },
    taken: () => taken,
    async end() {
      try {
        await pool.terminate(true, 10 * endMilliseconds);
      } catch {
        // It had ended by itself, and is waited for in vain.
      }
    },
  };
}

/** Race: a process ended while it had nothing to do, e.g. for want of memory, and was asked all the same. It began nothing. */
const hadEnded = (problem: unknown): boolean =>
  problem instanceof Error && problem.message === 'Worker is terminated';
