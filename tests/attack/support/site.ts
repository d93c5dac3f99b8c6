import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openServices } from '#server/conversions/services/index.ts';
import { foundTests } from '#server/found-tests.ts';
import { registerSite } from '#server/site/index.ts';
import type { TestApp } from '#tests/support/app.ts';
import { newBrowser, overNetwork } from '#tests/support/calls.ts';
import { testClock } from '#tests/support/clock.ts';
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { anyDatabase } from '#tests/support/database.ts';
import { type TestLog, testLog } from '#tests/support/log.ts';
import { testPress } from '#tests/support/press.ts';
import { testSecret } from '#tests/support/secret.ts';
import { testSeeds } from '#tests/support/seeds.ts';
import { freePort } from '#tests/support/server-process.ts';

/** The whole site with its calls and pages, over the network, and all that it says in its log. */
export interface AttackedSite extends TestApp {
  readonly url: string;
  readonly log: TestLog;
}

/** @param env settings of its own, such as the limits that are off here unless they are what is attacked */
export async function openAttackedSite(env: Readonly<Record<string, string>> = {}): Promise<AttackedSite> {
  const dataDir = await makeDataDir();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = testLog();
  const settings = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SECRET: testSecret,
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
    // A machine that does other work is no flood.
    LATEST_MILLISECONDS: '0',
    PUBLIC_URL: url,
    ...env,
  };
  const config = readConfig(settings);
  const clock = testClock();
  const database = await anyDatabase().open();
  const app = await createApp({
    config,
    clock,
    database,
    logStream: log.logStream,
    press: testPress(),
    seeds: testSeeds(),
  });
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
  });
  await app.http.listen({ host: '127.0.0.1', port });
  return {
    ...app,
    url,
    log,
    clock,
    dataDir,
    secret: testSecret,
    browser: () => newBrowser(overNetwork(() => url)),
    async close() {
      await app.close();
      await database.close();
      await removeDataDir(dataDir);
    },
  };
}
