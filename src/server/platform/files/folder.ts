import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore } from './store.ts';

/** What is being written: no file yet. */
const unfinished = '.part';

/** Files in a folder of this machine. */
export function folderStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, ...key.split('/'));
  return {
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    read: (key) => readFile(pathOf(key)).catch(unlessAbsent(undefined)),
    write: (key, bytes) => writeWhole(pathOf(key), bytes),
    async keysBelow(folder) {
      const found = await readdir(pathOf(folder), { recursive: true, withFileTypes: true }).catch(
        unlessAbsent([]),
      );
      return found
        .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinished))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort();
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
    },
    removeBelow: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  };
}

/** Writes aside and renames, so that no reader ever meets half a file. */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  const aside = `${path}.${randomUUID()}${unfinished}`;
  const write = () => writeFile(aside, content, { flag: 'wx', mode: 0o600, flush: true });
  // Its folder is there but for the first time.
  await write().catch(async (problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'ENOENT') throw problem;
    await mkdir(dirname(path), { recursive: true });
    await write();
  });
  await rename(aside, path);
}

const unlessAbsent =
  <Instead>(instead: Instead) =>
  (problem: NodeJS.ErrnoException): Instead => {
    if (problem.code === 'ENOENT') return instead;
    throw problem;
  };
