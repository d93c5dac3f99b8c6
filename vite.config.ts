import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** Leaves a `.br` and a `.gz` beside every text file of the browser's build, so that no request compresses. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir }) {
      const folder = `${dir}/assets`;
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css|svg|json)$/.test(name)) continue;
        const text = readFileSync(`${folder}/${name}`);
        writeFileSync(`${folder}/${name}.br`, brotliCompressSync(text));
        writeFileSync(`${folder}/${name}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

const contract = fileURLToPath(new URL('src/contract/', import.meta.url));

/**
 * Of a call, a browser needs where it goes; how it is checked is the server's. Modules of the contract that are made of
 * schemas come to the browser without them, and zod with its parser stays away (decision 20). What a screen reads
 * itself, it reads by `#contract/typed.ts`.
 */
function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const file = id.replace(/\?.*/, '');
      if (!file.startsWith(contract) || !/^import \{ z \} from 'zod'/m.test(readFileSync(file, 'utf8')))
        return;
      const exported = Object.entries(await import(pathToFileURL(file).href));
      return exported
        .map(([name, value]) => [name, withoutSchemas(value)] as const)
        .filter(([, kept]) => kept !== undefined)
        .map(([name, kept]) => `export const ${name} = ${JSON.stringify(kept)};`)
        .join('\n');
    },
  };
}

/** A call as its client uses it, a plain value as it is; undefined for whatever only a server has a use for. */
function withoutSchemas(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  if ('path' in value && 'method' in value && 'bases' in value) {
    const { method, path, bases } = value;
    return { method, path, bases };
  }
  return '_zod' in value ? undefined : value;
}

/**
 * Few files for a first visit: the libraries, what every page shares, and one for each screen; charts come with results,
 * passkeys when somebody presses for one, and the work that shows a human when it is asked for.
 */
const shared = [
  { name: 'library', test: /node_modules\/(?!@simplewebauthn\/|altcha-lib\/)/ },
  {
    name: 'shared',
    test: /src\/(web\/(shell\/(?!cards|human-check|drawn-once)|ui\/(?!around|curve|gauge|hexagon|sign|number-table|legend|poles|scale-numbers|email-field|moon|stars|facts|called|caution|contents))|contract\/(?!accounts|certificates|human|passkeys|privacy|results|samples|shares|shelf|together)|locale\/(?!ages)|drawing\/svg)/,
  },
  {
    name: 'charts',
    test: /src\/(drawing\/|web\/ui\/(around|curve|gauge|hexagon|sign|number-table|legend|poles|scale-numbers))/,
  },
];

export default defineConfig({
  base: process.env.STATIC_BASE ?? '/',
  plugins: [callsWithoutSchemas(), reactRouter(), precompress()],
  resolve: {
    // Messages arrive precompiled (src/words/index.ts), so the ICU parser stays out of the browser.
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  ssr: { noExternal: ['use-intl'] },
  // Found beforehand, so that development does not reload in the middle of the first page.
  optimizeDeps: {
    include: ['react-dom/client', 'react-router/dom', 'use-intl', '@formatjs/fast-memoize'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: shared } } } } },
  },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // light-dark() and oklch() go out as written: all of these know them.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});
