// What `npm run proof:mutants` changes, a place at a time, to see whether a unit test notices.
// https://stryker-mutator.io/docs/stryker-js/configuration/
export default {
  mutate: [
    'src/exams/kit/percentile.ts',
    'src/exams/usability.ts',
    'src/exams/{iq,brain}/bands.ts',
    'src/exams/{iq,brain,subconscious}/score.ts',
    'src/exams/subconscious/levels.ts',
    'src/psychometrics/fit/usability.ts',
    'src/psychometrics/norms.ts',
    'src/psychometrics/irt/scores/{expected-a-posteriori,posterior,form-scorer}.ts',
    'src/server/orders/{states,kinds}.ts',
    'src/server/payments/{states,ledger,withdrawal-right}.ts',
    'src/server/catalogue/{prices,coupons}.ts',
    'src/server/memberships/{access,periods}.ts',
  ],
  testRunner: 'vitest',
  plugins: [
    new URL('node_modules/@stryker-mutator/vitest-runner/dist/src/index.js', import.meta.url).pathname,
  ],
  vitest: { configFile: 'bin/mutants/vitest.config.ts' },
  // TypeScript 7 brings no API by which the types' configuration could be rewritten; nothing here needs it to be.
  tsconfigFile: 'none',
  ignorePatterns: ['art', 'build', 'docs', '.cache', 'tests/{calls,journeys,money}'],
  tempDirName: '.cache/mutants',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
  jsonReporter: { fileName: '.cache/tests/mutants.json' },
  timeoutMS: 30_000,
};
