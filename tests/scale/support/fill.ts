import type pg from 'pg';

/** Over so many days the rows of a filled database are spread, so that each span of retention has something to delete. */
const days = 500;

/** Tables that are not copied: counts, which are counted anew, and what holds no more rows after a million orders. */
const notCopied = new Set([
  'sitting_counts',
  'sitting_tallies',
  'sku_sales',
  'exam_ratings',
  'coupons',
  'turns',
  'retrieval_counts',
]);

interface Column {
  readonly name: string;
  readonly type: string;
}

/** Moves the rows that there are aside, as what `multiply` copies. */
export async function setAside(pool: pg.Pool, schema: string): Promise<void> {
  await pool.query(`create schema ${schema}`);
  for (const table of await tablesOf(pool)) {
    await pool.query(`create table ${schema}.${table} as table public.${table}`);
    await pool.query(`truncate public.${table}`);
  }
}

/**
 * Writes so many copies of what was set aside, each with ids, keys, addresses and moments of its own, the oldest first: as if the same
 * had happened again and again for {@link days} days.
 *
 * @param mark one letter, by which the ids of two such fillings differ
 */
export async function multiply(
  pool: pg.Pool,
  { schema, copies, mark }: { schema: string; copies: number; mark: string },
): Promise<void> {
  for (const table of await tablesOf(pool)) {
    if (notCopied.has(table)) continue;
    const columns = await columnsOf(pool, table);
    const values = await Promise.all(
      columns.map((column) => copied(pool, { schema, table, column, mark, copies })),
    );
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    await pool.query(
      `insert into public.${table} (${names}) select ${values.join(', ')}
       from generate_series(1, ${copies}) i cross join ${schema}.${table} t`,
    );
  }
}

/** What is counted as it comes, counted from what was written; memberships stand as they would after all that time. */
export async function countAnew(pool: pg.Pool): Promise<void> {
  await pool.query(`update subscriptions set state = 'canceled', canceled_at = period_end
    where period_end < now() and right(order_number, 1) < 'G'`);
  await pool.query(`update subscriptions set period_start = now(), period_end = now() + interval '20 days', asked_at = now()
    where period_end < now() and state <> 'canceled'`);
  await pool.query(`insert into sku_sales (sku_id, part, count) select sku_id, 0, count(*)::int from orders
    where sku_id is not null and paid_at is not null and state in ('paid', 'partially_refunded') group by sku_id`);
  await pool.query(`insert into exam_ratings (exam_id, count, sum)
    select exam_id, count(*)::int, sum(rating)::int from reviews where hidden_at is null group by exam_id`);
  await pool.query(`insert into sitting_counts (exam_id, day, part, count, score_sum)
    select exam_id, to_char(confirmed_at, 'YYYY-MM-DD'), 0, count(*)::int, 100 * count(*) from sittings
    where confirmed_at is not null group by 1, 2`);
  await pool.query('vacuum analyze');
}

async function tablesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function columnsOf(pool: pg.Pool, table: string): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  return rows;
}

const id = '[0-9A-Z]{38}';

/** The value of a column in copy `i`, as SQL: what names something is another thing's name, and the rest stays. */
async function copied(
  pool: pg.Pool,
  {
    schema,
    table,
    column: { name, type },
    mark,
    copies,
  }: { schema: string; table: string; column: Column; mark: string; copies: number },
): Promise<string> {
  const value = `t."${name}"`;
  if (type.startsWith('timestamp')) return `${value} - interval '${days} days' * (${copies} - i) / ${copies}`;
  if (type !== 'text') return value;
  // Sortable by time, as ids are: the copy stands in the digits of the time.
  const turn = `'${mark}' || upper(lpad(to_hex(i), 5, '0'))`;
  const { rows } = await pool.query<{ all_ids: boolean; ids: boolean; hashes: boolean; mails: boolean }>(
    `select coalesce(bool_and(${value} ~ '^${id}$'), false) as all_ids, coalesce(bool_or(${value} ~ '${id}'), false) as ids,
       coalesce(bool_or(${value} ~ '^[0-9a-f]{64}$'), false) as hashes, coalesce(bool_or(${value} ~ '@'), false) as mails
     from ${schema}.${table} t`,
  );
  const [found] = rows;
  if (found?.all_ids) return `substr(${value}, 1, 4) || ${turn} || substr(${value}, 11)`;
  if (found?.ids)
    return `regexp_replace(${value}, '([0-9A-Z]{4})[0-9A-Z]{6}([0-9A-Z]{28})', '\\1' || ${turn} || '\\2', 'g')`;
  if (found?.hashes) return `'${mark === 'C' ? 'c' : 'd'}' || lpad(to_hex(i), 7, '0') || substr(${value}, 9)`;
  if (found?.mails) return `replace(${value}, '@', '.' || i || '@')`;
  const isName = /^(?:id|code|reference|payment|subscription|press_id|event_id|logid|idempotency_key|key)$/;
  return isName.test(name) ? `${value} || '${mark}' || i` : value;
}
