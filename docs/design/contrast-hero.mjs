/**
 * Contrast of the words that stand on the hero picture, measured on the rendered pixels behind each of them (the words
 * themselves made transparent), in both languages at five window sizes: node docs/design/contrast-hero.mjs.
 * Prints the worst pixel of each element; exits with 1 below 4.5 (3 for the heading, which is large text).
 */
import { chromium } from 'playwright-core';

const windows = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
let failed = false;
for (const language of ['en', 'ja']) {
  for (const [width, height] of windows) {
    const tab = await browser.newPage({ viewport: { width, height } });
    await tab.goto(new URL(`study/${language}/landing.html`, import.meta.url).href);
    await tab.evaluate(() => document.fonts.ready);
    const words = await tab.evaluate(() =>
      [
        ...document.querySelectorAll(
          '.hero h1, .hero .lede, .facts li, .site-header[data-scheme] .site-nav a',
        ),
      ]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { x, y, width, height } = range.getBoundingClientRect();
          const [r, g, b] = (() => {
            const canvas = new OffscreenCanvas(1, 1).getContext('2d');
            canvas.fillStyle = getComputedStyle(element).color;
            canvas.fillRect(0, 0, 1, 1);
            return canvas.getImageData(0, 0, 1, 1).data;
          })();
          return {
            text: element.textContent,
            heading: element.tagName === 'H1',
            box: [x, y, width, height],
            ink: [r, g, b],
          };
        }),
    );
    await tab.addStyleTag({ content: '.hero :is(h1, p, li), .site-nav a { color: transparent !important }' });
    const picture = (await tab.screenshot()).toString('base64');
    const ratios = await tab.evaluate(
      async ({ picture, words }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas.drawImage(image, 0, 0);
        const linear = (v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
        const light = (r, g, b) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
        return words.map(({ box, ink }) => {
          const { data } = canvas.getImageData(...box.map(Math.round));
          let brightest = 0;
          for (let i = 0; i < data.length; i += 4)
            brightest = Math.max(brightest, light(data[i], data[i + 1], data[i + 2]));
          return (light(...ink) + 0.05) / (brightest + 0.05);
        });
      },
      { picture, words },
    );
    for (const [i, { text, heading }] of words.entries()) {
      const bad = ratios[i] < (heading ? 3 : 4.5);
      failed ||= bad;
      console.log(
        `${ratios[i].toFixed(2).padStart(6)}${bad ? '!' : ' '} ${language} ${width}×${height} ${text}`,
      );
    }
    await tab.close();
  }
}
await browser.close();
process.exitCode = failed ? 1 : 0;
