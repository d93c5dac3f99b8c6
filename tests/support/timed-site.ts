import { type AppOptions, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openServices } from '#server/conversions/services/index.ts';
import { foundTests } from '#server/found-tests.ts';
import type { Database } from '#server/platform/database/database.ts';
import { registerSite } from '#server/site/index.ts';
import { testClock } from './clock.ts';
import { makeDataDir, removeDataDir } from './data-dir.ts';
import { anyDatabase } from './database.ts';
import { freePort } from './server-process.ts';

/** The whole site with its pages, in this process, on a clock that can be put forward: months pass in it. */
export interface TimedSite {
  readonly url: string;
  readonly database: Database;
  /** Where its mails are. */
  readonly dataDir: string;
  /** Does all that is due now. */
  drain(): Promise<void>;
  /** Puts the clock to a moment and does all that is due by then. */
  goTo(moment: string): Promise<void>;
  close(): Promise<void>;
}

/** @param env settings of its own, such as the keys of a provider */
export async function openTimedSite(
  env: Readonly<Record<string, string>> = {},
  clock = testClock(),
  told: Pick<AppOptions, 'logStream'> = {},
): Promise<TimedSite> {
  const dataDir = await makeDataDir();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: url,
    // A machine that does other work is no flood.
    LATEST_MILLISECONDS: '0',
    // Everybody here has one address.
    HUMAN_CHECK_AFTER: '1000',
  };
  const config = readConfig({ ...own, ...env });
  const database = await anyDatabase().open();
  const app = await createApp({ config, clock, database, ...told });
  const heard = console.error;
  // A page that complains while it is written, of a sentence that is not there for one, is a page that fails.
  console.error = (problem: unknown) => {
    throw problem instanceof Error ? problem : new Error(String(problem));
  };
  await registerSite(app.http, {
    config: {
      ...config,
      defaultLanding: 'universe',
      ads: openServices(config.given).map(({ title }) => title),
      gallery: false,
    },
    countryHeader: config.countryHeader,
    trustProxy: config.trustProxy,
    tests: foundTests(),
    nonceOf: (reply) => reply.cspNonce,
    observeHeld: app.metrics.landingsHeld,
  });
  await app.http.listen({ host: '127.0.0.1', port });
  app.start();
  return {
    url,
    database: database.database,
    dataDir,
    drain: () => app.worker.drain(),
    async goTo(moment) {
      clock.forward(Math.max(0, Date.parse(moment) - clock.now().getTime()));
      await app.worker.drain();
    },
    async close() {
      console.error = heard;
      await app.close();
      await database.close();
      await removeDataDir(dataDir);
    },
  };
}
