import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataTemplate } from './templates.ts';

/** A fresh data folder under the system's temporary folder; `removeDataDir` takes it away again. */
export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'sixgates-test-'));
}

/**
 * A data folder of its own with a migrated embedded database in it, as a site has that was started once. A start from an
 * empty folder is what tests/calls/proof/embedded.test.ts is about.
 */
export async function makePreparedDataDir(): Promise<string> {
  const dataDir = await makeDataDir();
  await cp(dataTemplate(), join(dataDir, 'database'), { recursive: true });
  return dataDir;
}

export function removeDataDir(dataDir: string): Promise<void> {
  return rm(dataDir, { recursive: true, force: true });
}
