import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './support/install.mjs';
import { findNode } from './support/node.mjs';
import { root } from './support/run.mjs';
import { serve } from './support/serve.mjs';

// `npm run dev`: pages from their sources with hot reload.

const node = await findNode();
await install(node);
// The pages reload by themselves; the server begins anew when anything else of the sources changes.
const watched = readdirSync(join(root, 'src'))
  .filter((name) => name !== 'web')
  .map((name) => join('src', name));
process.exitCode = await serve(
  node,
  [...watched.map((folder) => `--watch-path=${folder}`), '--watch-preserve-output', 'src/server/main.ts'],
  { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development' },
);
