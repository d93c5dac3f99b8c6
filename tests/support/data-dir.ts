import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#server/platform/database/embedded.ts';
import { migrationsHash, templateFolder } from './database.ts';

/** A fresh data folder under the system's temporary folder; `removeDataDir` takes it away again. */
export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'sixgates-test-'));
}

export function removeDataDir(dataDir: string): Promise<void> {
  return rm(dataDir, { recursive: true, force: true });
}

/**
 * A data folder of its own with a migrated embedded database in it, as a site has that was started once: a copy of one
 * that is made but once. A start from an empty folder is what tests/calls/embedded.test.ts is about.
 */
export async function makePreparedDataDir(): Promise<string> {
  const template = join(templateFolder, migrationsHash());
  if (!existsSync(template)) await prepare(template);
  const dataDir = await makeDataDir();
  await cp(template, join(dataDir, 'database'), { recursive: true });
  return dataDir;
}

/** Made aside and then renamed, so that nobody copies half of one; of two that make it at once, one stays. */
async function prepare(template: string): Promise<void> {
  await mkdir(templateFolder, { recursive: true });
  const aside = await mkdtemp(`${template}.`);
  await (await openEmbedded(aside)).close();
  await rename(aside, template).catch(() => rm(aside, { recursive: true }));
}
