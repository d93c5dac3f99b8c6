import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleOnPostgres } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/pglite';
import { parsers } from '#server/platform/database/embedded.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { openPool } from '#server/platform/database/postgres.ts';
import { type KeptDatabase, lending } from './kept-databases.ts';
import { ask, databasePrefix, memoryTemplate, postgresTemplate, urlOf } from './templates.ts';

export interface TestDatabase {
  readonly kind: OpenDatabase['kind'];
  /** A database of its own with every migration applied and no rows; `close` gives it back. */
  open(): Promise<OpenDatabase>;
}

const embedded: TestDatabase = { kind: 'embedded', open: lending('embedded', openMemory) };
const postgres: TestDatabase = { kind: 'postgres', open: lending('postgres', openPostgresCopy) };

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
async function openMemory(): Promise<KeptDatabase> {
  parts ??= readParts();
  const client = await PGlite.create({ ...(await parts), parsers });
  return {
    lend: (until) => drizzle({ client: until(client) }),
    // One statement, or one transaction, at a time: who asks next has waited for it.
    untilQuiet: async () => {},
    query: (statement) => client.query(statement),
    remove: () => client.close(),
  };
}

/** How long a test may leave something at work in its database, in milliseconds. */
const quietMilliseconds = 10_000;

async function openPostgresCopy(): Promise<KeptDatabase> {
  const { url, drop } = await createPostgres();
  const pool = openPool(url);
  return {
    lend: (until) => drizzleOnPostgres({ client: until(pool) }),
    async untilQuiet() {
      const limit = performance.now() + quietMilliseconds;
      while (pool.idleCount < pool.totalCount || pool.waitingCount > 0) {
        if (performance.now() > limit) throw new Error('It is still at work.');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    query: (statement) => pool.query(statement),
    async remove() {
      await drop();
      await pool.end();
    },
  };
}

/** A migrated database on the real PostgreSQL, for a server process of its own. */
export async function createPostgres(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${databasePrefix()}${randomBytes(8).toString('hex')}`;
  await ask(`create database ${name} template ${postgresTemplate()}`);
  return {
    url: urlOf(name),
    async drop() {
      await ask(`drop database ${name} with (force)`);
    },
  };
}
