import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentedSettings } from '#server/config.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import checksums from '../bin/node/checksums.json' with { type: 'json' };
import pinned from '../bin/node/package.json' with { type: 'json' };
import { isGenuine } from '../bin/support/checksum.mjs';
import project from '../package.json' with { type: 'json' };
import { sourcesOf } from './support/imports.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const textOf = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const settings = new Set(documentedSettings().map(({ name }) => name));

interface Compose {
  readonly services: Record<
    string,
    {
      image: string;
      environment?: Record<string, string>;
      networks: string[];
      ports?: string[];
      read_only?: boolean;
    }
  >;
  readonly networks: Record<string, { internal?: boolean } | null>;
}

interface Rules {
  readonly groups: {
    rules: {
      alert: string;
      expr: string;
      labels: { severity: string };
      annotations: Record<string, string>;
    }[];
  }[];
}

describe('deploy/compose.yaml', () => {
  const compose = parse(textOf('deploy/compose.yaml'), { merge: true }) as Compose;
  const { site, worker, postgres, proxy } = compose.services;

  it('runs site, worker, database and proxy, each process with settings that there are', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['postgres', 'proxy', 'site', 'worker']);
    for (const one of [site, worker]) {
      expect(Object.keys(one?.environment ?? {}).filter((name) => !settings.has(name))).toEqual([]);
      expect(one?.read_only).toBe(true);
    }
    expect(site?.environment?.ROLE).toBe('site');
    expect(worker?.environment?.ROLE).toBe('work');
  });

  it('opens nothing but the proxy, and keeps the database to itself', () => {
    expect([site, worker, postgres].flatMap((one) => one?.ports ?? [])).toEqual([]);
    expect(proxy?.ports?.length).toBeGreaterThan(0);
    expect(postgres?.networks).toEqual(['inside']);
    expect(proxy?.networks).toEqual(['outside']);
    expect(compose.networks.inside?.internal).toBe(true);
  });

  it('is filled in by an example that names every variable and holds no secret', () => {
    const wanted = [...textOf('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const example = new Map(
      [...textOf('deploy/example.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect([...new Set(wanted)].filter((name) => !example.has(name))).toEqual([]);
    for (const [name, value] of example)
      if (/SECRET|KEY|TOKEN|PASSWORD/.test(name ?? '')) expect(value).toBe('');
  });
});

describe('deploy/Containerfile', () => {
  const text = textOf('deploy/Containerfile');
  const stages = text.split(/^FROM /m).slice(1);

  it('runs on the Node that the project pins, as nobody of importance, without development packages or scripts', () => {
    const from = stages.map((stage) => stage.split(/\s/)[0]);
    expect(new Set(from)).toEqual(new Set([`node:${pinned.dependencies.node}-bookworm-slim`]));
    const last = stages.at(-1) ?? '';
    expect(last).toMatch(/npm ci --omit=dev --ignore-scripts/);
    expect(last).toMatch(/^USER node$/m);
    expect(stages.every((stage) => !/npm ci(?!.*--ignore-scripts)/.test(stage))).toBe(true);
  });

  it('has what the server imports: nothing of it is a development package', () => {
    const code = sourcesOf('src').filter(({ path }) => !/\.test\.tsx?$|^src\/web\//.test(path));
    const isPackage = (name: string) => !/^(?:[.#]|node:|src\/)/.test(name);
    const packages = code.flatMap(({ path }) =>
      [...textOf(path).matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm)]
        .map(([, name = '']) => name)
        .filter(isPackage)
        .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
    );
    const known = new Set(Object.keys(project.dependencies));
    expect([...new Set(packages)].filter((name) => !known.has(name))).toEqual([]);
    expect(packages.length).toBeGreaterThan(50);
  });
});

describe('the Node that is fetched where none is new enough', () => {
  const binary = join(root, 'bin/node/node_modules/node/bin/node');

  it.skipIf(!existsSync(binary))('is the one whose checksum is kept', { timeout: 60_000 }, async () => {
    expect(await isGenuine(binary, checksums)).toBe(true);
  });

  it('is refused where it is another, or no checksum is kept', async () => {
    const other = join(root, 'package.json');
    const sum = createHash('sha256').update(readFileSync(other)).digest('hex');
    expect(await isGenuine(other, { here: sum }, 'here')).toBe(true);
    expect(await isGenuine(other, { here: checksums['linux-x64'] }, 'here')).toBe(false);
    expect(await isGenuine(other, { here: sum }, 'elsewhere')).toBe(false);
  });
});

describe('packages', () => {
  const lock = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { integrity?: string; link?: boolean; optional?: boolean; dev?: boolean }>;
  };

  it('of this machine all have an integrity, and exact versions', () => {
    for (const version of Object.values({ ...project.dependencies, ...project.devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
    const bare = Object.entries(lock.packages).filter(
      ([path, one]) => path !== '' && !one.integrity && !one.link,
    );
    // Binaries for other machines, of which the registry told none when the lockfile was written.
    expect(bare.filter(([path, one]) => !one.optional && existsSync(join(root, path)))).toEqual([]);
  });
});

describe('proxies', () => {
  it('overwrite what a visitor says of its own address, and show no figures', () => {
    const caddy = textOf('deploy/Caddyfile');
    expect(caddy).toContain('header_up X-Forwarded-For {remote_host}');
    expect(caddy).toMatch(/@inside path .*\/metrics/);
    const nginx = textOf('deploy/nginx.conf');
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(nginx).not.toContain('$proxy_add_x_forwarded_for');
    expect(nginx).toMatch(/ssl_protocols TLSv1\.2 TLSv1\.3;/);
    expect(nginx).toMatch(/location = \/metrics \{ return 404; \}/);
    for (const text of [caddy, nginx])
      expect((text.match(/\{/g) ?? []).length).toBe((text.match(/\}/g) ?? []).length);
  });
});

describe('deploy/sixgates.service', () => {
  const lines = textOf('deploy/sixgates.service').split('\n');

  it('is sections of settings, and gives the process nothing that it does not need', () => {
    expect(lines.filter((line) => line !== '' && !/^(?:#.*|\[\w+\]|\w+=.*)$/.test(line))).toEqual([]);
    const on = new Map(lines.map((line) => line.split(/=(.*)/) as [string, string]));
    for (const name of [
      'NoNewPrivileges',
      'PrivateTmp',
      'PrivateDevices',
      'ProtectHome',
      'RestrictNamespaces',
    ])
      expect(on.get(name), name).toBe('yes');
    expect(on.get('ProtectSystem')).toBe('strict');
    expect(on.get('CapabilityBoundingSet')).toBe('');
    expect(on.get('StateDirectoryMode')).toBe('0700');
  });
});

describe('what watches the site', () => {
  const rules = (parse(textOf('deploy/prometheus/alerts.yaml')) as Rules).groups.flatMap(
    (group) => group.rules,
  );
  const dashboard = JSON.parse(textOf('deploy/grafana/sixgates.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];

  it('asks for figures that the site has', async () => {
    const metrics = createMetrics();
    metrics.landingsHeld(() => 0);
    const text = await metrics.text();
    const there = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const asked = expressions.flatMap((expr) =>
      [...expr.matchAll(/\b([a-z]+_[a-z0-9_]+)(?=[{[]|$|\s|\))/g)].map(([, name = '']) => name),
    );
    const plain = asked.filter((name) => !/^histogram_quantile$/.test(name));
    const missing = plain.filter(
      (name) => !there.has(name) && !there.has(name.replace(/_(?:bucket|count|sum)$/, '')),
    );
    expect([...new Set(missing)]).toEqual([]);
    expect(plain.length).toBeGreaterThan(15);
  });

  it('says of each alarm what to do, in a chapter of the runbook', () => {
    const chapters = [...textOf('deploy/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(rules.length).toBeGreaterThan(8);
    for (const { alert, labels, annotations } of rules) {
      expect(chapters).toContain(alert);
      expect(annotations.runbook).toBe(`deploy/runbook.md#${alert.toLowerCase()}`);
      expect(['page', 'ticket']).toContain(labels.severity);
    }
  });
});
