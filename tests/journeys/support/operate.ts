import { spawnSync } from 'node:child_process';

/**
 * A command of the operator's on a site that does not run.
 *
 * @throws Error with what it said if it failed
 */
export function operate(dataDir: string, line: string): void {
  const done = spawnSync(process.execPath, ['src/commands/operate.ts', ...line.split(' ')], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(done.stderr);
}
