import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './support/chromium.mjs';
import { withFonts } from './support/fetched.mjs';
import { install } from './support/install.mjs';
import { findNode } from './support/node.mjs';
import { giveUp } from './support/progress.mjs';
import { root } from './support/run.mjs';

// `node bin/stand-ins.mjs`: the faces of the systems that stand in for ours until they have come, set to the metrics of ours, into
// src/web/themes/base/stand-ins.css, so that nothing moves then (decisions 19 and 89). Measured by Chromium over our own
// words in the five Latin languages, on free faces that have the same widths as those of the systems.

/**
 * @typedef {object} StandIn
 * @property {string} name what the style sheet calls it
 * @property {readonly string[]} local by their full and their PostScript names: systems know them by either
 * @property {string} file in its package: a face of the same widths
 */

/**
 * @typedef {object} Face
 * @property {string} file ours, in src/web/themes/fonts
 * @property {number} drawn how large it is drawn (`size-adjust` of typography.css)
 * @property {(path: string, text: string) => boolean} holds whether a text is set in it
 * @property {readonly StandIn[]} standIns
 */

const packages = [
  '@fontsource/gelasio@5.3.0',
  '@fontsource/tinos@5.3.0',
  '@fontsource/arimo@5.3.0',
  '@fontsource/roboto@5.3.0',
  '@expo-google-fonts/noto-serif@0.4.2',
  'dejavu-fonts-ttf@2.37.3',
];

const dejavu = 'dejavu-fonts-ttf/ttf';

/** @type {readonly Face[]} */
const faces = [
  {
    file: 'newsreader-display.woff2',
    drawn: 1,
    holds: (path) => /title$/i.test(path) && !path.includes('/mail.json'),
    standIns: [
      {
        name: 'Newsreader Stand-in',
        local: ['Georgia', 'Gelasio'],
        file: '@fontsource/gelasio/files/gelasio-latin-400-normal.woff2',
      },
      {
        name: 'Newsreader Stand-in Windows',
        local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif', 'Tinos'],
        file: '@fontsource/tinos/files/tinos-latin-400-normal.woff2',
      },
      {
        name: 'Newsreader Stand-in Android',
        local: ['Noto Serif', 'NotoSerif', 'Noto Serif Regular', 'NotoSerif-Regular'],
        file: '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf',
      },
      {
        name: 'Newsreader Stand-in Linux',
        local: ['DejaVu Serif', 'DejaVuSerif'],
        file: `${dejavu}/DejaVuSerif.ttf`,
      },
    ],
  },
  {
    file: 'source-sans-3-latin.woff2',
    drawn: 1.05,
    holds: (_path, text) => text.length > 60,
    standIns: [
      {
        name: 'Source Sans Stand-in',
        local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
        file: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
      },
      {
        name: 'Source Sans Stand-in Android',
        local: ['Roboto'],
        file: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
      },
      { name: 'Source Sans Stand-in Linux', local: ['DejaVu Sans'], file: `${dejavu}/DejaVuSans.ttf` },
    ],
  },
];

const node = await findNode();
await install(node);
const chromium = await findChromium();
if ('missing' in chromium) giveUp(chromium.missing);
await withFonts(node, packages, (home) => measure(home, chromium.path));

/**
 * @param {string} home where the packages are
 * @param {string} executablePath
 */
async function measure(home, executablePath) {
  const { chromium: driver } = await import('playwright-core');
  const browser = await driver.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const rules = [];
  for (const { file, drawn, holds, standIns } of faces) {
    const texts = textsWhere(holds);
    /** @param {string} path */
    const look = (path) => lookAt(page, readFileSync(path), texts);
    const ours = await look(join(root, 'src/web/themes/fonts', file));
    for (const { name, local, file: theirs } of standIns) {
      const { width } = await look(join(home, theirs));
      const size = (drawn * ours.width) / width;
      rules.push(ruleOf(name, local, size, (drawn * ours.ascent) / size, (drawn * ours.descent) / size));
    }
  }
  await browser.close();
  const head =
    '/* Written by bin/stand-ins.mjs: faces of the systems with the metrics of ours, so that nothing moves when ours arrive. */\n';
  writeFileSync(join(root, 'src/web/themes/base/stand-ins.css'), `${head}\n${rules.join('\n')}`);
}

/**
 * @param {string} name
 * @param {readonly string[]} local
 * @param {number} size
 * @param {number} ascent
 * @param {number} descent
 */
function ruleOf(name, local, size, ascent, descent) {
  /** @param {number} part */
  const percent = (part) => `${Number((100 * part).toFixed(1))}%`;
  return `@font-face {
  font-family: '${name}';
  src:${filled(local.map((one) => `local('${one}')`))};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  line-gap-override: 0%;
}
`;
}

/**
 * In one line, or in as few as a style sheet of the house has for so many.
 *
 * @param {readonly string[]} parts
 */
function filled(parts) {
  if (parts.join(', ').length < 100) return ` ${parts.join(', ')}`;
  return parts.reduce((lines, part, at) => {
    const last = lines.slice(lines.lastIndexOf('\n') + 1);
    const isFull = at === 0 || `${last} ${part},`.length > 110;
    return `${lines}${isFull ? '\n    ' : ' '}${part}${at < parts.length - 1 ? ',' : ''}`;
  }, '');
}

/**
 * How wide the texts stand in a face, and how high it is, in ems.
 *
 * @param {import('playwright-core').Page} page
 * @param {Buffer} face
 * @param {readonly string[]} texts
 * @returns {Promise<{ width: number, ascent: number, descent: number }>}
 */
function lookAt(page, face, texts) {
  const asked = JSON.stringify([face.toString('base64'), texts]);
  return page.evaluate(`(async ([face, texts]) => {
    const name = 'f' + document.fonts.size;
    const bytes = Uint8Array.from(atob(face), (letter) => letter.charCodeAt(0));
    document.fonts.add(await new FontFace(name, bytes).load());
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = '1000px ' + name;
    const sizes = texts.map((text) => pen.measureText(text));
    return {
      width: sizes.reduce((sum, { width }) => sum + width, 0) / 1000,
      ascent: sizes[0].fontBoundingBoxAscent / 1000,
      descent: sizes[0].fontBoundingBoxDescent / 1000,
    };
  })(${asked})`);
}

/**
 * Sentences of the product and its tests in the five languages of Latin letters, without those that are composed.
 *
 * @param {Face['holds']} holds
 */
function textsWhere(holds) {
  const words = join(root, 'src');
  const files = ['EN', 'DE', 'FR', 'ES', 'PT'].flatMap((code) =>
    globSync([`words/${code}/*.json`, `exams/**/words/${code}.json`, `exams/**/words/${code}/*.json`], {
      cwd: words,
    }),
  );
  /** @type {string[]} */
  const texts = [];
  /** @param {unknown} value @param {string} path */
  const walk = (value, path) => {
    if (typeof value === 'string') {
      if (!value.includes('{') && holds(path, value)) texts.push(value);
    } else for (const [key, inner] of Object.entries(value ?? {})) walk(inner, `${path}.${key}`);
  };
  for (const file of files.sort()) walk(JSON.parse(readFileSync(join(words, file), 'utf8')), file);
  return texts;
}
