import { type App, type AppOptions, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type Browser, newBrowser } from './calls.ts';
import { type TestClock, testClock } from './clock.ts';
import { makeDataDir, removeDataDir } from './data-dir.ts';
import { anyDatabase, type TestDatabase } from './database.ts';
import { testPress } from './press.ts';
import { testSecret } from './secret.ts';
import { testSeeds } from './seeds.ts';

export interface TestApp extends App {
  readonly clock: TestClock;
  readonly dataDir: string;
  readonly secret: string;
  /** One browser, with a key of its own. */
  browser(): Browser;
}

/**
 * The whole server in memory, on a database of its own; on the real PostgreSQL where there is one, which opens in a
 * fraction of the time. Its documents are not laid out and its forms are not proven anew, unless a real press or real
 * seeds are given.
 */
export async function openApp(
  on: Pick<TestDatabase, 'open'> = anyDatabase(),
  env: Record<string, string> = {},
  told: Pick<AppOptions, 'logStream' | 'answerLimitMilliseconds' | 'press' | 'seeds' | 'kinds'> & {
    readonly clock?: TestClock;
  } = {},
): Promise<TestApp> {
  const dataDir = await makeDataDir();
  const database = await on.open();
  const settings = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SECRET: testSecret,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    // Everybody here has one address.
    HUMAN_CHECK_AFTER: '1000',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    ...env,
  };
  const config = readConfig(settings, told.kinds);
  const { clock = testClock(), ...options } = told;
  const app = await createApp({
    config,
    clock,
    database,
    // A provider in memory answers at once but for the machine's other work.
    answerLimitMilliseconds: 3_000,
    press: testPress(),
    seeds: testSeeds(),
    ...options,
  });
  await app.http.ready();
  return {
    ...app,
    clock,
    dataDir,
    secret: testSecret,
    browser: () => newBrowser((sent) => app.http.inject(sent)),
    async close() {
      await app.close();
      await database.close();
      await removeDataDir(dataDir);
    },
  };
}
