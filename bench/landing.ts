import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { freePort, startServer } from '#tests/support/server-process.ts';
import type { Measurement } from './support/measurement.ts';

const path = '/landing/home/US-SUBS-1002?hl=EN';

/** In turns, and the best of each: what else the machine does meanwhile then weighs on neither. */
const rounds = 5;
const seconds = 2;

/** The landing as it is served, against a bare Fastify route that sends the same bytes; both in one run, in turns. */
export async function run(): Promise<Measurement[]> {
  const dataDir = await makeDataDir();
  const site = await startServer({
    dataDir,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
  });
  let bare: ChildProcess | undefined;
  try {
    const headers = { 'accept-encoding': 'br', cookie: 'hl=EN' };
    const page = await sizeOf(site.url + path, headers);
    const file = join(dataDir, 'landing.br');
    await writeFile(file, page.compressed);
    const port = await freePort();
    bare = spawn(process.execPath, ['bench/support/bare-server.ts', file, String(port)], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(bare.stdout as NonNullable<ChildProcess['stdout']>, 'data');

    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await requestsPerSecond(site.url + path, headers));
      theirs.push(await requestsPerSecond(`http://127.0.0.1:${port}/`, headers));
    }
    const ratio = Math.max(...ours) / Math.max(...theirs);
    return [
      { name: 'landing, requests', value: Math.max(...ours), unit: '1/s' },
      { name: 'bare Fastify route with the same bytes', value: Math.max(...theirs), unit: '1/s' },
      {
        name: 'landing against bare Fastify',
        value: ratio,
        unit: '×',
        target: 'at least 0.7',
        pass: ratio >= 0.7,
      },
      { name: 'landing, HTML compressed', value: page.compressed.length / 1000, unit: 'kB' },
      {
        name: 'landing, JavaScript compressed',
        value: page.scriptBytes / 1000,
        unit: 'kB',
        target: 'at most 15',
        pass: page.scriptBytes <= 15_000,
      },
    ];
  } finally {
    bare?.kill();
    await site.stop();
    await removeDataDir(dataDir);
  }
}

/** The page's bytes as sent, and those of its scripts: inline ones compressed by themselves, others as they come. */
async function sizeOf(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers });
  const html = await answer.text();
  let scriptBytes = 0;
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
    const code = source ? await (await fetch(new URL(source, url))).text() : text;
    scriptBytes += brotliCompressSync(code).length;
  }
  return { compressed: brotliCompressSync(html), scriptBytes };
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  await autocannon({ url, headers, connections: 50, duration: 1 });
  const result = await autocannon({ url, headers, connections: 50, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} did not answer every request with 200.`);
  return result.requests.average;
}
