import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const cores = availableParallelism();

const shared = {
  environment: 'node' as const,
  restoreMocks: true,
  setupFiles: ['tests/support/properties.ts'],
  // As every process of the product has it.
  execArgv: ['--import', './src/server/platform/preload.ts'],
};

/**
 * Node reads these files itself, as it reads the product, and nothing is written anew for them: of a fresh clone's tests that
 * was a third of the time. Only what draws components needs more (`web`): Node knows no JSX.
 */
const native = { ...shared, experimental: { viteModuleRunner: false } };

/**
 * Whatever asks the pages: as an operator's process has it, React writes a page in an eighth of the time. In the full form it
 * has its checks as well, which tell a page that complains; in the quick one `tests/calls/every-route.test.ts` asks for them.
 */
const ofPages = { ...native, env: { NODE_ENV: process.env.FULL === '1' ? 'test' : 'production' } };

// `groupOrder`: a run of several projects (`npm run proof:attack`) takes those with other numbers of workers one after the other.
//
// `isolate: false`: the files of one worker share its modules, which are read once and not once a file. So nothing of ours
// may be global to the process that one test could leave to the next: what an app remembers belongs to the app.
export default defineConfig({
  test: {
    // Each project reads much of the same sources: what one has transformed, the next ones need not.
    fsModuleCache: true,
    projects: [
      {
        test: {
          ...native,
          name: 'unit',
          isolate: false,
          include: ['src/**/*.test.ts', 'art/**/*.test.ts'],
          exclude: ['src/web/**'],
          // By itself Vitest leaves one core free, of two as of twenty.
          maxWorkers: cores,
          // A busy machine is no failure; nor are the thousands of sitters and forms of a proof.
          testTimeout: process.env.FULL === '1' ? 600_000 : 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'web',
          isolate: false,
          include: ['src/web/**/*.test.ts'],
          maxWorkers: cores,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...native,
          name: 'walls',
          isolate: false,
          include: ['tests/walls*.test.ts'],
          maxWorkers: cores,
          // A busy machine is no failure.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...native,
          name: 'proof',
          isolate: false,
          include: ['tests/proof/**/*.test.ts'],
          maxWorkers: cores,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...ofPages,
          name: 'calls',
          sequence: { groupOrder: 1 },
          globalSetup: 'tests/support/templates.ts',
          isolate: false,
          include: ['tests/calls/**/*.test.ts'],
          // Much of their time is waiting for a process or a disk.
          maxWorkers: 3,
          // A busy machine is no failure.
          testTimeout: 300_000,
          hookTimeout: 360_000,
        },
      },
      {
        test: {
          ...ofPages,
          name: 'money',
          sequence: { groupOrder: 2 },
          globalSetup: 'tests/support/templates.ts',
          isolate: false,
          include: ['tests/money/**/*.test.ts'],
          // Four files take half a minute each, much of it waiting for a lease or a provider that hangs.
          maxWorkers: 4,
          // The full form, FULL=1, takes half an hour or more.
          testTimeout: 3_600_000,
          hookTimeout: 360_000,
        },
      },
      {
        test: {
          ...ofPages,
          name: 'attack',
          sequence: { groupOrder: 3 },
          globalSetup: 'tests/support/templates.ts',
          include: ['tests/attack/**/*.test.ts'],
          maxWorkers: 2,
          // `npm run proof:attack` alone runs these: a slow client is waited for.
          testTimeout: 1_800_000,
          hookTimeout: 360_000,
        },
      },
      {
        test: {
          ...ofPages,
          name: 'scale',
          globalSetup: 'tests/support/templates.ts',
          include: ['tests/scale/**/*.test.ts'],
          // The proofs of that name alone run these, one at a time.
          maxWorkers: 1,
          testTimeout: 7_200_000,
          hookTimeout: 360_000,
        },
      },
      {
        test: {
          ...ofPages,
          name: 'journeys',
          // One after the other, in this order.
          globalSetup: [
            'tests/support/templates.ts',
            'tests/journeys/support/checked-screens.ts',
            'tests/journeys/support/shared-site.ts',
          ],
          isolate: false,
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // As long as the browser's steps wait: a second is not enough where two browsers and two sites share a core.
          expect: { poll: { timeout: 90_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
});
