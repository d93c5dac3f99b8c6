// How `npm run proof:mutants` changes a file, a place at a time, to see whether a unit test notices.
// https://stryker-mutator.io/docs/stryker-js/configuration/
export default {
  testRunner: 'vitest',
  plugins: [
    new URL('node_modules/@stryker-mutator/vitest-runner/dist/src/index.js', import.meta.url).pathname,
  ],
  vitest: { configFile: 'bin/mutants/vitest.config.ts' },
  // TypeScript 7 brings no API by which the types' configuration could be rewritten; nothing here needs it to be.
  tsconfigFile: 'none',
  ignorePatterns: ['art', 'build', 'docs', '.cache', 'tests/{calls,journeys,money}'],
  tempDirName: '.cache/mutants',
  reporters: ['json'],
  jsonReporter: { fileName: '.cache/tests/mutants.json' },
  warnings: false,
  timeoutMS: 30_000,
};
