import type { SequencedAnswer } from './kept.ts';

/** `sent`: confirmed. `later`: worth another try. `closed`: the server takes no more answers of this sitting. */
export type Delivery = 'sent' | 'later' | 'closed';

interface Options {
  pending: () => SequencedAnswer[];
  /** Whether there is something to ask for, with or without answers to bring. */
  isDue?: () => boolean;
  deliver: (answers: SequencedAnswer[]) => Promise<Delivery>;
  acknowledge: (sequence: number) => void;
  /** Told after every attempt, true once the server was reached. */
  onReach?: (reached: boolean) => void;
}

/** Changes that come close together travel together. */
const gatherMilliseconds = 400;
const firstWait = 1000;
const longestWait = 60_000;

/**
 * Takes answers up to the server as they come: one delivery at a time, waiting twice as long after every failure,
 * at once again when something changes or the network returns.
 */
export function createSync({ pending, isDue = () => false, deliver, acknowledge, onReach }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let wait = firstWait;
  let over = false;

  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    if (!over) timer = setTimeout(() => void flush(), milliseconds);
  };

  const round = async () => {
    const answers = pending();
    if (answers.length === 0 && !isDue()) return;
    const delivery = await deliver(answers);
    onReach?.(delivery !== 'later');
    if (delivery === 'later') {
      schedule(wait);
      wait = Math.min(wait * 2, longestWait);
      return;
    }
    wait = firstWait;
    if (delivery === 'closed') {
      over = true;
      return;
    }
    acknowledge(answers.at(-1)?.sequence ?? 0);
    if (pending().length > 0 || isDue()) schedule(gatherMilliseconds);
  };

  /** Sends what waits now; resolves when this attempt has ended, however it ended. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    running ??= round().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    /** Something has changed. */
    poke: () => {
      if (!running) schedule(gatherMilliseconds);
    },
    /** The network is back. */
    wake: () => {
      wait = firstWait;
      void flush();
    },
    flush,
    stop: () => {
      over = true;
      clearTimeout(timer);
    },
  };
}
