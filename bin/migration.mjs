import { join } from 'node:path';
import { install } from './support/install.mjs';
import { findNode, withNode } from './support/node.mjs';
import { giveUp } from './support/progress.mjs';
import { root, run } from './support/run.mjs';

// `npm run migration -- name`: writes the next migration from what the rooms' tables say now.

const name = process.argv[2];
if (!name) giveUp('Say what it does: npm run migration -- add-coupons');
const node = await findNode();
await install(node);
const { code, output } = await run(
  node,
  [join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', name],
  {
    env: withNode(node),
  },
);
console.log(output);
process.exitCode = code ?? 1;
