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
// printed reports, the pictures that words stand on, and the contact sheets into docs/pictures. `node bin/pictures.mjs all` renders every one.

const widths = [1200, 780, 390];
const heaviest = 60_000;
const grainSize = 256;

/** In pixels: a tall telephone, whose picture is cut from the middle, and a wide screen. */
const wallpapers = { phone: [1290, 2796], desktop: [2560, 1440] };

const node = await findNode();
await install(node);
if (node === process.execPath) await draw();
else process.exitCode = await serve(node, [import.meta.filename, ...process.argv.slice(2)], process.env);

async function draw() {
  const { collections } = await import('../art/subconscious/collections.ts');
  const { heroes } = await import('../art/heroes/index.ts');
  const { grain } = await import('../art/scene/grain.ts');
  const assets = join(root, 'assets/pictures');
  const sheets = join(root, 'docs/pictures');
  const manifestFile = join(assets, 'manifest.json');
  /** @type {Record<string, string>} */
  const known = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  /** @type {Record<string, string>} */
  const manifest = {};
  const changed = new Set();
  const painter = await openPainter();
  mkdirSync(sheets, { recursive: true });
  for (const { name: folder, drawings } of collections) {
    mkdirSync(join(assets, folder), { recursive: true });
    for (const { name, scene } of drawings) {
      const svg = scene();
      const key = `${folder}/${name}`;
      manifest[key] = fingerprint(svg);
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
  await makeWallpapers(painter, collections, changed);
  writeFileSync(join(assets, 'grain.png'), await painter.paint(grain(grainSize), grainSize, grainSize));
  for (const { name: folder, sheet, drawings } of collections) {
    if (!changed.has(folder) && existsSync(join(sheets, `${sheet}.jpg`))) continue;
    const files = drawings.map(({ name }) => join(assets, folder, name));
    await hang(files, 480, join(sheets, `${sheet}.jpg`), join(assets, 'grain.png'));
    await hang(files, 390, join(sheets, `${sheet}-390.jpg`), join(assets, 'grain.png'));
  }
  let heroChanged = !existsSync(join(sheets, 'heroes.jpg'));
  for (const { name, file, formats, view, scene } of heroes) {
    const svg = scene();
    const key = `heroes/${name}`;
    manifest[key] = fingerprint(svg);
    if (manifest[key] === known[key] && process.argv[2] !== 'all') continue;
    heroChanged = true;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const png = await painter.paint(
      svg,
      Math.round(view.width * view.scale),
      Math.round(view.height * view.scale),
    );
    for (const format of formats) {
      const bytes = await encode(png, format);
      writeFileSync(join(root, `${file}.${format}`), bytes);
      console.log(`${key}.${format}: ${(bytes.length / 1000).toFixed(1)} kB`);
    }
  }
  if (heroChanged) await hangHeroes(heroes, join(sheets, 'heroes.jpg'), join(assets, 'grain.png'));
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  await painter.close();
}

/**
 * The six gates as wallpapers for members, with their grain, beside the pictures that everybody sees.
 *
 * @param {Awaited<ReturnType<typeof openPainter>>} painter
 * @param {readonly { name: string, drawings: readonly { name: string, scene: () => string }[] }[]} collections
 * @param {ReadonlySet<string>} changed
 */
async function makeWallpapers(painter, collections, changed) {
  const { default: sharp } = await import('sharp');
  const folder = join(root, 'assets/wallpapers');
  mkdirSync(folder, { recursive: true });
  for (const { name, scene } of collections.find((one) => one.name === 'gates')?.drawings ?? []) {
    for (const [screen, [width, height]] of Object.entries(wallpapers)) {
      const file = join(folder, `${name}-${screen}.jpg`);
      if (existsSync(file) && !changed.has('gates')) continue;
      const whole = scene().replace(
        '<svg',
        '<svg preserveAspectRatio="xMidYMid slice" style="width:100vw;height:100vh"',
      );
      const png = await painter.paint(whole, width, height);
      await sharp(png)
        .removeAlpha()
        .composite([{ input: join(root, 'assets/pictures/grain.png'), tile: true }])
        .jpeg({ quality: 82, mozjpeg: true })
        .toFile(file);
      console.log(`wallpapers/${name}-${screen}`);
    }
  }
}

/** @param {string} svg */
function fingerprint(svg) {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
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
    /** @param {string} svg */
    async paint(svg, width = 1200, height = 900) {
      await page.setViewportSize({ width, height });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
      return page.screenshot({ omitBackground: true });
    },
    close: () => browser.close(),
  };
}

/**
 * Writes the sizes that pages ask for.
 *
 * @param {Uint8Array} png
 * @param {string} path
 * @returns their bytes
 */
async function store(png, path) {
  const bytes = [];
  for (const width of widths) {
    const file = await encode(png, 'avif', width);
    writeFileSync(`${path}-${width}.avif`, file);
    bytes.push(file.length);
  }
  return bytes;
}

/**
 * A file in one format; what browsers are sent gives way in quality until it is light enough.
 *
 * @param {Uint8Array} png
 * @param {'png' | 'avif' | 'webp'} format
 * @param {number} [width]
 */
async function encode(png, format, width) {
  const { default: sharp } = await import('sharp');
  const picture = sharp(png).removeAlpha().resize(width, undefined, { kernel: 'lanczos3' });
  if (format === 'png') return picture.png({ compressionLevel: 9 }).toBuffer();
  let file;
  for (let quality = 75; !file || (file.length > heaviest && quality > 40); quality -= 5) {
    const options =
      format === 'avif'
        ? { quality, effort: 4, chromaSubsampling: '4:4:4' }
        : { quality, effort: 6, smartSubsample: true };
    file = await picture.clone().toFormat(format, options).toBuffer();
  }
  return file;
}

/** @param {string} key */
function printFile(key) {
  return join(root, 'assets/pictures/print', `${key}.jpg`);
}

/**
 * The picture for paper, with its grain: what sets printed reports reads no AVIF.
 *
 * @param {string} key
 */
async function print(key) {
  const { default: sharp } = await import('sharp');
  mkdirSync(dirname(printFile(key)), { recursive: true });
  await sharp(join(root, 'assets/pictures', `${key}-1200.avif`))
    .composite([{ input: join(root, 'assets/pictures/grain.png'), tile: true }])
    .resize(1000)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(printFile(key));
}

/**
 * A contact sheet, four to a row, a short one three, with the grain that the pages lay over the pictures.
 *
 * @param {readonly string[]} files
 * @param {number} width
 * @param {string} sheet
 * @param {string} grainFile
 */
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

/**
 * The sheet of the pictures that words stand on, each in its own shape.
 *
 * @param {typeof import('../art/heroes/index.ts').heroes} heroes
 * @param {string} sheet
 * @param {string} grainFile
 */
async function hangHeroes(heroes, sheet, grainFile) {
  const { default: sharp } = await import('sharp');
  const height = 540;
  const gap = 16;
  const composed = [];
  let left = gap;
  for (const { file, formats, view } of heroes) {
    const width = Math.round((height * view.width) / view.height);
    const input = await sharp(join(root, `${file}.${formats[0]}`))
      .resize(width, height)
      .composite([{ input: grainFile, tile: true }])
      .png()
      .toBuffer();
    composed.push({ input, left, top: gap });
    left += width + gap;
  }
  await sharp({ create: { width: left, height: height + 2 * gap, channels: 3, background: '#0c0c0e' } })
    .composite(composed)
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(sheet);
}
