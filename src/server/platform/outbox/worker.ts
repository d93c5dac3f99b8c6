import type { FastifyBaseLogger } from 'fastify';
import type { Room } from '../room.ts';
import {
  batch,
  claim,
  fail,
  finish,
  firstAttempts,
  type Job,
  lookFor,
  type Place,
  releaseLeases,
  renew,
} from './store.ts';
import { unknownKinds } from './troubled.ts';
import { onWake } from './wake.ts';

/** Runs at least once for each job, so it has the same effect when it runs again. */
export type JobHandler = (job: Job) => Promise<void>;

export type JobOutcome = 'done' | 'retry' | 'dead';

export interface WorkerOptions extends Room {
  /** By the job's kind. Jobs of other kinds are left to processes that know them. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Jobs under way at a time. */
  readonly concurrency?: number;
  /** No other process works on this database, so that whatever is still leased at the start belonged to a dead one. */
  readonly alone?: boolean;
  readonly observe?: (kind: string, outcome: JobOutcome) => void;
}

export interface Worker {
  start(): void;
  /** Takes no more jobs; resolves when those under way have ended. */
  stop(): Promise<void>;
  /** Runs what is due, and what that brings about, until nothing is due. */
  drain(): Promise<void>;
}

/** Jobs that other processes wrote are found at this pace; those of this process at once. */
const pollMilliseconds = 1_000;

/** A third of the lease, so that two renewals may fail. */
const renewMilliseconds = 10_000;

/** One after another, as they stand, those of one order that stand together. */
type Lane = [Place, ...Place[]];

function lanesOf(places: readonly Place[]): Lane[] {
  const lanes: Lane[] = [];
  for (const place of places) {
    const last = lanes.at(-1);
    if (last?.[0].aggregateId === place.aggregateId) last.push(place);
    else lanes.push([place]);
  }
  return lanes;
}

/** Runs the jobs of the outbox. Any number of workers, in any number of processes, may share one database. */
export function createWorker(options: WorkerOptions): Worker {
  const { database, clock, log, concurrency = 4 } = options;
  const kinds = Object.keys(options.handlers);
  const look = lookFor(kinds);
  const underWay = new Set<Promise<void>>();
  /** What those under way are about. One order takes one place: a held row of its holds up no other order. */
  const busy = new Set<string>();
  let filling: Promise<void> | undefined;
  let again = false;
  /** Whether the last look saw more than was begun: then what ends makes room for it. Whoever writes a job pokes by themselves. */
  let isBehind = false;
  let stopped = true;
  let timer: NodeJS.Timeout | undefined;
  let sleep: (() => void) | undefined;
  let released: Promise<void> | undefined;

  async function run(job: Job): Promise<void> {
    const lease = setInterval(() => {
      renew(database, job, clock).catch((problem) => log.warn({ err: problem }, 'A lease was not renewed.'));
    }, renewMilliseconds);
    try {
      await options.handlers[job.kind]?.(job);
      await finish(database, job, clock);
      options.observe?.(job.kind, 'done');
    } catch (problem) {
      const outcome = await fail(database, job, clock, problem);
      const about = { kind: job.kind, jobId: job.id, attempt: job.attempt, err: problem };
      if (outcome === 'dead') log.error(about, 'A job was given up.');
      else if (job.attempt === firstAttempts)
        log.error(about, 'A job keeps failing; it is tried every hour.');
      else log.warn(about, 'A job failed and will be tried again.');
      options.observe?.(job.kind, outcome);
    } finally {
      clearInterval(lease);
    }
  }

  /**
   * @param mayGoOn whether more may be begun
   * @returns how many jobs it began at once
   */
  async function takeJobs(mayGoOn: () => boolean): Promise<number> {
    const isFull = () => underWay.size >= concurrency;
    isBehind = isFull();
    if (isBehind || kinds.length === 0) return 0;
    let begun = 0;
    let found = await look(database, clock, []);
    // Others may stand behind those of what is under way.
    if (found.length === batch && found.every(({ aggregateId }) => busy.has(aggregateId)))
      found = await look(database, clock, [...busy]);
    if (found.length === batch) isBehind = true;
    for (const [first, ...others] of lanesOf(found)) {
      if (isFull() || busy.has(first.aggregateId)) {
        isBehind = true;
        continue;
      }
      const job = await claim(database, first, clock);
      if (!job) continue;
      begun++;
      busy.add(job.aggregateId);
      const work = runLane(job, others, mayGoOn)
        .catch((problem) => log.error({ err: problem, kind: job.kind }, 'A job could not be ticked off.'))
        .finally(() => {
          underWay.delete(work);
          busy.delete(job.aggregateId);
          if (isBehind && !stopped) poke();
        });
      underWay.add(work);
    }
    // Those that were taken made room for others in the list.
    if (found.length === batch && begun > 0 && !isFull()) again = true;
    return begun;
  }

  /** Runs a job, and then those of its order that stood right behind it: they would be found next, by another look. */
  async function runLane(first: Job, others: readonly Place[], mayGoOn: () => boolean): Promise<void> {
    await run(first);
    for (const place of others) {
      const job = mayGoOn() ? await claim(database, place, clock) : undefined;
      if (job) await run(job);
    }
  }

  function unreadable(problem: unknown): void {
    log.error({ err: problem }, 'The outbox could not be read.');
  }

  function tellUnknown(unknown: readonly { kind: string; waiting: number }[]): void {
    for (const about of unknown) log.error(about, 'Jobs wait of a kind that this version does not know.');
  }

  /** One look at a time; a poke during a look makes another one follow. */
  function poke(): void {
    again = true;
    filling ??= (async () => {
      while (again && !stopped) {
        again = false;
        await takeJobs(() => !stopped);
      }
    })()
      .catch(unreadable)
      .finally(() => {
        filling = undefined;
        if (again && !stopped) poke();
      });
  }

  function begin(): void {
    if (stopped) return;
    sleep = onWake(database, poke);
    timer = setInterval(poke, pollMilliseconds);
    poke();
    unknownKinds(database, kinds).then(tellUnknown, unreadable);
  }

  return {
    start() {
      if (!stopped) return;
      stopped = false;
      if (options.alone) released = releaseLeases(database).catch(unreadable).then(begin);
      else begin();
    },
    async stop() {
      stopped = true;
      sleep?.();
      clearInterval(timer);
      await released;
      await filling;
      await Promise.all(underWay);
    },
    async drain() {
      for (;;) {
        await filling;
        // What is under way may hold the place of another job of its order, which is taken only after it.
        const waited = underWay.size;
        const begun = await takeJobs(() => true);
        await Promise.all(underWay);
        if (begun === 0 && waited === 0) return;
      }
    },
  };
}
