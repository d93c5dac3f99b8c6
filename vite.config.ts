import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Few files for a first visit: the libraries, what every page shares, and one for each screen. */
const shared = [
  { name: 'library', test: /node_modules/ },
  { name: 'shared', test: /src\/(web\/(shell|ui)|contract|locale)\// },
];

export default defineConfig({
  base: process.env.STATIC_BASE ?? '/',
  plugins: [reactRouter(), precompress()],
  resolve: {
    // Messages arrive precompiled (src/words/index.ts), so the ICU parser stays out of the browser.
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  ssr: { noExternal: ['use-intl'] },
  // Found beforehand, so that development does not reload in the middle of the first page.
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-router/dom',
      'use-intl',
      '@formatjs/fast-memoize',
      'zod',
      'idb-keyval',
    ],
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
