import { install } from './support/install.mjs';
import { findNode } from './support/node.mjs';
import { serve } from './support/serve.mjs';

// `npm run dev`: pages from their sources with hot reload; the server starts anew when its own sources change.

const node = await findNode();
await install(node);
const watched = ['src/server', 'src/contract', 'src/exams', 'src/psychometrics', 'src/drawing', 'src/words'];
process.exitCode = await serve(
  node,
  [...watched.map((folder) => `--watch-path=${folder}`), '--watch-preserve-output', 'src/server/main.ts'],
  { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development' },
);
