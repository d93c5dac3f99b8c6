import type pg from 'pg';
import { ask, urlOf } from '#tests/support/templates.ts';

/** Where the workers of TEST_DATABASE_URL's coordinator are, each with the coordinator's user and password. */
const workers = (process.env.CITUS_WORKERS ?? '')
  .split(',')
  .filter(Boolean)
  .map((place) => new URL(`postgresql://${place}`));

/**
 * Has the workers that CITUS_WORKERS names hold the rows of a coordinator's database, each in a database of the same name.
 * Citus does not make databases on other servers than the one that is asked.
 *
 * @returns where they are
 */
export async function joinWorkers(coordinator: pg.Pool): Promise<readonly URL[]> {
  const { rows } = await coordinator.query<{ name: string }>('select current_database() as name');
  for (const worker of workers) {
    const name = rows[0]?.name as string;
    await ask(`create database ${name}`, urlAt(worker));
    await ask('create extension citus', urlAt(worker, name));
    await coordinator.query('select citus_add_node($1, $2)', [worker.hostname, Number(worker.port)]);
  }
  return workers;
}

/** Drops what was made on the workers for the database at `url`. */
export async function leaveWorkers(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  for (const worker of workers) await ask(`drop database if exists ${name} with (force)`, urlAt(worker));
}

function urlAt({ hostname, port }: URL, database?: string): string {
  const url = new URL(urlOf(database));
  Object.assign(url, { hostname, port, search: '' });
  return url.href;
}
