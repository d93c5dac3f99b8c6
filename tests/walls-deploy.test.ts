import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentedSettings } from '#server/config.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import pinned from '../bin/node/package.json' with { type: 'json' };
import { memoryFlags } from '../bin/support/memory.mjs';
import project from '../package.json' with { type: 'json' };
import { copyOf, isLetIn, stagesOf } from './support/container.ts';
import { sourcesOf } from './support/imports.ts';

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
      profiles?: string[];
      secrets?: string[];
      volumes?: string[];
    }
  >;
  readonly networks: Record<string, { internal?: boolean } | null>;
  readonly secrets: Record<string, { environment: string }>;
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

const compose = parse(textOf('deploy/compose.yaml'), { merge: true }) as Compose;

interface Scraped {
  readonly rule_files: string[];
  readonly scrape_configs: {
    job_name: string;
    authorization: { credentials_file: string };
    dns_sd_configs: { names: string[]; port: number }[];
  }[];
}

describe('deploy/compose.yaml', () => {
  const { site, worker, postgres, proxy, prometheus } = compose.services;

  it('runs site, worker, database and proxy, Prometheus where it is asked for, each process with settings that there are', () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      'postgres',
      'prometheus',
      'proxy',
      'site',
      'worker',
    ]);
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
    expect(prometheus?.ports?.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
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
  const stages = stagesOf();
  const [build, last] = [stages[0]?.steps ?? [], stages.at(-1)?.steps ?? []];
  const said = (steps: typeof last, does: string) => steps.filter((step) => step.does === does);
  const there = (path: string) => existsSync(new URL(`../${path}`, import.meta.url));

  it('runs on the Node that the project pins, as nobody of importance, without development packages or scripts', () => {
    const images = new Set(stages.map(({ from }) => from));
    expect(images).toEqual(new Set([`node:${pinned.dependencies.node}-bookworm-slim`]));
    expect(said(last, 'USER')).toEqual([{ does: 'USER', what: 'node' }]);
    expect(said(last, 'RUN')[0]?.what).toMatch(/^node bin\/packages\.mjs --lean\b/);
    expect(textOf('bin/support/install.mjs')).toContain("['ci', '--omit=dev', '--ignore-scripts']");
    expect(said(build, 'ENV')[0]?.what).toContain('npm_config_ignore_scripts=true');
    expect(stages.flatMap(({ steps }) => said(steps, 'RUN')).map(({ what }) => what)).not.toContainEqual(
      expect.stringMatching(/npm (?:ci|install)/),
    );
  });

  it('copies what there is, and what it may see: also the commands of an operator', () => {
    const copied = said(last, 'COPY').map(copyOf);
    const own = copied.filter(({ stage }) => stage === undefined).flatMap(({ sources }) => sources);
    expect(own.filter((path) => !there(path) || !isLetIn(path))).toEqual([]);
    expect(own).toEqual(expect.arrayContaining(['bin', 'src', 'migrations', 'assets', 'docs/measurement']));
    expect(copied.filter(({ stage }) => stage !== undefined)).toEqual([
      { stage: stages[0]?.name, sources: ['/srv/sixgates/build'], to: './build' },
    ]);
  });

  it('sees what the pages are built of, and nothing that is this machine’s or secret', () => {
    expect(copyOf(said(build, 'COPY').at(-1) ?? { does: '', what: '' }).sources).toEqual(['.']);
    const built = [...textOf('bin/support/build.mjs').matchAll(/^ {2}'([\w./-]+)',$/gm)].map(
      ([, path = '']) => path,
    );
    expect(built.length).toBeGreaterThan(5);
    const needed = [
      ...built,
      'bin/build.mjs',
      'src/web/a.tsx',
      'tsconfig.base.json',
      'docs/measurement/iq.md',
      '.npmrc',
    ];
    expect(needed.filter((path) => !isLetIn(path))).toEqual([]);
    const kept = [
      'data/secret',
      'deploy/.env',
      '.env',
      '.git/config',
      'node_modules/zod/index.js',
      'bin/node/node_modules/node/bin/node',
      'build/client/a.js',
      '.cache/tests/a.json',
      'tests/support/secret.ts',
    ];
    expect(kept.filter(isLetIn)).toEqual([]);
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

it('container and unit give the site as much memory as `npm start` does', () => {
  const entry = ['--import', './src/server/platform/preload.ts', 'src/server/main.ts'];
  const started = ['node', ...memoryFlags, ...entry];
  expect(textOf('deploy/sixgates.service')).toContain(`ExecStart=/usr/bin/${started.join(' ')}\n`);
  expect(textOf('deploy/Containerfile')).toContain(`CMD ${JSON.stringify(started).replaceAll(',', ', ')}\n`);
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
    metrics.press(() => ({ residentBytes: 0, processorSeconds: 0 }));
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

  it('is asked by a Prometheus that knows the token, the rules and every process', () => {
    const { rule_files, scrape_configs } = parse(textOf('deploy/prometheus/prometheus.yaml')) as Scraped;
    const [job] = scrape_configs;
    const alarmed = rules.flatMap(({ expr }) => [...expr.matchAll(/job="(\w+)"/g)].map(([, name]) => name));
    expect(new Set(alarmed)).toEqual(new Set([job?.job_name]));
    const [found] = job?.dns_sd_configs ?? [];
    const ours = Object.entries(compose.services).filter(([, { image }]) => image === 'sixgates');
    expect(found?.names.toSorted()).toEqual(ours.map(([name]) => name).toSorted());
    expect(found?.port).toBe(3000);

    const { prometheus } = compose.services;
    expect(prometheus?.profiles).toEqual(['watch']);
    for (const [, { networks }] of ours)
      expect(networks).toEqual(expect.arrayContaining(prometheus?.networks ?? []));
    const [secret = ''] = prometheus?.secrets ?? [];
    expect(job?.authorization.credentials_file).toBe(`/run/secrets/${secret}`);
    expect(compose.secrets[secret]?.environment).toBe('METRICS_TOKEN');
    expect(prometheus?.volumes).toContain('./prometheus:/etc/prometheus:ro');
    expect(rule_files).toEqual(['alerts.yaml']);
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
