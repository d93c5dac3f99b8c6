/**
 * Contrast of every pair of colours that meet on a screen, for six themes in both schemes, from the tokens themselves:
 * node docs/design/contrast.mjs. Exits with 1 when a pair fails WCAG 2.2 AA (4.5 for text, 3 for large text
 * and the parts of controls) or a colour leaves sRGB.
 */
import { readFile } from 'node:fs/promises';

const themesCss = await readFile(new URL('../../src/web/themes/themes.css', import.meta.url), 'utf8');
const tokensCss = await readFile(new URL('../../src/web/themes/tokens.css', import.meta.url), 'utf8');

const text = 4.5;
const large = 3;
/** foreground, background, minimum */
const pairs = [
  ...['paper', 'raised', 'sunk', 'accent-soft'].flatMap((ground) => [
    ['ink', ground, text],
    ['ink-soft', ground, text],
    ['accent', ground, text],
    ['accent-strong', ground, text],
    ['focus', ground, large],
    ['edge', ground, large],
  ]),
  ['accent-ink', 'accent', text],
  ['accent-ink', 'accent-strong', text],
  ['paper', 'ink', text],
  ...['good', 'warn', 'bad'].flatMap((role) => [
    [role, 'paper', text],
    [role, 'raised', text],
    [role, `${role}-soft`, text],
  ]),
  ['bad', 'accent-soft', text],
  ['figure-ink', 'raised', large],
  ['figure-ink', 'accent-soft', large],
  ['figure-mid', 'raised', large],
  ['chart-line', 'chart-area', large],
  ['ink', 'chart-area', text],
  ['ink', 'chart-band', text],
];

/** all custom properties of one rule body */
const properties = (css) =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );
const themes = Object.fromEntries(
  [...themesCss.matchAll(/\[data-theme=['"](\w+)['"]\]\s*\{([^}]*)\}/g)].map(([, name, body]) => [
    name,
    properties(body),
  ]),
);
const tokens = properties(tokensCss.split(':lang(ja)')[0]);

const resolve = (value, values) =>
  value.replace(/var\(--([\w-]+)\)/g, (_, name) => {
    if (!(name in values)) throw new Error(`no token --${name}`);
    return resolve(values[name], values);
  });
const side = (value, dark) => {
  const body = /^light-dark\(\s*(.*)\s*\)$/.exec(value)?.[1];
  if (!body) return value;
  let depth = 0;
  const cut = [...body].findIndex((c) => {
    if (c === '(') depth += 1;
    if (c === ')') depth -= 1;
    return c === ',' && depth === 0;
  });
  return (dark ? body.slice(cut + 1) : body.slice(0, cut)).trim();
};
const product = (value) =>
  value.replace(/calc\(([\d.]+) \* ([\d.]+)\)/, (_, a, b) => String(Number(a) * Number(b)));

/** OKLCH to linear sRGB (Ottosson 2020) */
const linear = (value) => {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(product(value));
  if (!parts) throw new Error(`not an opaque oklch colour: ${value}`);
  const [lightness, chroma, hue] = parts.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};
const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (one, other) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const rows = [];
const outside = new Set();
for (const [theme, own] of Object.entries(themes)) {
  const values = { ...tokens, ...own };
  const colour = (name, dark) => {
    let value = values[name];
    while (/^var\(--[\w-]+\)$/.test(value)) value = values[value.slice(6, -1)];
    const channels = linear(side(resolve(value, values), dark));
    if (channels.some((c) => c < -0.002 || c > 1.002))
      outside.add(`${theme} ${dark ? 'dark' : 'light'} --${name}`);
    return channels.map((c) => Math.min(1, Math.max(0, c)));
  };
  for (const [fore, back, least] of pairs) {
    for (const dark of [false, true]) {
      const ratio = contrast(colour(fore, dark), colour(back, dark));
      rows.push({ theme, scheme: dark ? 'dark' : 'light', fore, back, least, ratio, ok: ratio >= least });
    }
  }
}

const names = Object.keys(themes);
for (const scheme of ['light', 'dark']) {
  console.log(`\n${scheme.padEnd(30)} least ${names.map((n) => n.padStart(12)).join('')}`);
  for (const [fore, back, least] of pairs) {
    const cells = names.map((theme) => {
      const row = rows.find(
        (r) => r.theme === theme && r.scheme === scheme && r.fore === fore && r.back === back,
      );
      return `${row.ratio.toFixed(2)}${row.ok ? ' ' : '!'}`.padStart(12);
    });
    console.log(`${`${fore} on ${back}`.padEnd(30)} ${String(least).padStart(5)} ${cells.join('')}`);
  }
}
const failed = rows.filter((r) => !r.ok);
console.log(
  `\n${rows.length} pairs, ${failed.length} fail; lowest ${Math.min(...rows.map((r) => r.ratio / r.least)).toFixed(2)} × the minimum`,
);
for (const name of outside) console.log(`outside sRGB: ${name}`);
process.exitCode = failed.length || outside.size ? 1 : 0;
