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

interface Stock {
  readonly ready: string[];
  /** Seeds asked of the thread that have not come yet: more starts than it keeps up with must not make it a queue. */
  underWay: number;
}

/** A seed whose form may be given. Proving a form takes some 100 ms. @throws Error if none is found */
export function drawSeed(exam: Exam): string {
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const seed = randomBytes(seedBytes).toString('hex');
    if (exam.isSound(seed)) return seed;
  }
  throw new Error(`No sound form of ${exam.id} in ${mostDraws} draws.`);
}

/** Seeds of new sittings; a few of each test lie ready while a thread of its own draws them. */
export interface SeedStock {
  /** A seed of its own for a new sitting: one that lies ready, or one drawn now. */
  take(exam: Exam): string;
  /**
   * From now on keeps seeds ready, proven in a thread of its own.
   *
   * @param onProblem told when the thread fails; seeds are drawn when they are needed from then on
   */
  keepReady(onProblem: (problem: unknown) => void): void;
  /** Ends the thread. */
  close(): Promise<void>;
}

export function createSeedStock(): SeedStock {
  const stocks = new Map<string, Stock>();
  let maker: Worker | undefined;

  /** Asks the thread for as many seeds as are neither ready nor under way. */
  function refill(examId: string): void {
    const stock = stocks.get(examId);
    if (!maker || !stock) return;
    for (; stock.ready.length + stock.underWay < stockSize; stock.underWay += 1) maker.postMessage(examId);
  }

  return {
    take(exam) {
      const ready = stocks.get(exam.id)?.ready.shift();
      refill(exam.id);
      return ready ?? drawSeed(exam);
    },
    keepReady(onProblem) {
      const worker = new Worker(new URL('./seed-worker.ts', import.meta.url));
      maker = worker;
      worker.on('message', ({ examId, seed }: { examId: string; seed: string }) => {
        const stock = stocks.get(examId);
        if (!stock) return;
        stock.underWay -= 1;
        stock.ready.push(seed);
      });
      worker.on('error', (problem) => {
        maker = undefined;
        onProblem(problem);
      });
      for (const { id } of exams) {
        stocks.set(id, { ready: [], underWay: 0 });
        refill(id);
      }
      worker.unref();
    },
    async close() {
      const worker = maker;
      maker = undefined;
      stocks.clear();
      await worker?.terminate();
    },
  };
}
