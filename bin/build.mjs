import { build } from './support/build.mjs';
import { install } from './support/install.mjs';
import { findNode } from './support/node.mjs';

// `npm run build`: the pages, if their sources have changed.

const node = await findNode();
await install(node);
await build(node);
