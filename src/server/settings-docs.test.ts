import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exams } from '#exams/index.ts';
import { documentedSettings, readConfig } from './config.ts';
import { oneOf } from './platform/settings.ts';
import { documented } from './platform/settings-docs.ts';
import { settingsTable, toldSettings } from './platform/settings-table.ts';

const docs = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8');
const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the table of settings', () => {
  it('in docs/running.md is what the schemas say (npm run settings)', () => {
    expect(docs).toContain(`\n${settingsTable(documentedSettings())}\n`);
  });

  it('tells kind, default and whether it is secret', () => {
    const schema = z.object({
      COLOUR: documented(oneOf('red', 'blue').default('red'), { meaning: 'how it looks' }),
      WEIGHT: documented(z.coerce.number().optional(), { meaning: 'how heavy', unset: 'as it is' }),
      KEY: documented(z.string().optional(), { meaning: 'opens it', secret: true }),
    });
    expect(
      settingsTable(toldSettings([schema]))
        .split('\n')
        .slice(2),
    ).toEqual([
      '| `COLOUR` | `red`, `blue` | `red` |  | how it looks |',
      '| `WEIGHT` | number | as it is |  | how heavy |',
      '| `KEY` | text | none | yes | opens it |',
    ]);
    expect(() => toldSettings([z.object({ SILENT: z.string() })])).toThrow(/^SILENT says nothing of itself/);
  });

  it('calls secret whatever signs, opens an account or carries a password', () => {
    const secret = documentedSettings().filter((row) => row.secret);
    expect(secret.map(({ name }) => name).sort()).toEqual(
      documentedSettings()
        .map(({ name }) => name)
        .filter((name) => /SECRET|TOKEN|_KEY$|^DATABASE_URL$|^SMTP_URL$/.test(name))
        .sort(),
    );
  });

  it('names no setting twice', () => {
    const names = documentedSettings().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the test that / leads to', () => {
  const SECRET = 'only for tests, and long enough so';

  it('is the first of the registry, or one of it that is named', () => {
    expect(readConfig({ SECRET }).defaultExam).toBe(exams[0]?.id);
    const last = exams.at(-1)?.id;
    expect(readConfig({ SECRET, DEFAULT_EXAM: last }).defaultExam).toBe(last);
    expect(() => readConfig({ SECRET, DEFAULT_EXAM: 'SUBS-999999' })).toThrow(
      `DEFAULT_EXAM must be one of ${exams.map(({ id }) => id).join(', ')}.`,
    );
  });

  it('is named by no file of the platform, the catalogue or the commands that any test has', () => {
    const files = [
      './platform/settings.ts',
      './platform/config.ts',
      './config.ts',
      './catalogue/price-points.ts',
      '../commands/simulate.ts',
    ];
    const names = exams.flatMap(({ id, slug }) => [id, slug]);
    for (const file of files)
      expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(source(file)))).toEqual([]);
  });
});
