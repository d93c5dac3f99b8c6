import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { openEmbedded, parsers } from '#server/platform/database/embedded.ts';
import { migrationsFolder } from '#server/platform/database/migrations.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';

const folder = new URL('../../.cache/templates/', import.meta.url).pathname;

/** Names the state of the migrations: another one has templates of its own. */
function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The dump of a migrated database, for those in memory. */
export const memoryTemplate = () => join(folder, `${migrationsHash()}.tar`);

/** The folder `database` of a site that was started once. */
export const dataTemplate = () => join(folder, migrationsHash());

/** The database on the real PostgreSQL that the others are copies of. */
export const postgresTemplate = () => `sixgates_${migrationsHash()}`;

/**
 * Before the first test: the migrated databases that tests open copies of. They are made once for a state of the
 * migrations, aside and then renamed, so that of two runs that make one at once either stays and none is met half made.
 */
export default async function makeTemplates(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(memoryTemplate())) await makeMemoryTemplate();
  if (!existsSync(dataTemplate())) await makeDataTemplate();
  if (process.env.TEST_DATABASE_URL && !(await isThere(postgresTemplate()))) await makePostgresTemplate();
}

async function makeMemoryTemplate(): Promise<void> {
  const client = await PGlite.create({ parsers });
  await migrate(drizzle({ client }), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  const aside = `${memoryTemplate()}.${process.pid}`;
  writeFileSync(aside, Buffer.from(await dump.arrayBuffer()));
  renameSync(aside, memoryTemplate());
}

async function makeDataTemplate(): Promise<void> {
  const aside = mkdtempSync(join(dirname(dataTemplate()), 'aside-'));
  await (await openEmbedded(aside)).close();
  try {
    renameSync(aside, dataTemplate());
  } catch {
    rmSync(aside, { recursive: true });
  }
}

/** PostgreSQL's code (Appendix A) for a name that is taken. */
const nameTaken = '42P04';

async function makePostgresTemplate(): Promise<void> {
  const aside = `aside_${randomBytes(8).toString('hex')}`;
  await ask(`create database ${aside}`);
  await (await openPostgres(urlOf(aside))).close();
  await ask(`alter database ${aside} rename to ${postgresTemplate()}`).catch(
    async (problem: pg.DatabaseError) => {
      if (problem.code !== nameTaken) throw problem;
      await ask(`drop database ${aside} with (force)`);
    },
  );
}

async function isThere(database: string): Promise<boolean> {
  return (await ask(`select from pg_database where datname = '${database}'`)) > 0;
}

/** One statement to the server of TEST_DATABASE_URL. @returns how many rows it was about */
export async function ask(statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: urlOf() });
  await client.connect();
  const { rowCount } = await client.query(statement).finally(() => client.end());
  return rowCount ?? 0;
}

/** Where a database of that server is, or the server's own. @throws Error where there is no server */
export function urlOf(database?: string): string {
  const { TEST_DATABASE_URL: server } = process.env;
  if (!server) {
    throw new Error(
      'TEST_DATABASE_URL is not set: run by npm test, or start one with node bin/postgres.mjs.',
    );
  }
  const url = new URL(server);
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}
