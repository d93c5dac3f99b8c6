import { defineConfig } from 'vitest/config';

// What `npm run proof:mutants` runs beside each mutant: the units alone, of the folders that it mutates.
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    setupFiles: ['tests/support/properties.ts'],
    exclude: ['src/**/{calibration,simulation}*.test.ts'],
    include: [
      'src/{psychometrics,exams}/**/*.test.ts',
      'src/server/{catalogue,memberships,orders,payments,privileges}/**/*.test.ts',
    ],
    testTimeout: 60_000,
  },
});
