import { build } from './support/build.mjs';
import { install } from './support/install.mjs';
import { findNode } from './support/node.mjs';
import { serve } from './support/serve.mjs';

// `node bin/run.mjs file.ts …`: runs a file of the project with the Node it is pinned to.

const node = await findNode();
await install(node);
await build(node);
process.exitCode = await serve(node, process.argv.slice(2), process.env);
