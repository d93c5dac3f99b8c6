import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { parsers } from '#server/platform/database/embedded.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { ask, memoryTemplate, postgresTemplate, urlOf } from './templates.ts';

export interface TestDatabase {
  readonly kind: OpenDatabase['kind'];
  /** A database of its own with every migration applied; `close` takes it away. */
  open(): Promise<OpenDatabase>;
}

const embedded: TestDatabase = { kind: 'embedded', open: openMemory };
const postgres: TestDatabase = { kind: 'postgres', open: openPostgresCopy };

/**
 * The databases that a file of calls runs on: in memory, on the real PostgreSQL of TEST_DATABASE_URL, or on both. Both
 * where the test is about locks, races or SQL of its own; PostgreSQL where it meets them on its way; in memory the rest.
 * DATABASES=both, which is `npm run proof:databases`, runs every file on both. Without a PostgreSQL all is in memory.
 */
export function testDatabases(on: 'both' | TestDatabase['kind']): TestDatabase[] {
  if (!process.env.TEST_DATABASE_URL) return [embedded];
  const isWanted = ({ kind }: TestDatabase) =>
    process.env.DATABASES === 'both' || on === 'both' || on === kind;
  return [embedded, postgres].filter(isWanted);
}

/** The one that costs a test less: PostgreSQL where there is one. DATABASES=both has such tests run in memory. */
export function anyDatabase(): TestDatabase {
  return process.env.TEST_DATABASE_URL && process.env.DATABASES !== 'both' ? postgres : embedded;
}

/** The real PostgreSQL. @throws Error where there is none */
export function realPostgres(): TestDatabase {
  urlOf();
  return postgres;
}

/** The types of Node without a browser's know only its types. */
const { compile } = (
  globalThis as unknown as { WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> } }
).WebAssembly;

/** What every embedded database in memory begins with. Compiling PostgreSQL costs as much as all the rest of its start. */
async function readParts() {
  const packaged = (name: string) =>
    readFileSync(fileURLToPath(import.meta.resolve(`@electric-sql/pglite/${name}`)));
  return {
    pgliteWasmModule: await compile(packaged('pglite.wasm')),
    initdbWasmModule: await compile(packaged('initdb.wasm')),
    fsBundle: new Blob([packaged('pglite.data')]),
    loadDataDir: new Blob([readFileSync(memoryTemplate())]),
  };
}

let parts: ReturnType<typeof readParts> | undefined;

/** The embedded database without a disk. */
async function openMemory(): Promise<OpenDatabase> {
  parts ??= readParts();
  const client = await PGlite.create({ ...(await parts), parsers });
  return { database: drizzle({ client }), kind: 'embedded', close: () => client.close() };
}

async function openPostgresCopy(): Promise<OpenDatabase> {
  const { url, drop } = await createPostgres();
  const open = await openPostgres(url);
  return {
    ...open,
    async close() {
      await open.close();
      await drop();
    },
  };
}

/** A migrated database on the real PostgreSQL, for a server process of its own. */
export async function createPostgres(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await ask(`create database ${name} template ${postgresTemplate()}`);
  return {
    url: urlOf(name),
    async drop() {
      await ask(`drop database ${name} with (force)`);
    },
  };
}
