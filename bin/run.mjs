import { build } from './support/build.mjs';
import { install, installForCommands } from './support/install.mjs';
import { findNode } from './support/node.mjs';
import { serve } from './support/serve.mjs';

// `node bin/run.mjs [--with-pages] file.ts …`: runs a file of the project with the Node it is pinned to; with the pages
// built, where it serves them.

const words = process.argv.slice(2);
const withPages = words[0] === '--with-pages';
const node = await findNode();
await (withPages ? install : installForCommands)(node);
if (withPages) await build(node);
process.exitCode = await serve(node, withPages ? words.slice(1) : words, process.env);
