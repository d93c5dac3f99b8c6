// How `npm run proof:mutants` changes a file, a place at a time, to see whether a unit test notices.
// https://stryker-mutator.io/docs/stryker-js/configuration/
export default {
  testRunner: 'vitest',
  plugins: [
    new URL('node_modules/@stryker-mutator/vitest-runner/dist/src/index.js', import.meta.url).pathname,
  ],
  // It names the tests itself: which of all import the file need not be found out.
  vitest: { configFile: 'bin/mutants/vitest.config.ts', related: false },
  // TypeScript 7 brings no API by which the types' configuration could be rewritten; nothing here needs it to be. Nor
  // does a test runner that strips types need them disabled in every file.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  // Copied for each file that is judged: no more than its tests read.
  ignorePatterns: [
    ...['.cache', 'art', 'assets', 'bench', 'build', 'deploy', 'docs/*', '!docs/measurement', 'migrations'],
    ...['src/{commands,web}', 'tests/*', '!tests/support'],
  ],
  tempDirName: '.cache/mutants',
  cleanTempDir: 'always',
  reporters: ['json'],
  jsonReporter: { fileName: '.cache/tests/mutants.json' },
  warnings: false,
  // A change that never ends is told by how often its place is passed (100 times as often as without it). A time-out beside that
  // is a busy machine's, and says nothing of the change: it is so long that it does not happen.
  timeoutMS: 300_000,
  timeoutFactor: 10,
};
