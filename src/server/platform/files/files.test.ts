import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenBucket, openBucket } from '#tests/support/bucket.ts';
import { folderStore } from './folder.ts';
import { openFiles } from './open.ts';
import { FileStoreError, s3Store } from './s3.ts';
import type { FileStore } from './store.ts';

let root: string;
let bucket: OpenBucket;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
  bucket = await openBucket();
});

afterAll(async () => {
  await bucket.close();
  await rm(root, { recursive: true, force: true });
});

const bytes = (text: string) => new TextEncoder().encode(text);

const stores: Record<string, () => FileStore> = {
  'a folder': () => folderStore(join(root, 'files')),
  'a bucket': () => s3Store(bucket),
};

describe.each(Object.entries(stores))('files in %s', (_, open) => {
  it('are there once they are written, as they were written last', async () => {
    const store = open();
    expect(await store.has('1/a-EN-report.pdf')).toBe(false);
    expect(await store.read('1/a-EN-report.pdf')).toBeUndefined();
    await store.write('1/a-EN-report.pdf', bytes('first'));
    await store.write('1/a-EN-report.pdf', bytes('second'));
    expect(await store.has('1/a-EN-report.pdf')).toBe(true);
    expect(Buffer.from((await store.read('1/a-EN-report.pdf')) ?? []).toString()).toBe('second');
  });

  it('may hold any byte, and none', async () => {
    const store = open();
    const every = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await store.write('2/every.png', every);
    await store.write('2/none.png', new Uint8Array());
    expect(Buffer.compare((await store.read('2/every.png')) ?? bytes(''), every)).toBe(0);
    expect((await store.read('2/none.png'))?.length).toBe(0);
  });

  it('of one order are found and deleted without those of another whose number begins alike', async () => {
    const store = open();
    for (const key of ['3/a.pdf', '3/b.pdf', '3/shared/c d.png', '33/a.pdf'])
      await store.write(key, bytes(key));
    expect(await store.keysBelow('3')).toEqual(['3/a.pdf', '3/b.pdf', '3/shared/c d.png']);
    await store.remove(['3/a.pdf', '3/gone.pdf']);
    expect(await store.keysBelow('3')).toEqual(['3/b.pdf', '3/shared/c d.png']);
    await store.removeBelow('3/shared');
    expect(await store.keysBelow('3')).toEqual(['3/b.pdf']);
    await store.removeBelow('3');
    await store.removeBelow('3');
    expect(await store.keysBelow('3')).toEqual([]);
    expect(await store.keysBelow('33')).toEqual(['33/a.pdf']);
  });
});

describe('a bucket that refuses', () => {
  it('is told from one that lacks a file', async () => {
    const strangers = s3Store({ ...bucket, secretAccessKey: 'of somebody else' });
    await expect(strangers.read('1/a.pdf')).rejects.toThrow(/403 SignatureDoesNotMatch$/);
    await expect(strangers.write('1/a.pdf', bytes('a'))).rejects.toThrow(FileStoreError);
    await expect(strangers.keysBelow('1')).rejects.toThrow(FileStoreError);
    await expect(s3Store({ ...bucket, name: 'absent' }).read('1/a.pdf')).rejects.toThrow(/404 NoSuchBucket$/);
  });

  it('and one that cannot be reached, as well', async () => {
    const gone = await openBucket();
    await gone.close();
    await expect(s3Store(gone).has('1/a.pdf')).rejects.toThrow(/: no answer$/);
  });
});

describe('the settings', () => {
  it('lead to the bucket, or without them to the folder of this machine', async () => {
    const dataDir = join(root, 'data');
    await openFiles({ dataDir, given: bucket.env }).write('4/a.pdf', bytes('a'));
    expect(await s3Store(bucket).has('4/a.pdf')).toBe(true);
    const folder = openFiles({ dataDir, given: {} });
    expect(await folder.has('4/a.pdf')).toBe(false);
    await folder.write('4/b.pdf', bytes('b'));
    expect(await folderStore(join(dataDir, 'files')).has('4/b.pdf')).toBe(true);
  });
});
