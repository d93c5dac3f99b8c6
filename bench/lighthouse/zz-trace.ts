import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { exams } from '#exams/index.ts';
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { startServer } from '#tests/support/server-process.ts';
import { isMadeFor, landings, pathOf } from '#web/landings.ts';
import { serveStatic } from './static-page.ts';
const packages = join(import.meta.dirname, '../../bin/lighthouse/node_modules');
const load = (f: string) => import(pathToFileURL(join(packages, f)).href) as any;
const { default: lighthouse } = await load('lighthouse/core/index.js');
const { launch } = await load('chrome-launcher/dist/index.js');
const { throttling } = await load('lighthouse/core/config/constants.js');
const dataDir = await makeDataDir();
const site = await startServer({ dataDir, env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' } });
const rounds = Number(process.env.ROUNDS ?? 1);
let slow = Number(process.env.SLOW ?? 1.2);
async function one(label: string, url: string) {
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH, chromeFlags: ['--headless=new', '--no-sandbox'], logLevel: 'silent' });
  const r = await lighthouse(url, { port: chrome.port, logLevel: 'silent', onlyCategories: ['performance'], throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slow } });
  chrome.kill();
  const a = r.lhr.audits; const n = (k: string) => Math.round(a[k]?.numericValue ?? NaN);
  console.log(`${label.padEnd(16)} perf ${Math.round(100 * r.lhr.categories.performance.score)} FCP ${n('first-contentful-paint')} SI ${n('speed-index')} LCP ${n('largest-contentful-paint')} TBT ${n('total-blocking-time')} CLS ${(a['cumulative-layout-shift'].numericValue).toFixed(4)} slow ${slow.toFixed(2)} index ${r.lhr.environment.benchmarkIndex}`);
  console.log('   tasks', (a['long-tasks']?.details?.items ?? []).map((t: any) => `${Math.round(t.startTime)}+${Math.round(t.duration)} ${String(t.url).slice(-30)}`).join('; '));
  console.log('   work', (a['mainthread-work-breakdown']?.details?.items ?? []).map((t: any) => `${t.group} ${Math.round(t.duration)}`).join(', '));
  if (!process.env.KEEP) slow = Math.min(4, Math.max(1, r.lhr.environment.benchmarkIndex / 437.5));
  writeFileSync(`/tmp/trace-${label}.json`, JSON.stringify(r.artifacts.Trace ?? r.artifacts.traces?.defaultPass ?? {}));
}
try {
  for (const landing of landings) {
    if (process.argv.length > 2 && !process.argv.slice(2).includes(landing.name)) continue;
    const exam = exams.find(({ face }) => isMadeFor(landing, face.landing))!;
    const url = `${site.url}${pathOf(landing)}/US-${exam.id}?hl=EN`;
    const html = await (await fetch(url)).text();
    const still = await serveStatic(html, site.url);
    for (let k = 0; k < rounds; k++) { if (!process.env.NOSTATIC) await one(`${landing.name}-static`, still.url); await one(landing.name, url); }
    await still.close();
  }
} finally { await site.stop(); await removeDataDir(dataDir); }
