import { build, isBuilt } from './support/build.mjs';
import { install, installToRun, leaveOnlyWhatRuns } from './support/install.mjs';
import { findNode } from './support/node.mjs';
import { giveUp } from './support/progress.mjs';
import { isPortFree, serve } from './support/serve.mjs';

// `npm start`: everything from a fresh clone to a page that answers.

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
if (Number.isInteger(port) && port > 0 && port < 65_536 && !(await isPortFree(port, host))) {
  giveUp(`Port ${port} is in use: stop what runs there, or choose another one: PORT=${port + 1} npm start`);
}

const node = await findNode();
const production = process.env.NODE_ENV === 'production';
if (production && isBuilt()) await installToRun(node);
else {
  await install(node);
  await build(node);
}
// Nothing that only builds and tests stands on a machine that serves others.
if (production) await leaveOnlyWhatRuns(node);

// One who tries the product out gets the pages as they are in production, the mailbox beside them, and a quiet terminal.
// Opened to others, by HOST or PUBLIC_URL, it is no trial, and the mailbox stays shut.
const trial = !process.env.PUBLIC_URL && ['127.0.0.1', 'localhost', '::1'].includes(host);
const env = process.env.NODE_ENV
  ? process.env
  : { ...(trial && { MAILBOX: 'shown' }), LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'production' };
process.exitCode = await serve(node, ['src/server/main.ts'], env);
