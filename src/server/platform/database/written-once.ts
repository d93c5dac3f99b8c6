import type { GetColumnData, Query, SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Connection } from './database.ts';

/** What a question asks for, by name. */
type Fields = Readonly<Record<string, PgColumn | SQL>>;

/** What comes of one field. */
type Told<Field> = Field extends PgColumn
  ? GetColumnData<Field>
  : Field extends SQL<infer Value>
    ? Value
    : never;

type Row<Asked extends Fields> = { -readonly [Name in keyof Asked]: Told<Asked[Name]> };

/** Asks it again, by whatever connection, with other values. */
type Ask<Asked extends Fields> = (
  connection: Connection,
  values: Readonly<Record<string, unknown>>,
) => Promise<Row<Asked>[]>;

/**
 * A statement that is asked again and again. Its text is made when it is first asked, and not each time: that took a hundred
 * microseconds, most of it for looking at each column for what it is, and five are left.
 *
 * @param fields what its rows are read by, in their order: what is selected or returned
 * @param write the statement, with `sql.placeholder` where its values stand; nothing else of it may be another the next time
 */
export function writtenOnce<Asked extends Fields>(
  fields: Asked,
  write: (connection: Connection, fields: Asked) => { toSQL(): Query },
): Ask<Asked> {
  const readers = Object.entries(fields).map(([name, field]) => ({ name, read: readerOf(field) }));
  const rowsOf = (rows: unknown[][]) =>
    rows.map((row) =>
      Object.fromEntries(
        readers.map(({ name, read }, at) => [name, row[at] === null ? null : read(row[at])]),
      ),
    ) as Row<Asked>[];
  let query: Query | undefined;
  return (connection, values) => {
    query ??= write(connection, fields).toSQL();
    const { session } = connection._;
    return session
      .prepareQuery<{ execute: Row<Asked>[]; all: unknown; values: unknown }>(
        query,
        undefined,
        undefined,
        true,
        rowsOf,
      )
      .execute({ ...values });
  };
}

/** As the column's type has it; what is reckoned by the database comes as its driver gives it. */
function readerOf(field: PgColumn | SQL): (value: unknown) => unknown {
  return 'mapFromDriverValue' in field ? (value) => field.mapFromDriverValue(value) : (value) => value;
}
