import { type SQL, sql } from 'drizzle-orm';
import type { TestApp } from '#tests/support/app.ts';

/** Where a stranger's question may leave a row that names another's order: it says what was asked, and changes nothing. */
const traces = new Set(['page_views', 'visits']);

/** Support is told which order a message says that it is about. */
const isMessage = (row: string) => row.includes(',mail.support');

/** Every row of the database that names one of the numbers, by table: what must be the same after an attack. */
export async function rowsAbout(
  { database: { database } }: TestApp,
  numbers: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const ask = async (query: SQL) => ((await database.execute(query)) as { rows: { text: string }[] }).rows;
  const tables = await ask(
    sql`select table_name as text from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: Record<string, readonly string[]> = {};
  for (const { text: name } of tables) {
    if (traces.has(name)) continue;
    const named = await ask(sql`
      select t::text as text from ${sql.identifier(name)} t
      where t::text like any (${sql.param(`{${numbers.map((one) => `%${one}%`).join(',')}}`)}::text[]) order by 1`);
    const rows = named.map(({ text }) => text).filter((row) => !isMessage(row));
    if (rows.length > 0) found[name] = rows;
  }
  return found;
}
