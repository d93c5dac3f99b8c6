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

/** The databases that every test of calls runs on: in memory, and on the real PostgreSQL of TEST_DATABASE_URL. */
export function testDatabases(): TestDatabase[] {
  const embedded: TestDatabase = { kind: 'embedded', open: openMemory };
  return process.env.TEST_DATABASE_URL
    ? [embedded, { kind: 'postgres', open: openPostgresCopy }]
    : [embedded];
}

const templateFolder = new URL('../../.cache/test-database/', import.meta.url).pathname;

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

function migrationsHash(): string {
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

/** An empty database on the real PostgreSQL, for a server process of its own. */
export async function createPostgres(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL is not set: run by npm test, or start one with node bin/postgres.mjs.',
    );
  const name = `test_${randomBytes(8).toString('hex')}`;
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(`drop database ${name} with (force)`) };
}
