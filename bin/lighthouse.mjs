import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './support/build.mjs';
import { findChromium } from './support/chromium.mjs';
import { install } from './support/install.mjs';
import { findNode, npm } from './support/node.mjs';
import { doing, giveUp } from './support/progress.mjs';
import { root, stopOnSignals } from './support/run.mjs';
import { serve } from './support/serve.mjs';

// `npm run proof:lighthouse [-- home world …]`: Lighthouse's own judgement of every landing, as a middling telephone on
// slow 4G sees it, beside a static page of the same content.

stopOnSignals();
const node = await findNode();
await install(node);
const home = join(root, 'bin/lighthouse');
if (!existsSync(join(home, 'node_modules'))) {
  const { code, output } = await doing('Installing Lighthouse', () =>
    npm(node, ['ci', '--ignore-scripts', '--prefix', home]),
  );
  if (code !== 0) giveUp('The packages could not be installed: is the npm registry within reach?', output);
}
// The one without windows: the other fetches and draws parts of its own interface just while the page that is judged comes.
const chromium = await findChromium({ isShellEnough: true });
if ('missing' in chromium) giveUp(chromium.missing);
await build(node);
process.exitCode = await serve(node, ['bench/lighthouse/main.ts', ...process.argv.slice(2)], {
  ...process.env,
  CHROMIUM_PATH: chromium.path,
});
