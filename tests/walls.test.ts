import { readdirSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '#web/routes.ts';
import { type SourceFile, sourcesOf } from './support/imports.ts';
import { innerRoomOf, innerRooms, roomOf, rooms } from './support/rooms.ts';

const sources = ['src', 'art'].flatMap(sourcesOf);
const isTest = ({ path }: SourceFile) => /\.test\.tsx?$/.test(path);
const code = sources.filter((file) => !isTest(file));
const textOf = (file: SourceFile) => readFileSync(new URL(`../${file.path}`, import.meta.url), 'utf8');

const sourceLimit = 400;
const medianLimit = 80;

/** The files of the screens that routes lead to, from `src/web`. */
const leaves = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => (children ? leaves(children) : [file]));

/** One sentence for each import that the table does not allow. */
function breaches(file: SourceFile): string[] {
  const room = roomOf(file.path) as string;
  const allowed = rooms[room];
  if (!allowed) return [`${file.path} is in a room that tests/support/rooms.ts does not list.`];
  return file.imports.flatMap((target) => {
    const other = roomOf(target);
    if (other === room || target === 'package.json' || target.includes('/+types/')) return [];
    if (other !== undefined) {
      return allowed.rooms.includes(other)
        ? []
        : [
            `${file.path} imports ${target}: ${room} may know ${allowed.rooms.join(', ') || 'no other room'}.`,
          ];
    }
    const serverFile = room.startsWith('web') && /\.server\.tsx?$/.test(file.path);
    return serverFile || !allowed.packages || allowed.packages.test(target)
      ? []
      : [`${file.path} imports ${target}, which ${room} may not.`];
  });
}

/** One sentence for each import by which an inner room knows more of its room than it may. */
function innerBreaches(file: SourceFile): string[] {
  const inner = innerRoomOf(file.path);
  const { of, knows } = (inner && innerRooms[inner]) || {};
  if (inner === undefined) return [];
  return file.imports
    .filter((target) => roomOf(target) === of && innerRoomOf(target) !== inner)
    .filter((target) => !knows?.includes(innerRoomOf(target) ?? ''))
    .map(
      (target) =>
        `${file.path} imports ${target}: ${inner} may know ${knows?.join(', ') || 'nothing else of its room'}.`,
    );
}

describe('walls', () => {
  it('see the sources and their imports', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(
      breaches({ path: 'src/web/ui/a.ts', lines: 1, imports: ['src/exams/index.ts', 'node:fs'] }),
    ).toHaveLength(2);
    expect(
      breaches({ path: 'src/web/ui/a.tsx', lines: 1, imports: ['src/web/shell/words.tsx', 'react-router'] }),
    ).toHaveLength(2);
    expect(breaches({ path: 'src/attic/a.ts', lines: 1, imports: [] })).toHaveLength(1);
  });

  it('stand: every import is one that the table allows', () => {
    expect(code.flatMap(breaches)).toEqual([]);
  });

  it('stand inside a room as well', () => {
    const payments = (path: string, target: string): SourceFile => ({
      path: `src/server/payments/${path}`,
      lines: 1,
      imports: [`src/server/payments/${target}`],
    });
    expect(innerBreaches(payments('refunds/a.ts', 'create.ts'))).toHaveLength(1);
    expect(innerBreaches(payments('ledger.ts', 'refunds/a.ts'))).toHaveLength(1);
    expect(innerBreaches(payments('refunds/a.ts', 'ledger.ts'))).toEqual([]);
    expect(innerBreaches(payments('create.ts', 'refunds/a.ts'))).toEqual([]);
    const inhabited = new Set(code.map(({ path }) => innerRoomOf(path)));
    expect(Object.keys(innerRooms).filter((inner) => !inhabited.has(inner))).toEqual([]);
    expect(code.flatMap(innerBreaches)).toEqual([]);
  });

  it.each(['src', 'src/server', 'src/web'])('know every folder of %s', (folder) => {
    const names = readdirSync(new URL(`../${folder}`, import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => (folder === 'src' ? entry.name : `${folder.slice(4)}/${entry.name}`));
    expect(names.filter((name) => !rooms[name])).toEqual([]);
  });

  it('keep screens apart: one that is a route is imported by none', () => {
    const screens = new Set(leaves(routes).map((file) => `src/web/${file}`));
    expect(screens.size).toBeGreaterThan(5);
    const crossings = code.flatMap((file) =>
      file.imports.filter((target) => screens.has(target)).map((target) => `${file.path} imports ${target}.`),
    );
    expect(crossings).toEqual([]);
  });

  it('keep people to themselves: each screen of answers, payments, reports, store and accounts is private', () => {
    const own = [...new Set(leaves(routes))].filter((file) =>
      /^(?:answer|paying|report|store|user|together)\//.test(file),
    );
    expect(own.length).toBeGreaterThan(25);
    // A page view of a private screen is told only after the visitor's yes (`shell/use-visit.ts`).
    const told = own.filter(
      (file) =>
        !/export const handle = \{[^}]*\bprivate: true\b/.test(
          readFileSync(new URL(`../src/web/${file}`, import.meta.url), 'utf8'),
        ),
    );
    expect(told).toEqual([]);
  });

  it('keep JSX in src/web, since Node runs the rest as it is', () => {
    expect(
      sources.map(({ path }) => path).filter((path) => path.endsWith('.tsx') && !path.startsWith('src/web/')),
    ).toEqual([]);
  });
});

