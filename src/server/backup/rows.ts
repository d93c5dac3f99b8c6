import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { OperatorError } from '#server/platform/errors.ts';

/** The first line of a backup. */
interface Head {
  readonly format: 'sixgates';
  /** By what its tables were made: the hash of each migration, oldest first. */
  readonly migrations: readonly string[];
}

/** Rows that are read at a time, so that memory does not grow with the tables. */
const rowsAtOnce = 500;

/** The last line begins with it, and says how many rows there are: without it a backup was cut off. */
const end = 'end ';
const table = 'table ';

/**
 * Writes every row of every table as it stands at one moment, a line each, whatever is written meanwhile. Rows are the
 * database's own JSON and are read by no program on their way, so that none is changed.
 *
 * @returns how many rows
 */
export function writeRows(database: Database, write: (text: string) => Promise<void>): Promise<number> {
  return database.transaction(
    async (tx) => {
      const head: Head = { format: 'sixgates', migrations: await migrationsOf(tx) };
      await write(`${JSON.stringify(head)}\n`);
      let rows = 0;
      for (const name of await tablesOf(tx)) {
        await write(`${table}${name}\n`);
        await tx.execute(
          sql`declare backup no scroll cursor for select to_jsonb(held)::text as line from ${named(name)} as held`,
        );
        for (;;) {
          const found = await linesOf(tx, sql.raw(`fetch ${rowsAtOnce} from backup`));
          if (found.length === 0) break;
          rows += found.length;
          await write(`${found.join('\n')}\n`);
        }
        await tx.execute(sql`close backup`);
      }
      await write(`${end}${rows}\n`);
      return rows;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Fills an empty database with the lines of a backup, wholly or not at all.
 *
 * @returns how many rows
 * @throws OperatorError where it is not empty, the backup is of other tables, or was cut off
 */
export function readRows(database: Database, lines: AsyncIterable<string>): Promise<number> {
  return inTransaction(database, async (tx) => {
    const tables = await tablesOf(tx);
    await assertEmpty(tx, tables);
    let into: string | undefined;
    let waiting: string[] = [];
    let rows = 0;
    let said: number | undefined;
    const insert = async () => {
      if (waiting.length > 0 && into !== undefined) await insertRows(tx, into, waiting);
      rows += waiting.length;
      waiting = [];
    };
    let isFirst = true;
    for await (const line of lines) {
      if (isFirst) await assertSameTables(tx, line);
      else if (line.startsWith('{')) waiting.push(line);
      else {
        await insert();
        if (line.startsWith(end)) said = Number(line.slice(end.length));
        into = line.slice(table.length);
        if (said === undefined && !tables.includes(into)) throw new OperatorError(notOurs);
      }
      if (waiting.length === rowsAtOnce) await insert();
      isFirst = false;
    }
    if (said === undefined || said !== rows)
      throw new OperatorError('The backup was cut off: nothing was restored.');
    return rows;
  });
}

const notOurs = 'This is no backup of this product.';

function insertRows(tx: Transaction, name: string, rows: readonly string[]): Promise<unknown> {
  const json = `[${rows.join(',')}]`;
  return tx.execute(
    sql`insert into ${named(name)} select * from jsonb_populate_recordset(null::${named(name)}, ${json}::jsonb)`,
  );
}

async function assertEmpty(tx: Transaction, tables: readonly string[]): Promise<void> {
  for (const name of tables) {
    const found = await linesOf(tx, sql`select 'found' as line from ${named(name)} limit 1`);
    if (found.length > 0)
      throw new OperatorError(
        `The database is not empty (${name}): restore into a new one, before the site starts on it.`,
      );
  }
}

/** A backup is restored by the version that wrote it; a newer one migrates it then. */
async function assertSameTables(tx: Transaction, line: string): Promise<void> {
  const head = headOf(line);
  const here = await migrationsOf(tx);
  if (head.migrations.join() === here.join()) return;
  const isOlder = head.migrations.every((hash, at) => hash === here[at]);
  throw new OperatorError(
    `The backup was written by ${isOlder ? 'an older' : 'another'} version: restore it with that one, then start this one.`,
  );
}

function headOf(line: string): Head {
  try {
    const head = JSON.parse(line) as Partial<Head>;
    if (head.format === 'sixgates' && Array.isArray(head.migrations)) return head as Head;
  } catch {
    // No JSON is no backup either.
  }
  throw new OperatorError(notOurs);
}

function migrationsOf(tx: Transaction): Promise<string[]> {
  return linesOf(tx, sql`select hash as line from drizzle.__drizzle_migrations order by created_at`);
}

function tablesOf(tx: Transaction): Promise<string[]> {
  return linesOf(
    tx,
    sql`select table_name::text as line from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
}

const named = (name: string) => sql`public.${sql.identifier(name)}`;

async function linesOf(tx: Transaction, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = (await tx.execute(query)) as unknown as { rows: { line: string }[] };
  return rows.map(({ line }) => line);
}
