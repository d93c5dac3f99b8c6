import { execFileSync } from 'node:child_process';
import { accessSync, constants, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// What an operator deploys, checked by the tool that will read it, where this machine has it. What no tool here reads is
// checked by `walls-deploy.test.ts` alone.

const deploy = fileURLToPath(new URL('../deploy/', import.meta.url));
const textOf = (name: string) => readFileSync(join(deploy, name), 'utf8');
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

function has(tool: string): boolean {
  return folders.some((folder) => {
    try {
      accessSync(join(folder, tool), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** What a tool says, which ends with the code 0. */
const run = (tool: string, args: readonly string[], env: Record<string, string> = {}) =>
  execFileSync(tool, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: folders.join(delimiter), ...env },
  });

/** Compose is a part of docker that not every docker has. */
function hasCompose(): boolean {
  try {
    return has('docker') && run('docker', ['compose', 'version']) !== '';
  } catch {
    return false;
  }
}

/** The check of each tool, in a folder of its own. */
const checks: Record<string, { there: boolean; check: (folder: string) => void | Promise<void> }> = {
  'systemd-analyze': {
    there: has('systemd-analyze'),
    check(folder) {
      const unit = join(folder, 'sixgates.service');
      // Where Node stands here; a unit whose program is missing is refused.
      writeFileSync(unit, textOf('sixgates.service').replaceAll('/usr/bin/node', process.execPath));
      run('systemd-analyze', ['verify', unit]);
      // 0 may do nothing, 10 everything, in its own tenths of a point.
      run('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit]);
    },
  },
  'docker compose': {
    there: hasCompose(),
    check(folder) {
      cpSync(deploy, folder, { recursive: true });
      const filled = textOf('example.env').replace(/^(\w+)=$/gm, '$1=something-of-an-operator');
      writeFileSync(join(folder, '.env'), filled);
      for (const profile of [[], ['--profile', 'watch']])
        run('docker', ['compose', '-f', join(folder, 'compose.yaml'), ...profile, 'config', '-q']);
    },
  },
  caddy: {
    there: has('caddy'),
    check(folder) {
      const args = ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')];
      run('caddy', args, { DOMAIN: 'tests.example', HOME: folder });
    },
  },
  nginx: {
    there: has('nginx'),
    async check(folder) {
      const { cert, private: key } = await generate([{ name: 'commonName', value: 'tests.example' }]);
      writeFileSync(join(folder, 'fullchain.pem'), cert);
      writeFileSync(join(folder, 'privkey.pem'), key);
      const site = textOf('nginx.conf').replaceAll('/etc/letsencrypt/live/tests.example', folder);
      writeFileSync(join(folder, 'site.conf'), site);
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder};`,
      );
      const whole = `pid ${folder}/pid; events {} http { access_log off; ${places.join(' ')} include ${folder}/site.conf; }`;
      writeFileSync(join(folder, 'nginx.conf'), whole);
      run('nginx', ['-t', '-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]);
    },
  },
  promtool: {
    there: has('promtool'),
    check(folder) {
      cpSync(join(deploy, 'prometheus'), folder, { recursive: true });
      writeFileSync(join(folder, 'token'), '');
      const config = textOf('prometheus/prometheus.yaml').replace(
        '/run/secrets/metrics_token',
        `${folder}/token`,
      );
      writeFileSync(join(folder, 'prometheus.yaml'), config);
      run('promtool', ['check', 'config', join(folder, 'prometheus.yaml')]);
    },
  },
};

describe('files to deploy', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sixgates-tools-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const here = Object.entries(checks).filter(([, { there }]) => there);

  it('each have a tool that reads them, here or elsewhere', () => {
    expect(Object.keys(checks)).toHaveLength(5);
    console.info(`checked by ${here.map(([name]) => name).join(', ') || 'no tool of this machine'}`);
  });

  for (const [name, { check }] of here) {
    it(`are taken by ${name}`, async () => {
      const own = mkdtempSync(join(folder, 'of-'));
      await check(own);
    });
  }
});
