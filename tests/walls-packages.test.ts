import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import checksums from '../bin/node/checksums.json' with { type: 'json' };
import { isGenuine } from '../bin/support/checksum.mjs';
import { pinned } from '../bin/support/pinned.mjs';
import project from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../', import.meta.url));
const lockOf = (path: string) =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean }>;
  };

describe('packages', () => {
  it('have exact versions', () => {
    for (const version of Object.values({ ...project.dependencies, ...project.devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });

  it.each([
    'package-lock.json',
    'bin/node/package-lock.json',
    'bin/mutants/package-lock.json',
    'bin/lighthouse/package-lock.json',
  ])('of %s all have an integrity, those for other machines too', (path) => {
    const entries = Object.entries(lockOf(path).packages).filter(([at, { link }]) => at !== '' && !link);
    expect(entries.length).toBeGreaterThan(0);
    const bare = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(bare.map(([at]) => at)).toEqual([]);
  });
});

describe('the Node that is fetched where none is new enough', () => {
  let folder: string;
  let binary: string;
  let ran: string[];
  const genuine = '#!/bin/sh\necho v24\n';
  const other = '#!/bin/sh\necho v24, and more\n';
  const known = { here: createHash('sha256').update(genuine).digest('hex') };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sixgates-node-'));
    binary = join(folder, 'node');
    ran = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (text: string) => {
    writeFileSync(binary, text);
    chmodSync(binary, 0o755);
  };
  /** Fetches what is given, and writes down in which order things are done. */
  const find = (fetched: string | undefined) =>
    pinned({
      binary,
      checksums: known,
      machine: 'here',
      discard: () => {
        ran.push('discard');
        rmSync(binary, { force: true });
      },
      fetch: async () => {
        ran.push('fetch');
        if (fetched !== undefined) put(fetched);
        return { code: fetched === undefined ? 1 : 0, output: 'what npm said' };
      },
      runs: async () => {
        ran.push(`run ${readFileSync(binary, 'utf8') === genuine ? 'the genuine one' : 'another'}`);
        return true;
      },
    });

  it('runs when it is the one whose checksum is kept, there already or just fetched', async () => {
    expect(await find(genuine)).toEqual({});
    expect(ran).toEqual(['discard', 'fetch', 'run the genuine one']);
    ran = [];
    expect(await find(other)).toEqual({});
    expect(ran).toEqual(['run the genuine one']);
  });

  it('never runs when it is another, and is taken away', async () => {
    expect(await find(other)).toEqual({ trouble: 'notGenuine' });
    expect(ran).toEqual(['discard', 'fetch', 'discard']);
    expect(existsSync(binary)).toBe(false);
  });

  it('that was there and is another makes place for the genuine one, unrun', async () => {
    put(other);
    expect(await find(genuine)).toEqual({});
    expect(ran).toEqual(['discard', 'fetch', 'run the genuine one']);
  });

  it('that cannot be fetched is said to be so', async () => {
    expect(await find(undefined)).toEqual({ trouble: 'notFetched', output: 'what npm said' });
    expect(ran).toEqual(['discard', 'fetch']);
  });

  it('is known by its whole content and by the kind of machine', async () => {
    put(genuine);
    expect(await isGenuine(binary, known, 'here')).toBe(true);
    expect(await isGenuine(binary, known, 'elsewhere')).toBe(false);
    expect(await isGenuine(binary, { here: checksums['linux-x64'] }, 'here')).toBe(false);
  });

  it('stands on this machine as its checksum says, if it was fetched here', async () => {
    const own = join(root, 'bin/node/node_modules/node/bin/node');
    expect(!existsSync(own) || (await isGenuine(own, checksums))).toBe(true);
  });
});
