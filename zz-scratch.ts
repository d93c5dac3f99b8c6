// shot.ts out path hl key [widths] [schemes] [full]
import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const jobs = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', env: { ...process.env, FONTCONFIG_FILE: '/work/wt/share/tests/journeys/support/fonts.conf' } as any, args: ['--no-sandbox'] });
for (const j of jobs) {
  const [w, h] = j.wide ? [1440, 900] : [390, 844];
  const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: j.dark ? 'dark' : 'light', javaScriptEnabled: !j.noscript, reducedMotion: 'reduce' });
  if (j.key) await c.addCookies([{ name: 'holder', value: j.key, url: 'http://127.0.0.1:4711' }]);
  const p = await c.newPage();
  p.on('pageerror', (e) => console.log(j.out, 'ERR', String(e).slice(0, 200)));
  p.on('console', (m) => m.type() === 'error' && console.log(j.out, 'CON', m.text().slice(0, 200)));
  const r = await p.goto('http://127.0.0.1:4711' + j.path, { waitUntil: 'networkidle' });
  if (j.do) await p.evaluate(j.do);
  if (j.wait) await p.waitForTimeout(j.wait);
  const wide = await p.evaluate(() => document.documentElement.scrollWidth);
  if (wide > w) console.log(j.out, 'SIDEWAYS', wide);
  if (j.clip) await p.locator(j.clip).first().screenshot({ path: `/tmp/share/${j.out}.png` });
  else await p.screenshot({ path: `/tmp/share/${j.out}.png`, fullPage: j.full ?? false });
  console.log(j.out, r?.status());
  await c.close();
}
await b.close();
