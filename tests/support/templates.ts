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
export default async function makeTemplates(): Promise<(() => Promise<void>) | undefined> {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(memoryTemplate())) await makeMemoryTemplate();
  if (!existsSync(dataTemplate())) await makeDataTemplate();
  if (!process.env.TEST_DATABASE_URL) return undefined;
  if (!(await isThere(postgresTemplate()))) await makePostgresTemplate();
  process.env[runName] ??= randomBytes(4).toString('hex');
  return dropKept;
}

/** Names this run to its workers, whose kept databases carry it. */
const runName = 'TEST_RUN';

/** What the names of this run's databases begin with. */
export const databasePrefix = () => `test_${process.env[runName] ?? 'alone'}_`;

/** After the last test: the databases that workers kept from test to test. */
async function dropKept(): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf() });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [databasePrefix()],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
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

/** One statement to the server of TEST_DATABASE_URL, or to another. @returns how many rows it was about */
export async function ask(statement: string, url = urlOf()): Promise<number> {
  const client = new pg.Client({ connectionString: url });
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
