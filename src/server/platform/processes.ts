import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { settings } from './settings.ts';

/** Where a process is told which of several it is, from 1 on. */
const numberName = 'PROCESS_NUMBER';

/** One that ends is started anew after so long. */
const restMilliseconds = 1000;

/** @returns how many processes are wanted; 1 where that is said wrongly, which the one that reads all settings complains of */
export function processesOf(env: Readonly<Record<string, string | undefined>>): number {
  const { success, data } = settings.shape.PROCESSES.safeParse(env.PROCESSES || undefined);
  // The embedded database belongs to one process.
  return success && env.DATABASE_URL ? data : 1;
}

/** Whether this is the process that an operator started. */
export const isFirst = (): boolean => cluster.isPrimary;

/** Which of several processes this is, from 1 on; undefined for one that serves alone. */
export function processNumber(): number | undefined {
  return cluster.isWorker ? Number(process.env[numberName]) : undefined;
}

/** What one of several processes does: pages and calls all of them, jobs and questions to providers the first alone. */
export function roleAmong<Role extends string>(role: Role, number = processNumber()): Role | 'site' | 'pay' {
  if (number === undefined || number === 1) return role;
  return role === 'all' ? 'site' : role === 'work' ? 'pay' : role;
}

/**
 * Lets so many processes answer at one port, each connection by the next of them, starts anew what ends, and stops all when it is
 * asked to.
 *
 * @returns the exit code: not 0 where one could not start, or did not stop cleanly
 */
export function supervise(count: number): Promise<number> {
  const numbers = new Map<number, number>();
  const haveListened = new Set<number>();
  let code = 0;
  let isStopping = false;
  answerForAll();

  return new Promise((resolve) => {
    const start = (number: number) => {
      numbers.set(cluster.fork({ [numberName]: String(number) }).id, number);
    };
    const endIfAlone = () => numbers.size === 0 && resolve(code);
    const stop = () => {
      isStopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
      endIfAlone();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
    cluster.on('listening', ({ id }) => haveListened.add(id));
    cluster.on('exit', ({ id }, ended) => {
      const number = numbers.get(id) as number;
      numbers.delete(id);
      if (!isStopping && haveListened.delete(id)) {
        process.stderr.write(`Process ${number} ended (${ended ?? 'killed'}) and is started anew.\n`);
        setTimeout(() => isStopping || start(number), restMilliseconds);
        return;
      }
      if (ended !== 0) code = ended ?? 1;
      // What cannot start now will not start in a second either: its sentence says why.
      if (isStopping) endIfAlone();
      else stop();
    });
    for (let number = 1; number <= count; number += 1) start(number);
  });
}

/** One asking for the figures of all. */
interface Wanted {
  readonly figures: string;
}

interface Told extends Wanted {
  /** Nothing where one of the processes did not answer. */
  readonly text: string | undefined;
}

const isAbout = (message: unknown): message is Wanted & Partial<Told> =>
  typeof message === 'object' && message !== null && 'figures' in message;

/** In the process that looks after the others: what all of them count, for the one that is asked. */
function answerForAll(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', async (worker, message: unknown) => {
    if (!isAbout(message)) return;
    const text = await all.clusterMetrics().catch(() => undefined);
    if (worker.isConnected()) worker.send({ figures: message.figures, text } satisfies Told);
  });
}

/**
 * In one of several processes: what is counted in `own` of each of them, told apart by the label `process`.
 *
 * @returns the text that Prometheus reads
 */
export function figuresOfAll(number: number, own: readonly Registry[]): () => Promise<string> {
  for (const registry of own) registry.setDefaultLabels({ process: String(number) });
  AggregatorRegistry.setRegistries([...own]);
  // It listens for the one that asks for them.
  new AggregatorRegistry();
  return () =>
    new Promise((resolve, reject) => {
      const mine = randomUUID();
      const hear = (message: unknown) => {
        if (!isAbout(message) || message.figures !== mine) return;
        process.off('message', hear);
        if (message.text === undefined) reject(new Error('One of the processes did not tell its figures.'));
        else resolve(message.text);
      };
      process.on('message', hear);
      process.send?.({ figures: mine } satisfies Wanted);
    });
}
