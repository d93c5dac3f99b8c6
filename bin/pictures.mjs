import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findChromium } from './support/chromium.mjs';
import { install } from './support/install.mjs';
import { findNode } from './support/node.mjs';
import { giveUp } from './support/progress.mjs';
import { root } from './support/run.mjs';
import { serve } from './support/serve.mjs';

// `node bin/pictures.mjs`: renders the picture scenes whose code has changed into assets/pictures, once more as JPEG for
// printed reports, and the contact sheets into docs/pictures. `node bin/pictures.mjs all` renders every one.

const widths = [1200, 780, 390];
const heaviest = 60_000;
const grainSize = 256;

const node = await findNode();
await install(node);
if (node === process.execPath) await draw();
else process.exitCode = await serve(node, [import.meta.filename, ...process.argv.slice(2)], process.env);

async function draw() {
  const { collections } = await import('../src/exams/subconscious/pictures/collections.ts');
  const { grain } = await import('../src/drawing/scene/grain.ts');
  const assets = join(root, 'assets/pictures');
  const sheets = join(root, 'docs/pictures');
  const manifestFile = join(assets, 'manifest.json');
  const known = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  const manifest = {};
  const changed = new Set();
  const painter = await openPainter();
  mkdirSync(sheets, { recursive: true });
  for (const { name: folder, drawings } of collections) {
    mkdirSync(join(assets, folder), { recursive: true });
    for (const { name, scene } of drawings) {
      const svg = scene();
      const key = `${folder}/${name}`;
      manifest[key] = createHash('sha256').update(svg).digest('hex').slice(0, 16);
      if (manifest[key] === known[key] && process.argv[2] !== 'all') {
        if (!existsSync(printFile(key))) await print(key);
        continue;
      }
      changed.add(folder);
      const png = await painter.paint(svg);
      const sizes = await store(png, join(assets, key));
      await print(key);
      writeFileSync(manifestFile, `${JSON.stringify({ ...known, ...manifest }, null, 2)}\n`);
      console.log(`${key}: ${sizes.map((bytes) => `${(bytes / 1000).toFixed(1)} kB`).join(', ')}`);
    }
  }
  writeFileSync(join(assets, 'grain.png'), await painter.paint(grain(grainSize), grainSize, grainSize));
  for (const { name: folder, sheet, drawings } of collections) {
    if (!changed.has(folder) && existsSync(join(sheets, `${sheet}.jpg`))) continue;
    const files = drawings.map(({ name }) => join(assets, folder, name));
    await hang(files, 480, join(sheets, `${sheet}.jpg`), join(assets, 'grain.png'));
    await hang(files, 390, join(sheets, `${sheet}-390.jpg`), join(assets, 'grain.png'));
  }
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  await painter.close();
}

/** Chromium with one page, which turns an SVG into a PNG. */
async function openPainter() {
  const { chromium } = await import('playwright-core');
  const found = await findChromium();
  if ('missing' in found) giveUp(found.missing);
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--force-color-profile=srgb'],
  });
  const page = await browser.newPage();
  return {
    async paint(svg, width = 1200, height = 900) {
      await page.setViewportSize({ width, height });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
      return page.screenshot({ omitBackground: true });
    },
    close: () => browser.close(),
  };
}

/** Writes the sizes that pages ask for; the quality gives way until a file is light enough. @returns their bytes */
async function store(png, path) {
  const { default: sharp } = await import('sharp');
  const bytes = [];
  for (const width of widths) {
    let file;
    for (let quality = 75; !file || (file.length > heaviest && quality > 40); quality -= 5) {
      file = await sharp(png)
        .removeAlpha()
        .resize(width, undefined, { kernel: 'lanczos3' })
        .avif({ quality, effort: 4, chromaSubsampling: '4:4:4' })
        .toBuffer();
    }
    writeFileSync(`${path}-${width}.avif`, file);
    bytes.push(file.length);
  }
  return bytes;
}

function printFile(key) {
  return join(root, 'assets/pictures/print', `${key}.jpg`);
}

/** The picture for paper, with its grain: what sets printed reports reads no AVIF. */
async function print(key) {
  const { default: sharp } = await import('sharp');
  mkdirSync(dirname(printFile(key)), { recursive: true });
  await sharp(join(root, 'assets/pictures', `${key}-1200.avif`))
    .composite([{ input: join(root, 'assets/pictures/grain.png'), tile: true }])
    .resize(1000)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(printFile(key));
}

/** A contact sheet, four to a row, a short one three, with the grain that the pages lay over the pictures. */
async function hang(files, width, sheet, grainFile) {
  const { default: sharp } = await import('sharp');
  const gap = Math.round(width / 50);
  const height = Math.round(width * 0.75);
  const columns = files.length > 9 ? 4 : 3;
  const rows = Math.ceil(files.length / columns);
  const input = await Promise.all(
    files.map((file) =>
      sharp(`${file}-${width > 390 ? 1200 : 390}.avif`)
        .resize(width, height)
        .composite([{ input: grainFile, tile: true }])
        .png()
        .toBuffer(),
    ),
  );
  await sharp({
    create: {
      width: columns * (width + gap) + gap,
      height: rows * (height + gap) + gap,
      channels: 3,
      background: '#0c0c0e',
    },
  })
    .composite(
      input.map((picture, index) => ({
        input: picture,
        left: gap + (index % columns) * (width + gap),
        top: gap + Math.floor(index / columns) * (height + gap),
      })),
    )
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(sheet);
}
