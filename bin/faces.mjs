import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './support/install.mjs';
import { findNode } from './support/node.mjs';
import { root } from './support/run.mjs';
import { serve } from './support/serve.mjs';

// `node bin/faces.mjs`: what a link to a landing shows elsewhere (1200 × 630, from the landing's own picture), the touch icon
// of each theme, the icons of the installed site, all into src/web/themes, and the mark and the picture of mails, into
// assets/mail. Crawlers, home screens and mail programs read neither AVIF nor SVG.

/** Open Graph's own shape, without type: titles stand beside it in the reader's language. */
const card = { width: 1200, height: 630 };
const touchIcon = 180;

/** The night at the head of a mail, into which its mark and its picture go over (`night` in server/mail/look.ts). */
const night = '#0a1320';

/** By the landing's name with a hyphen for a space, and the house of all tests; the place that must stay in view. */
const cards = {
  house: { from: 'assets/pictures/share/ground.png', position: 'centre' },
  home: { from: 'src/web/themes/art/home-wide.webp', position: 'right' },
  universe: { from: 'assets/pictures/gates/mirror-1200.avif', position: 'centre' },
  'home-copy': { from: 'src/web/themes/art/home-wide.webp', position: 'centre' },
  'universe-copy': { from: 'assets/pictures/subconscious/other-hour-1200.avif', position: 'centre' },
  unconscious: { from: 'src/web/themes/art/unconscious-wide.webp', position: 'right' },
};

const node = await findNode();
await install(node);
if (node === process.execPath) await make();
else process.exitCode = await serve(node, [import.meta.filename], process.env);

/**
 * Cards of landings whose picture is a line drawing.
 *
 * @returns {Promise<Record<string, string>>} SVG by the landing's name
 */
async function drawn() {
  const { sixteenDoors: doors } = await import('../src/web/landing/boy/sixteen-doors.ts');
  const ground = (/** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ inside) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}"><linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/>${inside}</svg>`;
  const land =
    readFileSync(join(root, 'src/web/themes/art/world-land.svg'), 'utf8').match(/ d="([^"]+)"/)?.[1] ?? '';
  return {
    world: ground(
      '#120e0a',
      '#2a241c',
      `<g fill="none" stroke="#40382d"><path d="M60 90v450M240 80v470M420 76v478M600 75v480M780 76v478M960 80v470M1140 90v450M0 180h1200M0 315h1200M0 450h1200"/></g><path transform="translate(30 65) scale(1.14)" fill="#a89c86" d="${land}"/><path fill="none" stroke="#dacba8" stroke-width="16" stroke-linecap="round" d="M293 208h0M614 178h0M1012 212h0M410 400h0M660 450h0"/>`,
    ),
    free: ground(
      '#06100b',
      '#14231b',
      '<g transform="translate(255 -95) scale(1.02)" fill="none"><path fill="#d3cf96" opacity=".28" d="M270 520h150l190 200H20z"/><path fill="#efebbd" d="M270 520V235a75 75 0 0 1 150 0v285z"/><path fill="#1f3a2c" d="M270 520V235a75 75 0 0 1 62-74l-104-34a92 92 0 0 0-78 92v343z"/><path stroke="#71806f" stroke-width="2" d="M258 520V235a87 87 0 0 1 174 0v285"/><path stroke="#4a584c" stroke-width="2" d="M238 520V235a107 107 0 0 1 214 0v285"/></g>',
    ),
    boy: ground(
      '#030f12',
      '#0b2a30',
      `<g transform="translate(310 25) scale(1.45)" fill="none" stroke-width="2" stroke-linecap="round"><path fill="#10404a" d="${doors.leaf}"/><path stroke="#6d989d" d="${doors.outline}"/><path stroke="#3f656b" d="${doors.step}"/><path fill="#edc77a" stroke="#edc77a" d="${doors.lamp}"/></g>`,
    ),
  };
}

async function make() {
  const { default: sharp } = await import('sharp');
  const { themes } = await import('../src/web/themes/themes.ts');
  /** @param {string} name */
  const folder = (name) => {
    const path = join(root, 'src/web/themes', name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  for (const [name, { from, position }] of Object.entries(cards)) {
    const file = await sharp(join(root, from))
      .resize({ ...card, fit: 'cover', position })
      .composite([{ input: join(root, 'assets/pictures/grain.png'), tile: true }])
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
    writeFileSync(join(folder('cards'), `${name}.jpg`), file);
    console.log(`${name}: ${(file.length / 1000).toFixed(1)} kB`);
  }
  for (const [name, svg] of Object.entries(await drawn())) {
    const file = await sharp(Buffer.from(svg)).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
    writeFileSync(join(folder('cards'), `${name}.jpg`), file);
    console.log(`${name}: ${(file.length / 1000).toFixed(1)} kB`);
  }
  for (const theme of themes) {
    const mark = join(root, `src/web/themes/favicons/${theme}.svg`);
    // The corners are the device's to round: the ground goes out to them.
    const { data } = await sharp(mark, { density: 300 })
      .resize(8, 8)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = 4 * (8 * 4);
    const background = { r: data[at], g: data[at + 1], b: data[at + 2] };
    const file = await sharp(mark, { density: 300 })
      .resize(touchIcon, touchIcon)
      .flatten({ background })
      .png({ compressionLevel: 9 })
      .toBuffer();
    writeFileSync(join(folder('touch-icons'), `${theme}.png`), file);
    if (theme !== themes[0]) continue;
    /** @param {number} size @param {number} [edge] what a device may cut off of a maskable icon (W3C, 40 % around the middle) */
    const app = (size, edge = 0) =>
      sharp(mark, { density: 800 })
        .resize(size - 2 * edge, size - 2 * edge)
        .flatten({ background })
        .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
        .png({ compressionLevel: 9, palette: true })
        .toBuffer();
    for (const [name, made] of Object.entries({ 192: app(192), 512: app(512), maskable: app(512, 56) }))
      writeFileSync(join(folder('app-icons'), `${name}.png`), await made);
  }
  await makeForMail(sharp);
}

/** @param {import('sharp').SharpConstructor} sharp */
async function makeForMail(sharp) {
  const folder = join(root, 'assets/mail');
  mkdirSync(folder, { recursive: true });
  const { marks } = await import('../src/web/themes/marks.ts');
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${night}"/><path fill="#f8c084" fill-rule="evenodd" d="${marks.gates}"/></svg>`;
  const [size, width, height] = [96, 1200, 300];
  await sharp(Buffer.from(mark), { density: 300 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(join(folder, 'mark.png'));
  // The ground of shared cards holds the six gates at its right: they, and the night that fades into the band above.
  const gates = await sharp(join(root, 'assets/pictures/share/ground.png'))
    .extract({ left: 236, top: 342, width: 964, height: 241 })
    .resize(width, height)
    .toBuffer();
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="0" y2="1"><stop stop-color="${night}"/><stop offset=".4" stop-color="${night}" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  await sharp(gates)
    .composite([{ input: Buffer.from(fade) }, { input: join(root, 'assets/pictures/grain.png'), tile: true }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(folder, 'gates.jpg'));
}
