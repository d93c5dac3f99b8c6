import { randomBytes } from 'node:crypto';
import { Piscina } from 'piscina';
import type { Exam } from '#exams/exam.ts';
import { exams } from '#exams/index.ts';
import { readCourse, type Stage } from '#exams/stages.ts';
import { Refusal } from '#server/platform/errors.ts';

/** Random bytes of a seed: more than the 128 bits that keep a form from being guessed. */
const seedBytes = 32;

/** A form whose questions are not all proven is rare; so many in a row mean a fault of ours. */
const mostDraws = 50;

/** Starts that may wait for a proof, some three seconds of the thread's work. Whoever comes after them is told to come again. */
const mostWaiting = 32;

/** A seed or a plan from another thread, with what that made of it, so that it is not made again here. */
export interface Handed {
  readonly chosen: string;
  /** As `exam.handing` gives and takes it; nothing for a test that has none. */
  readonly made: unknown;
}

interface Stock {
  /** How many lie ready when nobody asks; none until they are to be kept ready, though somebody may begin before. */
  size: number;
  readonly ready: Handed[];
  /** Starts that wait for a seed, first come, first served. */
  readonly waiting: PromiseWithResolvers<Handed | undefined>[];
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

/** A sitting that asks for its next stage. */
export interface Wanting {
  /** Its form so far (`courseText`). */
  readonly course: string;
  readonly stage: Stage;
}

/** What the thread is told to choose by. */
export interface Choice extends Wanting {
  readonly examId: string;
  readonly version: string;
  readonly normVersion: string;
}

/** The next stage, chosen in this thread. @throws RangeError for a test without stages */
export function chooseStage({ id, stages }: Exam, { course, stage }: Wanting): string {
  if (!stages) throw new RangeError(`${id} has no stages.`);
  return stages.choose(readCourse(course), stage);
}

/** Takes up what came with a seed or a plan. @returns the seed or the plan */
function taken({ handing }: Exam, { chosen, made }: Handed): string {
  if (made !== undefined) handing?.take(made);
  return chosen;
}

/** Seeds of new sittings, proven in a thread of its own; a few of each test may lie ready. */
export interface SeedStock {
  /**
   * A seed of its own for a new sitting: one that lies ready, or the next that is proven.
   *
   * @throws Refusal `overloaded` if too many wait for one already
   */
  take(exam: Exam): Promise<string>;
  /**
   * The next stage of a sitting, chosen by its answers in a thread that does nothing else.
   *
   * @returns its plan
   * @throws Refusal `overloaded` if too many wait already; RangeError for a test without stages
   */
  choose(exam: Exam, of: Wanting): Promise<string>;
  /**
   * From now on keeps seeds ready.
   *
   * @param size how many of each test
   * @param onProblem told when one could not be drawn; it is drawn when it is needed
   */
  keepReady(size: number, onProblem: (problem: unknown) => void): void;
  /** Ends the threads; whoever waits for them fails. */
  close(): Promise<void>;
}

export function createSeedStock(): SeedStock {
  const stocks = new Map<string, Stock>();
  let maker: Piscina<string, Handed | undefined> | undefined;
  let chooser: Piscina<Choice, Handed | undefined> | undefined;
  let tell: (problem: unknown) => void = () => {};

  function openThread<Task>(name: string) {
    const pool = new Piscina<Task, Handed | undefined>({
      name,
      filename: new URL('./seed-worker.ts', import.meta.url).href,
      maxThreads: 1,
      // It is kept: reading all tests anew takes longer than a proof.
      minThreads: 1,
    });
    return pool.on('error', (problem: unknown) => tell(problem));
  }

  const draw = (examId: string): Promise<Handed | undefined> => {
    maker ??= openThread<string>('default');
    return maker.run(examId);
  };

  function stockOf(examId: string): Stock {
    const stock = stocks.get(examId) ?? { size: 0, ready: [], waiting: [], underWay: 0 };
    stocks.set(examId, stock);
    return stock;
  }

  /** Asks the thread for what is wanted and neither ready nor under way. */
  function refill(examId: string, stock: Stock): void {
    for (; stock.ready.length + stock.underWay < stock.size + stock.waiting.length; stock.underWay += 1) {
      draw(examId)
        .then(
          (handed) => {
            const first = stock.waiting.shift();
            if (first) first.resolve(handed);
            else if (handed) stock.ready.push(handed);
          },
          (problem) => {
            const first = stock.waiting.shift();
            if (first) first.reject(problem);
            else tell(problem);
          },
        )
        .finally(() => {
          stock.underWay -= 1;
        });
    }
  }

  return {
    async take(exam) {
      const stock = stockOf(exam.id);
      const ready = stock.ready.shift();
      if (ready) {
        refill(exam.id, stock);
        return taken(exam, ready);
      }
      const others = [...stocks.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
      if (others >= mostWaiting) throw new Refusal('overloaded');
      const mine = Promise.withResolvers<Handed | undefined>();
      stock.waiting.push(mine);
      refill(exam.id, stock);
      const handed = await mine.promise;
      // A test that only this thread knows is proven here.
      return handed ? taken(exam, handed) : drawSeed(exam);
    },
    async choose(exam, of) {
      chooser ??= openThread<Choice>('choose');
      if (chooser.queueSize >= mostWaiting) throw new Refusal('overloaded');
      const { id: examId, version, normVersion } = exam;
      const handed = await chooser.run({ examId, version, normVersion, ...of });
      // A test that only this thread knows chooses here.
      return handed ? taken(exam, handed) : chooseStage(exam, of);
    },
    keepReady(size, onProblem) {
      tell = onProblem;
      if (size === 0) return;
      if (exams.some(({ stages }) => stages)) chooser ??= openThread<Choice>('choose');
      for (const { id } of exams) {
        const stock = stockOf(id);
        stock.size = size;
        refill(id, stock);
      }
    },
    async close() {
      const closing = [maker, chooser];
      [maker, chooser] = [undefined, undefined];
      tell = () => {};
      stocks.clear();
      await Promise.all(closing.map((pool) => pool?.destroy()));
    },
  };
}
