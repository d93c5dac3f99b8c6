import type { Database } from '#server/platform/database/database.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';

/** A migrated database that stays when a test has ended: making one costs ten times what emptying it does. */
export interface KeptDatabase {
  /** Asks it by a client that `until` has passed. */
  lend(until: <Client extends object>(client: Client) => Client): Database;
  /** Resolves when nothing that was asked of it is still at work. */
  untilQuiet(): Promise<void>;
  query(statement: string): Promise<{ readonly rows: unknown[] }>;
  remove(): Promise<void>;
}

/**
 * Lends databases without rows, each to one test at a time; a worker of Vitest has as many as its tests hold at once. One
 * that was changed in more than its rows, or cannot be emptied, is not lent again.
 *
 * @param make another one, with every migration applied and no rows
 */
export function lending(
  kind: OpenDatabase['kind'],
  make: () => Promise<KeptDatabase>,
): () => Promise<OpenDatabase> {
  const free: { kept: KeptDatabase; shape: string; emptying: string }[] = [];

  return async () => {
    const lent = free.pop() ?? (await describe(await make()));
    const { kept } = lent;
    let isBack = false;
    const until = <Client extends object>(client: Client) => refusing(client, () => isBack);
    return {
      kind,
      database: kept.lend(until),
      async close() {
        if (isBack) return;
        isBack = true;
        try {
          await kept.untilQuiet();
          if ((await shapeOf(kept)) !== lent.shape) throw new Error('It was changed in more than its rows.');
          await kept.query(lent.emptying);
          free.push(lent);
        } catch {
          await kept.remove();
        }
      },
    };
  };
}

async function describe(kept: KeptDatabase) {
  const { rows } = await kept.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  // In one statement, at whose end references are checked: so the order of the tables plays no part.
  const deletions = (rows as { name: string }[]).map(({ name }) => `"_${name}" as (delete from "${name}")`);
  return { kept, shape: await shapeOf(kept), emptying: `with ${deletions.join(', ')} select` };
}

/** Its tables, columns, constraints, triggers and functions. */
async function shapeOf(kept: KeptDatabase): Promise<string> {
  const { rows } = await kept.query(`
    select md5(string_agg(what, ' ' order by what)) as shape from (
      select relname || attname || atttypid || attnotnull as what from pg_attribute join pg_class on attrelid = pg_class.oid
        where relnamespace = 'public'::regnamespace
      union all select conname from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgname from pg_trigger where not tgisinternal
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace
    ) as parts`);
  return (rows as { shape: string }[])[0]?.shape ?? '';
}

/** The client, until it is given back: what a test left behind may not write into the next one's database. */
function refusing<Client extends object>(client: Client, isBack: () => boolean): Client {
  return new Proxy(client, {
    get(target, name) {
      if (isBack()) throw new Error(`Asked for ${String(name)} of a database that was closed.`);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
