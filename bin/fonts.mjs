import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withFonts } from './support/fetched.mjs';
import { install } from './support/install.mjs';
import { findNode } from './support/node.mjs';
import { root } from './support/run.mjs';

// `node bin/fonts.mjs`: subsets the Latin faces of paper and those of names on certificates into assets/fonts (decisions 5
// and 14), and the faces of the screens into src/web/themes/fonts (decisions 19 and 89), from packages that are fetched for this alone.

/**
 * @typedef {{ package: string, file: string, characters: string, hinted?: boolean }} Face
 * @typedef {[first: number, last: number]} Range
 */

/**
 * Signs of money beyond £ and ¥ that a price may begin or end with (`src/locale/price.ts`). Newsreader has no hryvnia and
 * no tenge, and neither face has the baht: paper and journeys take those from the next face.
 */
const signs = '₩₫€₱₴₸₹₺₽';

/**
 * Each face by its file: where it comes from, and the characters that are kept of it.
 *
 * @type {Record<string, Face>}
 */
const faces = {
  'Newsreader-Medium': {
    package: '@expo-google-fonts/newsreader@0.4.1',
    file: '500Medium/Newsreader_500Medium.ttf',
    // All its letters: those of Vietnam too, and marks that no letter holds within it.
    characters: between([0x20, 0x36f], [0x1e00, 0x1eff], [0x2010, 0x206f]) + signs,
    hinted: true,
  },
  'SourceSans3-Regular': sourceSansOf('400Regular'),
  'SourceSans3-SemiBold': sourceSansOf('600SemiBold'),
  'names/NotoSerif-Medium': {
    package: '@expo-google-fonts/noto-serif@0.4.2',
    file: '500Medium/NotoSerif_500Medium.ttf',
    // Greek, also polytonic, and Cyrillic, also of Kazakhstan; the Latin letters of West Africa and of transliteration
    // that Newsreader lacks.
    characters: `${between([0x370, 0x3ff], [0x400, 0x4ff], [0x1e00, 0x1e9f], [0x1f00, 0x1fff])}ƁɓƉɖƊɗƘƙƳƴƆɔƐɛƎǝƔɣƲʋʻʾʿ`,
  },
  'names/NotoNaskhArabic-Medium': noto('naskh-arabic', [0x600, 0x6ff], [0x750, 0x77f]),
  'names/NotoSerifHebrew-Medium': noto('serif-hebrew', [0x591, 0x5f4]),
  'names/NotoSerifThai-Medium': noto('serif-thai', [0xe01, 0xe5b]),
  'names/NotoSerifArmenian-Medium': noto('serif-armenian', [0x531, 0x58a]),
  'names/NotoSerifGeorgian-Medium': noto('serif-georgian', [0x10d0, 0x10ff]),
  'names/NotoSerifDevanagari-Medium': noto('serif-devanagari', [0x900, 0x97f]),
  'names/NotoSansBengali-Medium': noto('sans-bengali', [0x980, 0x9fe]),
  'names/NotoSansGurmukhi-Medium': noto('sans-gurmukhi', [0xa01, 0xa76]),
  'names/NotoSerifGujarati-Medium': noto('serif-gujarati', [0xa81, 0xaff]),
  'names/NotoSansOriya-Medium': noto('sans-oriya', [0xb01, 0xb77]),
  'names/NotoSerifTamil-Medium': noto('serif-tamil', [0xb82, 0xbfa]),
  'names/NotoSansTelugu-Medium': noto('sans-telugu', [0xc00, 0xc7f]),
  'names/NotoSansKannada-Medium': noto('sans-kannada', [0xc80, 0xcf3]),
  'names/NotoSerifMalayalam-Medium': noto('serif-malayalam', [0xd00, 0xd7f]),
};

const sourceSans = '@fontsource-variable/source-sans-3@5.3.0';

const newsreader = {
  package: '@fontsource-variable/newsreader@5.3.0',
  file: 'files/newsreader-latin-opsz-normal.woff2',
  characters: `${between([0x20, 0x5b], [0x5d, 0x5d], [0x61, 0x7a])}\u00a0¡¿ª«»·°±£¥€©ÀÁÂÃÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖŒÙÚÛÜŸàáâãäæçèéêëìíîïñòóôõöœßùúûüÿº×–—‘’‚“”„…‹›•−\u202f\u2011`,
  features: 'lnum tnum kern liga locl',
};

/**
 * The faces of the screens, by file: of the text face the weights of its axis that they use, of the display face a file for
 * each of its two weights, since a first view needs one of them (decision 89).
 *
 * @type {Record<string, Face & { features?: string, axes?: Record<string, number | { min: number, max: number }> }>}
 */
