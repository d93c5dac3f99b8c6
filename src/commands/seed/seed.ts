import type { App } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { ordersByState } from '#server/orders/counts.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { operate } from '../operate/index.ts';
import type { SeedClock } from './clock.ts';
import { stories } from './stories.ts';
import { newVisitor } from './visitor.ts';

/** What stories happen in. */
export interface Seeding {
  readonly app: App;
  readonly config: Config;
  readonly clock: SeedClock;
  /** Lets everything happen that is due by now: notices, reports, mails. */
  settle(): Promise<void>;
  /** A command of the operator's. */
  operate(words: readonly string[]): Promise<void>;
}

/** Days from the first story to today. */
export const days = stories.reduce((sum, { later }) => sum + later, 0);

/**
 * Tells every story to a site that has none yet, day by day.
 *
 * @returns a line for each story, and for each state how many orders are in it
 * @throws OperatorError on a public site, and where there are orders
 */
export async function seed({
  app,
  config,
  clock,
}: Pick<Seeding, 'app' | 'config' | 'clock'>): Promise<string[]> {
  if (config.production) throw new OperatorError('A public site is not seeded.');
  const { database } = app.database;
  if ((await ordersByState(database)).length > 0) {
    throw new OperatorError('This site has orders already: choose an empty DATA_DIR.');
  }
  const seeding: Seeding = {
    app,
    config,
    clock,
    async settle() {
      await app.worker.drain();
      await app.reconcile();
      await app.worker.drain();
    },
    async operate(words) {
      await operate(words, { config, clock, open: app.database });
    },
  };
  const told: string[] = [];
  for (const { later, who, tell } of stories) {
    // A day at a time, so that what is due on one day is done on it.
    for (let day = 0; day < later; day += 1) {
      clock.forward(1);
      await seeding.settle();
    }
    const email = `${who}@example.org`;
    await tell(newVisitor(app.http), seeding, email);
    await seeding.settle();
    told.push(`${clock.now().toISOString().slice(0, 10)}  ${email}`);
  }
  return [...told, ...(await countStates(app))];
}

async function countStates({ database: { database } }: App): Promise<string[]> {
  return (await ordersByState(database)).map(({ state, orders }) => `${orders} ${state}`);
}
