import { install, installToRun } from './support/install.mjs';
import { findNode } from './support/node.mjs';

// `node bin/packages.mjs [--lean]`: installs from the lockfile everything, or only what a site that is built needs to run.

await (process.argv.includes('--lean') ? installToRun : install)(await findNode());
