import { readFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { layout } from './scale/support/shards.ts';
import { sourcesOf } from './support/imports.ts';
import { roomOf, rooms } from './support/rooms.ts';
import { everyTable, foreignTables, notShardedYet } from './support/tables.ts';

const code = sourcesOf('src').filter(({ path }) => !/\.test\.tsx?$/.test(path));
const paths = code.map(({ path }) => path);
const isTables = (path: string) => /^src\/server\/.*\/tables\.ts$/.test(path);
const textOf = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** What a sharded database lays the rows of each table out by. */
const shardKeys = new Map(Object.values(layout).flatMap(Object.entries));

const tables = await everyTable();

describe('rooms', () => {
  it('that are listed exist', () => {
    const inhabited = new Set([...paths, ...sourcesOf('art').map(({ path }) => path)].map(roomOf));
    const coming: readonly string[] = [];
    const empty = Object.keys(rooms).filter((room) => !inhabited.has(room));
    expect(empty.filter((room) => !coming.includes(room))).toEqual([]);
    expect(coming.filter((room) => !empty.includes(room))).toEqual([]);
  });

  it('keep a folder of providers to itself: only the registry opens it', () => {
    const folders = /^src\/server\/providers\/(\w+)\//;
    const breaches = code.flatMap(({ path, imports }) =>
      imports
        .filter((target) => {
          const folder = folders.exec(target)?.[1];
          return folder !== undefined && folder !== folders.exec(path)?.[1];
        })
        .filter(() => path !== 'src/server/providers/index.ts')
        .map(
          (target) => `${path} imports ${target}: ask providers/provider.ts for what every provider says.`,
        ),
    );
    expect(breaches).toEqual([]);
  });

  it('keep their tables to themselves, but for those that support/tables.ts lists', () => {
    const foreign = code.flatMap(({ path, imports }) =>
      imports
        .filter((target) => isTables(target) && roomOf(target) !== roomOf(path))
        .map((target) => `${path} → ${target}`),
    );
    expect(foreign.sort()).toEqual([...foreignTables].sort());
  });
});

describe('a question', () => {
  const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const join = /\.from\((\w+)\)\s*\.\w+Join\((\w+),\s*eq\((\w+)\.(\w+), (\w+)\.(\w+)\)/g;

  it('joins only rows that a sharded database lays out together: what stands elsewhere is asked for before it', () => {
    const joins = paths
      .filter((path) => path.startsWith('src/server/'))
      .flatMap((path) =>
        [...textOf(path).matchAll(join)].map(([, from, to, ...by]) => ({ path, tables: [from, to], by })),
      )
      // What was asked for before stands wherever it is needed.
      .filter(({ tables }) => tables.every((table = '') => shardKeys.has(snake(table))));
    const apart = joins.filter(({ by: [one = '', key = '', other = '', otherKey = ''] }) => {
      const isKey = (table: string, column: string) => shardKeys.get(snake(table)) === snake(column);
      return !(isKey(one, key) && isKey(other, otherKey));
    });
    expect(joins).not.toEqual([]);
    expect(apart).toEqual([]);
  });
});

describe('what an operator types', () => {
  it('is laid out from data: no command asks the database itself', () => {
    const asking = code.flatMap(({ path, imports }) =>
      imports
        .filter((target) => path.startsWith('src/commands/operate/') && /^drizzle|\/tables\.ts$/.test(target))
        .map((target) => `${path} imports ${target}: ask by server/operating, or by the room of the table.`),
    );
    expect(asking).toEqual([]);
  });
});

describe('tables of a sharded database', () => {
  it('are all seen', () => {
    expect(tables.length).toBeGreaterThan(40);
  });

  it('have a place: a column that their rows are laid out by', () => {
    const columnsOf = new Map(
      tables.map((table) => [
        getTableName(table),
        getTableConfig(table).columns.map((column) => column.name),
      ]),
    );
    expect([...shardKeys.keys()].sort()).toEqual([...columnsOf.keys()].sort());
    const lost = [...shardKeys].filter(([table, key]) => !columnsOf.get(table)?.includes(key));
    expect(lost).toEqual([]);
  });

  it('count nothing by themselves', () => {
    const counted = tables.flatMap((table) =>
      getTableConfig(table)
        .columns.filter((column) => /serial/i.test(column.getSQLType()) || column.generatedIdentity)
        .map((column) => `${getTableName(table)}.${column.name}`),
    );
    expect(counted).toEqual([]);
  });

  it('are unique only together with the key of their shard, but for those that support/tables.ts lists', () => {
    const breaches = tables.flatMap((table) => {
      const { name, columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
      const key = shardKeys.get(name) ?? '';
      const alone = columns
        .filter((column) => column.isUnique || column.primary)
        .map((column) => [column.name]);
      const together = [...primaryKeys, ...uniqueConstraints].map((one) =>
        one.columns.map((column) => column.name),
      );
      const indexed = indexes
        .filter(({ config }) => config.unique)
        .map(({ config }) => config.columns.map((column) => ('name' in column ? String(column.name) : '')));
      return [...alone, ...together, ...indexed]
        .filter((unique) => !unique.includes(key))
        .map((unique) => `${name} (${unique.join(', ')})`);
    });
    expect(breaches.sort()).toEqual([...notShardedYet.unique].sort());
  });

  it('are not stood for by a lock of one node, but for those that support/tables.ts lists', () => {
    const locking = paths.filter((path) => /pg_(?:try_)?advisory_(?:xact_)?lock\b/.test(textOf(path)));
    expect(locking.sort()).toEqual([...notShardedYet.advisoryLocks].sort());
  });
});
