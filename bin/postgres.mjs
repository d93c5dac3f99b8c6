import { findPostgres } from './support/postgres.mjs';
import { giveUp } from './support/progress.mjs';
import { stopOnSignals } from './support/run.mjs';

// `node bin/postgres.mjs`: a PostgreSQL for trying a single test, until Ctrl-C.

stopOnSignals();
const found = await findPostgres();
if ('missing' in found) giveUp(found.missing);
console.log(`export TEST_DATABASE_URL=${found.url}`);
setInterval(() => {}, 3600_000);
