import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { report } from '#tests/money/support/rows.ts';
import { askAdvisories } from './support/advisories.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('known weaknesses of packages', () => {
  const servers: Server[] = [];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sixgates-advisories-'));
  });
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A registry that answers questions about weaknesses so. */
  async function registry(status: number, advisories: object): Promise<{ registry: string; cache: string }> {
    const server = createServer((request, response) => {
      request.resume();
      const asked = request.method === 'POST' && request.url?.endsWith('/advisories/bulk');
      response.writeHead(asked ? status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(asked ? advisories : {}));
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { registry: `http://127.0.0.1:${port}`, cache: join(folder, String(port)) };
  }

  it('are found where a registry knows of one, and of what runs alone', async () => {
    const weak = (severity: string) => [
      {
        id: 1,
        url: 'https://advisories.example/1',
        title: 'Opens doors',
        severity,
        vulnerable_versions: '*',
      },
    ];
    const told = await askAdvisories(
      root,
      await registry(200, { fastify: weak('high'), vitest: weak('high') }),
    );
    expect(told?.severe.map((one) => one.split(' ')[0])).toEqual(['fastify']);
    expect(told?.severe[0]).toContain('Opens doors https://advisories.example/1');
    const mild = await askAdvisories(root, await registry(200, { fastify: weak('moderate') }));
    expect(mild).toMatchObject({ severe: [], counts: { moderate: 1 } });
  });

  it('are not made up where a registry answers no such question', async () => {
    expect(await askAdvisories(root, await registry(405, {}))).toBeUndefined();
  });

  it.each(['.', 'bin/node'])(
    'are none of severity high in %s, as far as the registry tells',
    async (place) => {
      const told = await askAdvisories(join(root, place));
      const measured = told
        ? Object.entries(told.counts)
            .map(([severity, count]) => `${count} ${severity}`)
            .join(', ')
        : 'not answered: this registry has no advisories; see docs/running.md, “What it is made of”';
      report(`known weaknesses of packages, ${place}`, 'none of severity high', measured);
      expect(told?.severe ?? []).toEqual([]);
    },
  );
});
