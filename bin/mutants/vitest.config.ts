import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

// What `npm run proof:mutants` runs beside each change of a file: the test that has its name, else those of its folder. What
// a test elsewhere would notice by the way is not what is asked of the file itself, and takes many times as long.
const mutated = process.env.MUTATED ?? '';
const own = mutated.replace(/\.ts$/, '.test.ts');

export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    setupFiles: ['tests/support/properties.ts'],
    exclude: ['src/**/{calibration,simulation}*.test.ts'],
    include: [existsSync(own) ? own : `${dirname(mutated)}/*.test.ts`],
    // A busy machine is no failure.
    testTimeout: 600_000,
  },
});
