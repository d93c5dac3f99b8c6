import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { createPdfPress, type PdfPress } from '#server/reports/pdf/render.ts';
import { pdfFixture } from '#tests/support/printed.ts';
import type { Measurement } from './support/measurement.ts';
import { printedBody, printedStyle } from './support/printed-html.ts';

const scripts = { EN: undefined, JA: 'NotoSansJP', CN: 'NotoSansSC' } as const;
const rounds = 9;
const warmUps = 3;
const fonts = new URL('../assets/fonts', import.meta.url).href;

/**
 * A report as PDF, against one warm page of Chromium that prints the same words and drawings in the same faces, tagged
 * and with bookmarks as ours, in turns. Every document is of another form, so that neither side can remember the last.
 */
export async function run(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sixgates-bench-'));
  const browser = await chromium.launch({
    executablePath:
      process.env.CHROMIUM_PATH ??
      ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path)) ??
      'chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const press = createPdfPress();
  try {
    const rows: Measurement[] = [];
    for (const locale of ['EN', 'JA', 'CN'] as const)
      rows.push(...(await compare({ browser, press, folder }, locale)));
    return rows;
  } finally {
    await browser.close();
    await press.close();
    await rm(folder, { recursive: true });
  }
}

async function compare(
  { browser, press, folder }: { browser: Browser; press: PdfPress; folder: string },
  locale: keyof typeof scripts,
): Promise<Measurement[]> {
  const page = await browser.newPage();
  const file = join(folder, `${locale}.html`);
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><html lang="${locale.toLowerCase()}"><style>${printedStyle(fonts, scripts[locale])}</style><body>`,
  );
  await page.goto(pathToFileURL(file).href);

  const ours: number[] = [];
  const ourWork: number[] = [];
  const theirs: number[] = [];
  let pages = 0;
  for (let round = -warmUps; round < rounds; round += 1) {
    const input = pdfFixture(locale, `bench ${locale} ${round}`);
    const worked = workedBy(press);
    const before = performance.now();
    const bytes = await press.report(input);
    const between = performance.now();
    const work = workedBy(press) - worked;
    const body = printedBody(input);
    await page.evaluate(
      `document.body.innerHTML = ${JSON.stringify(body)}; document.fonts.ready.then(() => 0)`,
    );
    await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
    const after = performance.now();
    pages = Number(/<xmpTPg:NPages>(\d+)</.exec(Buffer.from(bytes).toString('latin1'))?.[1]);
    if (round >= 0) {
      ours.push(between - before);
      ourWork.push(work);
      theirs.push(after - between);
    }
  }
  await page.close();
  const ratio = median(theirs) / median(ours);
  return [
    { name: `PDF ${locale}, ${pages} pages`, value: median(ours), unit: 'ms' },
    { name: `PDF ${locale}, of what one core makes`, value: 60 / median(ourWork), unit: 'a minute' },
    { name: `PDF ${locale}, printed by warm Chromium`, value: median(theirs), unit: 'ms' },
    {
      name: `PDF ${locale} against Chromium`,
      value: ratio,
      unit: '×',
      target: 'at least 5',
      pass: ratio >= 5,
    },
  ];
}

/** In seconds of one core, here and where it is printed. */
function workedBy(press: PdfPress): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + press.taken().processorSeconds;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
