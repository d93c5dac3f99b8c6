import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .trim()
  .split('\n');
const named = new Set(files.map((path) => basename(path)));
const readText = (path: string) => readFileSync(new URL(path, root), 'utf8');
const commented = files.filter((path) =>
  /^(?:src|art|bin|bench|tests)\/.*\.(?:tsx?|m?js|css|typ)$/.test(path),
);
const promises = readText('docs/promises.md');
const sections = new Set([...promises.matchAll(/^## (\d+)\. /gm)].map(([, section]) => section));
const numbers = new Set([...promises.matchAll(/(?:\*\*|\| )(\d+\.\d+)\b/g)].map(([, number]) => number));

/** The comments of a source, its strings left out as far as that matters: an address is no comment. */
function commentsOf(text: string): string[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)].map(([comment]) =>
    comment.replace(/\n\s*(?:\*|\/\/) ?/g, ' '),
  );
}

const isThere = (path: string) => files.some((file) => file === path || file.endsWith(`/${path}`));

/** One sentence for each thing that a comment points to and that is not there. */
function deadOf(comment: string): string[] {
  const cited = [...comment.matchAll(/specification[^.;]{0,30}?\bsections? (\d+)(?: and (\d+))?/gi)];
  const promised = [...comment.matchAll(/\bpromises? (\d+\.\d+)/g)].map(([, number = '']) => number);
  const documents = [...comment.matchAll(/(?<![\w./-])[\w./-]+\.md\b/g)].map(([path]) => path);
  const sources = [
    ...comment.matchAll(/(?<![\w./@#{}*-])(?:[\w-]+\/)+[\w-]+\.(?:tsx?|m?js|css|json|typ)\b/g),
  ].map(([path]) => path);
  return [
    ...cited
      .flatMap(([, one, other]) => [one, other])
      .filter((section) => section !== undefined && !sections.has(section))
      .map((section) => `section ${section} of docs/promises.md`),
    ...promised.filter((number) => !numbers.has(number)).map((number) => `promise ${number}`),
    ...documents.filter((path) => !(path.includes('/') ? isThere(path) : named.has(path))),
    ...sources.filter((path) => !isThere(path)),
  ];
}

it('every proof runs files that there are', () => {
  const script = readText('bin/proof.mjs');
  const asked = [...script.matchAll(/'((?:src|tests)\/[\w./-]+)'/g)].map(([, start = '']) => start);
  expect(asked.length).toBeGreaterThan(30);
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path));
  expect(asked.filter((start) => !tests.some((path) => path.startsWith(start)))).toEqual([]);
});

describe('what comments point to', () => {
  it('is noticed where it is missing', () => {
    expect(
      deadOf('/** Made by `orders/nothing.ts` (specification, section 99; nowhere.md, promise 1.99). */'),
    ).toEqual(['section 99 of docs/promises.md', 'promise 1.99', 'nowhere.md', 'orders/nothing.ts']);
    expect(deadOf('/** As `platform/ids.ts` says (specification, section 4, promise 10.9). */')).toEqual([]);
    expect(commented.length).toBeGreaterThan(500);
  });

  it('is there', () => {
    const dead = commented
      .filter((path) => path !== 'tests/walls-references.test.ts')
      .flatMap((path) =>
        commentsOf(readText(path)).flatMap((comment) =>
          deadOf(comment).map((missing) => `${path} points to ${missing}.`),
        ),
      );
    expect(dead).toEqual([]);
  });
});

/** What was changed and what was decided names files as they were then. */
const documents = files.filter(
  (path) =>
    path.endsWith('.md') && !/CHANGE|^docs\/decisions\/\d/.test(path) && existsSync(new URL(path, root)),
);

/** The files that a document names in backticks, and that are not there. */
const deadIn = (document: string): string[] =>
  [...document.matchAll(/`((?:[\w.-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|m?js|css|json|typ|md))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !isThere(path));

describe('what documents point to', () => {
  it('is noticed where it is missing', () => {
    expect(deadIn('Its methods in `catalogue/methods-table.ts`, as `providers/index.ts` says.')).toEqual([
      'catalogue/methods-table.ts',
    ]);
    expect(documents).toContain('CONTRIBUTING.md');
    expect(documents.length).toBeGreaterThan(15);
  });

  it('is there', () => {
    const dead = documents.flatMap((path) =>
      deadIn(readText(path)).map((missing) => `${path} points to ${missing}.`),
    );
    expect(dead).toEqual([]);
  });
});

describe('README', () => {
  it('names every proof there is, and none that is not', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
    const proofs = Object.keys(scripts).filter((name) => name.startsWith('proof:'));
    expect(proofs.length).toBeGreaterThan(10);
    const named = new Set([...readText('README.md').matchAll(/\bproof:[a-z]+/g)].map(([name]) => name));
    expect([...named].sort()).toEqual(proofs.sort());
  });
});
