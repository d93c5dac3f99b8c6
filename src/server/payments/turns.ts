import type { NoAnswer, Waiting } from './answer.ts';

/** So many questions to one provider at the same time. */
const atOnce = 4;

/** A round of questions to one provider. */
interface Round<R, T> {
  readonly provider: string;
  /** What is asked about, the most urgent first. */
  readonly rows: (provider: string) => Promise<readonly T[]>;
  readonly ask: (room: R, row: T) => Promise<unknown>;
}

/**
 * Asks all providers at the same time, so that none keeps another waiting. One that leaves a question unanswered is asked
 * no more in this round: what is left of it comes with the next.
 *
 * @throws what any of the questions threw, when all have ended
 */
export async function askEach<R extends Waiting & { readonly providers: ReadonlyMap<string, unknown> }, T>(
  room: R,
  round: Omit<Round<R, T>, 'provider'>,
): Promise<void> {
  await allOf([...room.providers.keys()].map((provider) => askOne(room, { ...round, provider })));
}

async function askOne<R extends Waiting, T>(room: R, { provider, rows, ask }: Round<R, T>): Promise<void> {
  const waiting = [...(await rows(provider))];
  const listening = {
    ...room,
    onNoAnswer(told: NoAnswer) {
      waiting.length = 0;
      room.onNoAnswer(told);
    },
  };
  const line = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) await ask(listening, row);
  };
  await allOf(Array.from({ length: atOnce }, line));
}

/** Waits for all, also where one fails. @throws what the first of them threw */
async function allOf(works: readonly Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(works);
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
