import type { ResolveFnOutput, ResolveHookSync } from 'node:module';

/**
 * Resolves what modules import, asking Node once for each name and once for each folder. Node asks the file system for
 * every import anew, and with each it reads the `package.json` above it whole: that of drizzle-orm has 179 kB, and
 * cost about half of a start's processor time.
 *
 * A name (`zod`, `#server/app.ts`) means the same in all our files, and a file's format hangs on its ending and on the
 * `package.json` above its folder alone. CommonJS is left to Node.
 *
 * @param root our own folder as a URL with a slash at its end; its packages resolve their names by themselves
 */
export function resolveOnce(root: string): ResolveHookSync {
  const packages = `${root}node_modules/`;
  const named = new Map<string, ResolveFnOutput>();
  const formats = new Map<string, string>();

  return (specifier, context, next) => {
    const { parentURL, conditions } = context;
    if (!parentURL || !conditions.includes('import')) return next(specifier, context);

    if (specifier.startsWith('.')) {
      const url = new URL(specifier, parentURL).href;
      const kind = url.slice(0, url.lastIndexOf('/')) + url.slice(url.lastIndexOf('.'));
      const format = formats.get(kind);
      if (format) return { url, format, shortCircuit: true };
      const found = next(specifier, context);
      // Under another address where the way goes over a symbolic link.
      if (found.url === url && isCertain(found.format)) formats.set(kind, found.format);
      return found;
    }

    if (!parentURL.startsWith(root) || parentURL.startsWith(packages)) return next(specifier, context);
    const known = named.get(specifier);
    if (known) return known;
    const found = next(specifier, context);
    named.set(specifier, { url: found.url, format: found.format, shortCircuit: true });
    return found;
  };
}

/** Of these the folder and the ending say it; of others, the file itself. */
function isCertain(format: string | null | undefined): format is string {
  return format === 'module' || format === 'module-typescript' || format === 'json';
}
