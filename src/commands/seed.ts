import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { seedClock } from './seed/clock.ts';
import { days, seed } from './seed/seed.ts';

// `npm run seed`: fills an empty site with visitors, orders in each state and members, so that development shows a shop that
// people use. The site must not run meanwhile on the embedded database.

const config = readConfig({
  NODE_ENV: 'development',
  LOG_LEVEL: 'error',
  ...process.env,
  // Everybody comes from this one machine.
  RATE_LIMITS: 'off',
});
const clock = seedClock(new Date(Date.now() - days * 24 * 3600_000));
try {
  const app = await createApp({ config, clock });
  try {
    for (const line of await seed({ app, config, clock })) process.stdout.write(`${line}\n`);
  } finally {
    await app.close();
  }
  process.stdout.write('\nnpm run dev shows it; what was mailed is in the mailbox of its data folder.\n');
} catch (problem) {
  if (!(problem instanceof OperatorError)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
}
