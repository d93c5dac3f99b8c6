import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobOutcome } from './outbox/worker.ts';
import { figuresOfAll, processNumber } from './processes.ts';

/** What one process counts, for Prometheus. */
export interface Metrics {
  request(told: { method: string; route: string; status: number }, seconds: number): void;
  /** A caller was refused, by the refusal's name: guesses and attacks show here. */
  refused(refusal: string): void;
  job(kind: string, outcome: JobOutcome): void;
  /** Something about money that a person must look at, e.g. `surplus`, `refund_failed`, `dispute_opened`. */
  moneyTrouble(kind: string): void;
  /** Shows how many landings are held, counted whenever it is asked. */
  landingsHeld(count: () => number): void;
  /** Shows what the processes that print, which are not this one, hold in memory and have worked. */
  press(taken: () => { readonly residentBytes: number; readonly processorSeconds: number }): void;
  /** Shows what share of visitors is turned away at this moment, 0 to 1. */
  turnedAway(share: () => number): void;
  /** Shows for how long somebody has waited for a connection to the database at this moment, in milliseconds. */
  waited(milliseconds: () => number): void;
  readonly contentType: string;
  text(): Promise<string>;
}

let ofProcess: Registry | undefined;

/** Memory, processor and event loop are the process's, however many apps run in it: they are watched once. */
function figuresOfProcess(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

export function createMetrics(): Metrics {
  const watched = figuresOfProcess();
  const register = new Registry();
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by pattern of path',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Requests that were refused, by the name of the refusal',
    labelNames: ['refusal'],
    registers: [register],
  });
  const jobs = new Counter({
    name: 'outbox_jobs_total',
    help: 'Jobs that ended, by kind and outcome (done, retry, dead)',
    labelNames: ['kind', 'outcome'],
    registers: [register],
  });
  const moneyTroubles = new Counter({
    name: 'payments_trouble_total',
    help: 'Payments, refunds and disputes that a person must look at, by kind',
    labelNames: ['kind'],
    registers: [register],
  });
  /** A figure that is asked for whenever the metrics are. */
  const show = (name: string, help: string, figure: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(figure());
      },
    });
  /** The same of a figure that only grows. */
  const showTotal = (name: string, help: string, figure: () => number) =>
    new Counter({
      name,
      help,
      registers: [register],
      collect() {
        this.reset();
        this.inc(figure());
      },
    });
  const number = processNumber();
  const registers = [watched, register];
  return {
    request: (told, seconds) => requests.observe(told, seconds),
    refused: (refusal) => refusals.inc({ refusal }),
    job: (kind, outcome) => jobs.inc({ kind, outcome }),
    moneyTrouble: (kind) => moneyTroubles.inc({ kind }),
    landingsHeld: (count) => show('landings_held', 'Landings that are held in memory, compressed', count),
    press(taken) {
      const memory = 'Memory of the processes that print, beside this one';
      show('press_resident_memory_bytes', memory, () => taken().residentBytes);
      const worked = 'Processor time of all processes that printed, beside this one';
      showTotal('press_cpu_seconds_total', worked, () => taken().processorSeconds);
    },
    turnedAway: (share) =>
      show('visitors_turned_away_ratio', 'Share of visitors that is told to come again', share),
    waited: (milliseconds) =>
      show(
        'database_wait_seconds',
        'For how long somebody has waited for a connection to the database',
        () => milliseconds() / 1000,
      ),
    contentType: register.contentType,
    text: number ? figuresOfAll(number, registers) : () => Registry.merge(registers).metrics(),
  };
}
