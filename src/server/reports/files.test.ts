import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStore } from '#server/platform/files/folder.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { contentsOf, hasPrint, keepPrints, type ReportFile, readPrint } from './files.ts';

let root: string;
let store: FileStore;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'prints-'));
  store = folderStore(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found);
const fileOf = (orderNumber: string, wish: Partial<ReportFile> = {}): ReportFile => ({
  orderNumber,
  features: ['report'],
  coverName: null,
  variety: 'EN',
  ...wish,
});
const keep = (file: ReportFile, content: string) =>
  keepPrints(store, file, [{ kind: 'report', bytes: bytes(content) }]);

describe('a print that is kept', () => {
  it('has another key once another release prints it otherwise, and the key of before goes', async () => {
    const file = fileOf('1');
    await keep(file, 'of one release');
    const [before] = await store.keysBelow('1');
    await keep(file, 'of one release');
    expect(await store.keysBelow('1')).toEqual([before]);
    await keep(file, 'of the next');
    const after = await store.keysBelow('1');
    expect(after).toHaveLength(1);
    expect(after).not.toEqual([before]);
    expect(text(await readPrint(store, file, 'report'))).toBe('of the next');
  });

  it('is as good as lost where it is no longer what was kept', async () => {
    const file = fileOf('2');
    await keep(file, 'whole');
    const [key = ''] = await store.keysBelow('2');
    await store.write(key, bytes('half'));
    expect(await readPrint(store, file, 'report')).toBeUndefined();
    expect(await hasPrint(store, file, 'report')).toBe(false);
    await keep(file, 'whole');
    expect(text(await readPrint(store, file, 'report'))).toBe('whole');
  });

  it('stands beside those in other languages, and goes with another name or package', async () => {
    const file = fileOf('3');
    await keep(file, 'English');
    await keep(fileOf('3', { variety: 'JA' }), 'Japanese');
    expect(await store.keysBelow('3')).toHaveLength(2);
    const named = fileOf('3', { coverName: 'Ada' });
    expect(contentsOf(named)).not.toBe(contentsOf(file));
    expect(contentsOf(fileOf('3', { features: ['report', 'answers'] }))).not.toBe(contentsOf(file));
    await keep(named, 'for Ada');
    expect(await hasPrint(store, file, 'report')).toBe(false);
    expect(await store.keysBelow('3')).toHaveLength(1);
  });

  it('of an earlier way to name files makes room for the one of now', async () => {
    const file = fileOf('4');
    await store.write(`4/${contentsOf(file)}-EN-report.pdf`, bytes('old'));
    expect(await hasPrint(store, file, 'report')).toBe(false);
    await keep(file, 'new');
    expect(await store.keysBelow('4')).toHaveLength(1);
  });
});
