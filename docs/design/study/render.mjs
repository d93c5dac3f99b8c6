// Pictures of the study: node docs/design/study/render.mjs <folder> [page…] [--dark] [--full]
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const [folder, ...rest] = process.argv.slice(2);
const flags = rest.filter((a) => a.startsWith('--'));
const names = rest.filter((a) => !a.startsWith('--'));
const all = names.length ? names : ['landing', 'question', 'scheme', 'paypage', 'report'];
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [width, height] of [[390, 844], [1440, 900]]) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: flags.includes('--dark') ? 'dark' : 'light' });
  const tab = await context.newPage();
  for (const language of ['en', 'ja']) {
    for (const name of all) {
      await tab.goto(new URL(`${language}/${name}.html`, import.meta.url).href);
      await tab.evaluate(() => document.fonts.ready);
      const { scrollHeight, scrollWidth } = await tab.evaluate(() => ({ scrollHeight: document.documentElement.scrollHeight, scrollWidth: document.documentElement.scrollWidth }));
      console.log(language, name, width, `${scrollWidth}×${scrollHeight}`);
      await tab.screenshot({ path: `${folder}/${name}-${language}-${width}.png`, fullPage: flags.includes('--full') });
    }
  }
  await context.close();
}
await browser.close();
