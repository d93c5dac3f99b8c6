import { afterAll, beforeAll } from 'vitest';
import {
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '#tests/support/server-process.ts';

/**
 * A site of its own for the tests of a file: started before them, ended and cleared away after.
 *
 * @param prepare what an operator does with its data folder before it starts
 */
export function openSite(prepare: (dataDir: string) => void = () => undefined): {
  readonly url: string;
  readonly dataDir: string;
} {
  let server: ServerProcess | undefined;
  const running = () => {
    if (!server) throw new Error('The site runs only while tests do.');
    return server;
  };

  beforeAll(async () => {
    const dataDir = await makeDataDir();
    prepare(dataDir);
    server = await startServer({ dataDir });
  }, 120_000);

  afterAll(async () => {
    await running().stop();
    await removeDataDir(running().dataDir);
  });

  return {
    get url() {
      return running().url;
    },
    get dataDir() {
      return running().dataDir;
    },
  };
}
