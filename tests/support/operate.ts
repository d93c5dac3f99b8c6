import { readConfig } from '#server/config.ts';
import { operate } from '../../src/commands/operate/index.ts';
import type { TestApp } from './app.ts';

/** Runs an operator's command beside an app, on its database and by its clock. */
export function operateIn(app: TestApp, words: readonly string[]): ReturnType<typeof operate> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: app.dataDir, SECRET: app.secret });
  return operate(words, { config, clock: app.clock, open: app.database });
}
