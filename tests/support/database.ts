import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { parsers } from '#server/platform/database/embedded.ts';
import { migrationsFolder } from '#server/platform/database/migrations.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';

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
  if (process.env.TEST_DATABASE_URL) return postgres;
  throw new Error(needsPostgres);
}

const needsPostgres =
  'TEST_DATABASE_URL is not set: run by npm test, or start one with node bin/postgres.mjs.';

/** Where migrated databases are kept to be copied. */
export const templateFolder = new URL('../../.cache/test-database/', import.meta.url).pathname;

/** The embedded database without a disk. Its migrated state is kept, so that only the first test of all waits. */
export async function openMemory(): Promise<OpenDatabase> {
  const template = join(templateFolder, `${migrationsHash()}.tar`);
  if (!existsSync(template)) await makeTemplate(template);
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(template)]), parsers });
  return { database: drizzle({ client }), kind: 'embedded', close: () => client.close() };
}

async function makeTemplate(path: string): Promise<void> {
  const client = await PGlite.create({ parsers });
  await migrate(drizzle({ client }), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(templateFolder, { recursive: true });
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, Buffer.from(await dump.arrayBuffer()));
  renameSync(aside, path);
}

/** Names a state of the migrations. */
export function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
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
  const template = `sixgates_${migrationsHash()}`;
  const copy = `create database ${name} template ${template}`;
  await ask(copy).catch(async (problem: pg.DatabaseError) => {
    if (problem.code !== noSuchDatabase) throw problem;
    await makePostgresTemplate(template);
    await ask(copy);
  });
  return { url: urlOf(name), drop: () => ask(`drop database ${name} with (force)`) };
}

/** Codes of PostgreSQL (Appendix A): a template that is not there, a name that is taken. */
const noSuchDatabase = '3D000';
const nameTaken = '42P04';

/** Migrated aside and then renamed, so that nobody copies half of one; of two that make it at once, one stays. */
async function makePostgresTemplate(template: string): Promise<void> {
  const aside = `aside_${randomBytes(8).toString('hex')}`;
  await ask(`create database ${aside}`);
  await (await openPostgres(urlOf(aside))).close();
  await ask(`alter database ${aside} rename to ${template}`).catch(async (problem: pg.DatabaseError) => {
    if (problem.code !== nameTaken) throw problem;
    await ask(`drop database ${aside} with (force)`);
  });
}

/** One statement to the server of TEST_DATABASE_URL. */
async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

function serverUrl(): string {
  const { TEST_DATABASE_URL: url } = process.env;
  if (!url) throw new Error(needsPostgres);
  return url;
}
