import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Exam } from '#exams/exam.ts';
import { exams } from '#exams/index.ts';

/** Random bytes of a seed: more than the 128 bits that keep a form from being guessed. */
const seedBytes = 32;

/** A form whose questions are not all proven is rare; so many in a row mean a fault of ours. */
const mostDraws = 50;

/** Seeds kept ready for each test: as many people may begin in one second. */
const stockSize = 8;

const stock = new Map<string, string[]>();
let maker: Worker | undefined;

/** A seed whose form may be given. Proving a form takes some 100 ms. @throws Error if none is found */
export function drawSeed(exam: Exam): string {
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const seed = randomBytes(seedBytes).toString('hex');
    if (exam.isSound(seed)) return seed;
  }
  throw new Error(`No sound form of ${exam.id} in ${mostDraws} draws.`);
}

/** A seed of its own for a new sitting: one that lies ready, or one drawn now. */
export function takeSeed(exam: Exam): string {
  const ready = stock.get(exam.id)?.shift();
  maker?.postMessage(exam.id);
  return ready ?? drawSeed(exam);
}

/** From now on keeps seeds ready, proven in a thread of its own. @returns ends it */
export function stockSeeds(): () => Promise<number> {
  const worker = new Worker(new URL('./seed-worker.ts', import.meta.url));
  maker = worker;
  worker.on('message', ({ examId, seed }: { examId: string; seed: string }) => {
    const ready = stock.get(examId) ?? [];
    stock.set(examId, ready);
    if (ready.length < stockSize) ready.push(seed);
  });
  // Without the thread seeds are drawn when they are needed.
  worker.on('error', () => {
    if (maker === worker) maker = undefined;
  });
  for (const exam of exams) for (let at = 0; at < stockSize; at += 1) worker.postMessage(exam.id);
  worker.unref();
  return () => {
    if (maker === worker) maker = undefined;
    stock.clear();
    return worker.terminate();
  };
}
