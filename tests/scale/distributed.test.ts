import { beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '#server/payments/ledger-check.ts';
import { report } from '#tests/money/support/rows.ts';
import { createPostgres } from '#tests/support/database.ts';
import { openOn } from './support/filled.ts';
import { layout } from './support/shards.ts';
import { commonVisitors, rareVisitors } from './support/template.ts';
import { visit } from './support/visit.ts';
import { type WatchedDatabase, watch } from './support/watched.ts';
import { joinWorkers, leaveWorkers } from './support/workers.ts';

// `npm run proof:distributed`. TEST_DATABASE_URL names a coordinator with Citus where there is one, and CITUS_WORKERS its workers
// (`127.0.0.1:5541,127.0.0.1:5542`), which hold all rows then; without them the coordinator does.

const journeys = 10;

const columnOf = Object.fromEntries(Object.values(layout).flatMap(Object.entries)) as Record<string, string>;

describe('a distributed PostgreSQL', () => {
  let database: WatchedDatabase;
  beforeAll(async () => {
    const { url, drop } = await createPostgres();
    database = watch(url);
    return async () => {
      await database.pool.end();
      await drop();
      await leaveWorkers(url);
    };
  });

  const names = async (query: string) => (await database.pool.query<{ name: string }>(query)).rows;

  it('has a place for the rows of every table', async () => {
    const tables = await names(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(columnOf).sort());
  });

  it('finds in one place whatever may be there once only', async () => {
    const unique = await names(
      `select c.relname || ' ' || string_agg(a.attname, ' ') as name
       from pg_index i join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
       where i.indisunique group by i.indexrelid, c.relname`,
    );
    const elsewhere = unique
      .map(({ name }) => name.split(' '))
      .filter(([table = '', ...columns]) => !columns.includes(columnOf[table] ?? ''))
      .map((words) => words.join(' '));
    expect(elsewhere).toEqual([]);
    report(
      'unique in one place',
      'every table',
      `${unique.length} keys of ${Object.keys(columnOf).length} tables`,
    );
  });

  it('carries whole journeys, where Citus is installed', async () => {
    const [citus] = await names(
      `select default_version as name from pg_available_extensions where name = 'citus'`,
    );
    if (!citus) {
      report('journeys', `${journeys} of ${journeys}`, 'not run: Citus is not installed on this server');
      return;
    }
    await database.pool.query('create extension citus');
    const workers = await joinWorkers(database.pool);
    for (const [first = '', ...others] of Object.values(layout).map(Object.keys)) {
      await database.pool.query(`select create_distributed_table('${first}', '${columnOf[first]}')`);
      for (const table of others)
        await database.pool.query(
          `select create_distributed_table('${table}', '${columnOf[table]}', colocate_with => '${first}')`,
        );
    }
    const app = await openOn({ database });
    await commonVisitors(app);
    await rareVisitors(app);
    for (let visitor = 0; visitor < journeys; visitor += 1)
      await visit(app, (_name, work) => work(), visitor);
    await app.reconcile();
    await app.worker.drain();
    const { findings } = await checkLedger(app.database.database);
    await app.close();
    expect(findings).toEqual([]);
    report(
      'journeys',
      `${journeys} of ${journeys}`,
      `${journeys} of ${journeys} on Citus ${citus.name}, workers: ${workers.length}, books agree`,
    );
  });
});