const screenFaces = {
  'newsreader-display': { ...newsreader, axes: { opsz: 36, wght: 480 } },
  'newsreader-display-strong': { ...newsreader, axes: { opsz: 36, wght: 600 } },
  // The name beside the mark, strong on every page: it stands in the style itself.
  'newsreader-brand': {
    ...newsreader,
    characters: 'Sixgates',
    axes: { opsz: 36, wght: 600 },
    features: 'kern',
  },
  // English, French, Spanish, German and Portuguese, and the signs that stand in their sentences.
  'source-sans-3-latin': {
    package: sourceSans,
    file: 'files/source-sans-3-latin-wght-normal.woff2',
    characters: `${between([0x20, 0x7e], [0xa0, 0xff], [0x2009, 0x200d], [0x2010, 0x2026], [0x2030, 0x203a])}Œœıˆƒ˜⁄€™−\u202f\u2060`,
  },
  // What a price has beyond these, fetched where one holds it: signs, and the letters of the koruna and the złoty.
  'newsreader-signs': {
    ...newsreader,
    file: 'files/newsreader-latin-ext-opsz-normal.woff2',
    characters: `${signs}čł`,
    axes: { opsz: 36, wght: 480 },
  },
  'source-sans-3-signs': {
    package: sourceSans,
    file: 'files/source-sans-3-latin-ext-wght-normal.woff2',
    characters: signs,
  },
  // The other letters of Europe: names and addresses that somebody types.
  'source-sans-3-latin-ext': {
    package: sourceSans,
    file: 'files/source-sans-3-latin-ext-wght-normal.woff2',
    characters: between([0x100, 0x130], [0x132, 0x151], [0x154, 0x17f], [0x218, 0x21b], [0x1e9e, 0x1e9e]),
  },
};

/** What shapes and places letters; small capitals and the like would only add glyphs. */
const features =
  'ccmp locl rlig liga calt clig rclt kern mark mkmk curs init medi fina isol nukt akhn rphf rkrf pref blwf half pstf abvf vatu cjct cfar pres abvs blws psts haln dist abvm blwm';

const node = await findNode();
await install(node);
const packages = [...Object.values(faces), ...Object.values(screenFaces)].map((face) => face.package);
await withFonts(node, packages, subsetFaces);

/** @param {string} home where the packages are */
async function subsetFaces(home) {
  const { default: subset } = await import('subset-font');
  for (const [name, face] of Object.entries(screenFaces)) {
    write(
      join(root, 'src/web/themes/fonts', `${name}.woff2`),
      await subset(wholeOf(home, face), face.characters, {
        targetFormat: 'woff2',
        variationAxes: face.axes ?? { wght: { min: 400, max: 600 } },
        noHinting: true,
        keepFeatures: (face.features ?? 'ccmp locl kern mark mkmk liga calt lnum tnum').split(' '),
      }),
    );
  }
  for (const [name, face] of Object.entries(faces)) {
    const trimmed = { noHinting: true, keepFeatures: features.split(' '), dropTables: ['STAT', 'gasp'] };
    const options = { targetFormat: 'sfnt', ...(face.hinted ? {} : trimmed) };
    write(
      join(root, 'assets/fonts', `${name}.ttf`),
      await subset(wholeOf(home, face), face.characters, options),
    );
  }
}

/**
 * The face as its package has it.
 *
 * @param {string} home
 * @param {Face} face
 */
function wholeOf(home, face) {
  const folder = face.package.slice(0, face.package.lastIndexOf('@'));
  return readFileSync(join(home, folder, face.file));
}

/**
 * @param {string} file
 * @param {Uint8Array} bytes
 */
function write(file, bytes) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${basename(file)}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

/**
 * A Noto face whose package holds a file for each script; letters are joined, or kept apart, by marks of their own.
 *
 * @param {string} name
 * @param {Range[]} ranges
 * @returns {Face}
 */
function noto(name, ...ranges) {
  const script = name.split('-').at(-1);
  return {
    package: `@fontsource/noto-${name}@5.3.0`,
    file: `files/noto-${name}-${script}-500-normal.woff2`,
    characters: `${between(...ranges)} -\u200c\u200d`,
  };
}

/**
 * A weight of the text face of paper: the letters of Europe, and the signs of what is counted and measured.
 *
 * @param {string} weight as its package calls it
 * @returns {Face}
 */
function sourceSansOf(weight) {
  return {
    package: '@expo-google-fonts/source-sans-3@0.4.1',
    file: `${weight}/SourceSans3_${weight}.ttf`,
    characters: `${between([0x20, 0x24f], [0x2010, 0x206f])}Ωμ№™←↑→↓∑−√∞≈≤≥${signs}`,
    hinted: true,
  };
}

/**
 * All characters from the first to the last of each range.
 *
 * @param {Range[]} ranges
 */
function between(...ranges) {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
    .map((code) => String.fromCodePoint(code))
    .join('');
}
