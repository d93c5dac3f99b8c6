import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface SourceFile {
  /** From the project's folder, e.g. `src/server/orders/save.ts`. */
  readonly path: string;
  readonly lines: number;
  /** Paths from the project's folder for our own files, specifiers for packages. */
  readonly imports: readonly string[];
}

/** Every source of a folder with what it imports, types included. */
export function sourcesOf(folder: string): SourceFile[] {
  return filesBelow(join(root, folder))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return {
        path: relative(root, path),
        lines: text.split('\n').length - 1,
        imports: specifiersOf(path, text).map((specifier) => resolve(path, specifier)),
      };
    });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

function specifiersOf(path: string, text: string): string[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  );
  const dynamic = module.dynamicImports.map(
    ({ moduleRequest: { start, end } }) => /^['"`](.+)['"`]$/.exec(text.slice(start, end))?.[1],
  );
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported,
    ...dynamic,
  ];
  return [...new Set(found.filter((specifier) => specifier !== undefined))];
}

function resolve(from: string, specifier: string): string {
  if (/^#(?:tests|art)\//.test(specifier)) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? relative(root, join(dirname(from), specifier)) : specifier;
}