describe('habits', () => {
  it('chance comes from a seed and time from a parameter, where results must repeat', () => {
    const pure = code.filter(({ path }) => /^(?:src\/(?:psychometrics|exams|drawing)|art)\//.test(path));
    const wrong = pure.filter((file) =>
      /\bMath\.random\b|\bnew Date\(\)|\bDate\.now\b|\bperformance\.now\b/.test(textOf(file)),
    );
    expect(
      wrong.map(
        ({ path }) => `${path}: use the seeded generator of psychometrics, and take the time as a parameter.`,
      ),
    ).toEqual([]);
  });

  it('on the server only the clock reads the time', () => {
    const wrong = code
      .filter(({ path }) => path.startsWith('src/server/') && path !== 'src/server/platform/clock.ts')
      .filter((file) => /\bnew Date\(\)|\bDate\.now\(\)/.test(textOf(file)));
    expect(
      wrong.map(({ path }) => `${path}: take a Clock (platform/clock.ts), so that a test can set it.`),
    ).toEqual([]);
  });

  it('who asks is read and compared in one file: accounts come there', () => {
    const home = 'src/server/platform/http/reader.ts';
    const wrong = code
      .filter(({ path }) => path.startsWith('src/server/') && path !== home && !path.endsWith('/tables.ts'))
      .filter((file) => /holder_?hash|reader\)?\??\.browser|\{ browser\b/i.test(textOf(file)));
    expect(
      wrong.map(({ path }) => `${path}: ask by the functions of ${home}, and of orders/readers.ts.`),
    ).toEqual([]);
    const tables = code.filter(({ path }) => path.endsWith('/tables.ts'));
    expect(tables.filter((file) => /'holder_hash'\)/.test(textOf(file))).map(({ path }) => path)).toEqual([]);
  });

  it('on the server nothing remembers between two apps of a process', () => {
    const remembering =
      /^(?:export )?(?:let |const \w+(?:: [^=]+)? = new (?:LRUCache|Map|Set)(?:<[^(]*>)?\(\))|^(?:export )?const \w+(?:: [^=]+)? = new LRUCache\b/m;
    expect(remembering.test('const kept = new LRUCache<string, Form>({ max: 9 });')).toBe(true);
    expect(remembering.test('const made = new Map<string, Form>();')).toBe(true);
    // Figures of the process itself, and words that are the same for every app.
    const known = ['src/server/platform/metrics.ts', 'src/server/site/refusal-page.ts'];
    const found = code.filter(
      (file) => file.path.startsWith('src/server/') && remembering.test(textOf(file)),
    );
    expect(found.map(({ path }) => path)).toEqual(known);
  });

  it('what a room works with has one name, and so has what asks the database', () => {
    const twice = /Database \| Transaction|database: Database[;,]\s*(?:readonly )?clock: Clock\b/;
    expect(twice.test('{ database: Database; clock: Clock; seeds: SeedStock }')).toBe(true);
    const homes = ['src/server/platform/room.ts', 'src/server/platform/database/database.ts'];
    const wrong = code.filter(({ path }) => path.startsWith('src/') && !homes.includes(path));
    expect(
      wrong
        .filter((file) => twice.test(textOf(file)))
        .map(
          ({ path }) =>
            `${path}: extend Room (platform/room.ts), or ask by a Connection (platform/database).`,
        ),
    ).toEqual([]);
  });

  it('files are rooms, not halls', () => {
    const lengths = sources.map(({ lines }) => lines).sort((a, b) => a - b);
    expect(
      sources.filter(({ lines }) => lines > sourceLimit).map(({ path, lines }) => `${path}: ${lines} lines`),
    ).toEqual([]);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(medianLimit);
  });
});
