import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { migrationsFolder } from './platform/database/migrations.ts';

// drizzle-kit gives `random` to every array of the process, beside which other libraries refuse to run.
Reflect.deleteProperty(Array.prototype, 'random');

type Snapshot = ReturnType<typeof generateDrizzleJson>;

const read = (path: string) => readFileSync(join(migrationsFolder, path), 'utf8');
const journal = JSON.parse(read('meta/_journal.json')) as {
  entries: { idx: number; when: number; tag: string }[];
};
const snapshotOf = (index: number): Snapshot =>
  JSON.parse(read(`meta/${String(index).padStart(4, '0')}_snapshot.json`)) as Snapshot;

const here = fileURLToPath(new URL('.', import.meta.url));
const rooms = await Promise.all(
  globSync('**/tables.ts', { cwd: here }).map(
    (path) => import(join(here, path)) as Promise<Record<string, unknown>>,
  ),
);
const tables = Object.fromEntries(
  rooms.flatMap((room) => Object.entries(room).filter(([, value]) => is(value, PgTable))),
);

/** The statements of a migration, in no order. */
const statementsOf = (sql: string): string[] =>
  sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .sort();

describe('migrations', () => {
  it('make the tables of the rooms: nothing is left to generate', async () => {
    expect(Object.keys(tables).length).toBeGreaterThan(15);
    const last = snapshotOf(journal.entries.length - 1);
    expect(await generateMigration(last, generateDrizzleJson(tables, last.id))).toEqual([]);
  });

  it('would miss a table that none of them makes', async () => {
    const last = snapshotOf(journal.entries.length - 1);
    const [name = ''] = Object.keys(tables);
    const { [name]: _, ...fewer } = tables;
    expect((await generateMigration(last, generateDrizzleJson(fewer, last.id))).join('\n')).toContain(
      'DROP TABLE',
    );
  });

  it('begin with one that makes from nothing what its snapshot says', async () => {
    const whole = await generateMigration(generateDrizzleJson({}), snapshotOf(0));
    expect(statementsOf(read(`${journal.entries[0]?.tag}.sql`))).toEqual(
      whole.map((one) => one.trim()).sort(),
    );
  });

  it('go forward, one file and one snapshot each', () => {
    expect(journal.entries.map(({ idx }) => idx)).toEqual(journal.entries.map((_, index) => index));
    const times = journal.entries.map(({ when }) => when);
    expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
    expect(globSync('*.sql', { cwd: migrationsFolder }).sort()).toEqual(
      journal.entries.map(({ tag }) => `${tag}.sql`),
    );
    journal.entries.forEach((_, index) => {
      if (index > 0) expect(snapshotOf(index).prevId).toBe(snapshotOf(index - 1).id);
    });
  });
});
