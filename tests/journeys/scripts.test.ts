import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { iqWords } from '#exams/iq/words/index.ts';
import { iqReportWords } from '#exams/iq/words/report/index.ts';
import { locales } from '#locale/locales.ts';
import { asSent } from '#web/as-sent.ts';

const assets = 'build/client/assets';

/** Everything that a browser can fetch of the build, as text. */
const scripts = readdirSync(assets)
  .filter((name) => /\.(js|css|json|html)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(assets, name), 'utf8') }));

/** Every sentence of a text of words that is long enough to be nothing else. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return words.length >= 12 && !words.includes('{') ? [words] : [];
  return Object.values(words as object).flatMap(sentences);
}

interface Chunk {
  readonly module: string;
  readonly imports: readonly string[];
}

/** The scripts that a first visit to a screen brings, by the ids of its routes. */
function scriptsOf(routes: readonly string[]): string[] {
  const manifest = scripts.find(({ name }) => /^manifest-.*\.js$/.test(name));
  if (!manifest) throw new Error('The build has no manifest.');
  const { text } = manifest;
  const listed = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    entry: Chunk;
    routes: Record<string, Chunk>;
  };
  const chunks = [listed.entry, ...routes.map((id) => listed.routes[id] as Chunk)];
  const files = chunks.flatMap(({ module, imports }) => [module, ...imports]);
  return [...new Set([manifest.name, ...files.map((file) => basename(file))])];
}

/** Bytes as they are sent. */
const weightOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(assets, file))).length, 0);

describe('the scripts of the build', () => {
  it('are there', () => {
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.some(({ text }) => text.includes('orderNumber'))).toBe(true);
  });

  it.each(locales)('hold no word of a paid report in %s', (locale) => {
    const paid = sentences([iqWords[locale], iqReportWords.inStages[locale]]);
    // Chinese says in eleven characters what German says in forty, so fewer count there.
    expect(paid.length).toBeGreaterThan(40);
    for (const { name, text } of scripts) {
      expect(
        paid.filter((sentence) => text.includes(sentence)),
        name,
      ).toEqual([]);
    }
  });

  it('know nothing of generators, keys, seeds or item parameters', () => {
    const secrets = [
      'distributionOfThree',
      'growingDifference',
      'residual',
      'blueprint',
      'guessing',
      'four-families',
      'in-stages',
      'iq-design',
    ];
    for (const { name, text } of scripts) {
      expect(
        secrets.filter((secret) => text.includes(secret)),
        name,
      ).toEqual([]);
    }
  });

  it('hold no schema and no parser of schemas', () => {
    for (const { name, text } of scripts) expect(/_zod\b|ZodError|invalid_type/.test(text), name).toBe(false);
  });

  it('weigh at most 130 kB on the first question, libraries included', () => {
    const files = scriptsOf(['root', 'exam', 'answer/room', 'answer/sitting', 'answer/question']);
    expect(files.length).toBeGreaterThan(5);
    // Of these, react-dom alone is 59 kB and React Router 32 kB (decision 20); the list of all screens is 3 kB.
    expect(weightOf(files)).toBeLessThan(130_000);
  });

  it('are none where a test begins: what stands in its page is smaller than 3 kB, as it is sent', () => {
    const own = ['shell/boot.js', 'order/unfinished.js', 'answer/begin.js'];
    const bytes = own.map(
      (file) => brotliCompressSync(asSent(readFileSync(join('src/web', file), 'utf8'))).length,
    );
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(3_000);
  });
});
