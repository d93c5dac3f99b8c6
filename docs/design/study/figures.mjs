// Figures of the study: the sample item, the curve, the gates, the map. Plain data in, SVG text out.
const n = (v) => +v.toFixed(2);

// --- gates: six arches, k of them lit ---
const ARCHES = [
  [24, 20, 3, 47], [24.8, 16, 8, 44.4], [25.6, 12.4, 12.6, 41.8],
  [26.3, 9.2, 16.8, 39.4], [26.9, 6.3, 20.6, 37.2], [27.4, 3.7, 24, 35.4],
];
/** six receding doorways, the first `lit` of them drawn in full, the others faint */
export const gates = (lit = 6) =>
  `<svg class="gates" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true">${ARCHES.map(
    ([x, w, t, b], i) =>
      `<path d="M${n(x - w)} ${b}V${n(t + w)}a${w} ${w} 0 0 1 ${2 * w} 0V${b}"${i < lit ? '' : ' opacity=".3"'} vector-effect="non-scaling-stroke"${i === 5 && lit === 6 ? ' fill="currentColor"' : ''}/>`,
  ).join('')}</svg>`;

export const mark = `<svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true"><path fill-rule="evenodd" d="M4 46V23a20 20 0 0 1 40 0V46zM9.8 46V23.8a15.2 15.2 0 0 1 30.4 0V46zM14.8 46V24.8a11.2 11.2 0 0 1 22.4 0V46zM19 46V25.9a7.9 7.9 0 0 1 15.8 0V46zM22.5 46V27.2a5.2 5.2 0 0 1 10.4 0V46zM25.4 46V28.4a3 3 0 0 1 6 0V46z"/></svg>`;

// --- sample item: shape by Latin square, shade by column, a satellite that moves on by an eighth ---
const SHAPES = {
  circle: '<circle cx="50" cy="50" r="25"/>',
  square: '<path d="M28 28h44v44H28z"/>',
  triangle: '<path d="M50 22.5l28.5 49.5h-57z"/>',
};
const SHADES = ['var(--figure-ground)', 'var(--figure-mid)', 'var(--figure-ink)'];
export const cell = ([shape, shade, turn]) => {
  const a = (turn * Math.PI) / 4 - Math.PI / 2;
  return `<g fill="${SHADES[shade]}" stroke="var(--figure-ink)" stroke-width="2.5" stroke-linejoin="round">${SHAPES[shape]}</g><circle cx="${n(50 + 41 * Math.cos(a))}" cy="${n(50 + 41 * Math.sin(a))}" r="5" fill="var(--figure-ink)"/>`;
};
const GRID = [
  ['circle', 0, 0], ['square', 1, 1], ['triangle', 2, 2],
  ['square', 0, 3], ['triangle', 1, 4], ['circle', 2, 5],
  ['triangle', 0, 6], ['circle', 1, 7],
];
export const OPTIONS = [
  ['square', 1, 0], ['circle', 2, 0], ['square', 2, 7], ['square', 2, 0], ['triangle', 2, 0], ['square', 0, 0],
];
export const matrix = (label) => {
  const cells = GRID.map((c, i) => `<g transform="translate(${(i % 3) * 112} ${Math.floor(i / 3) * 112})">${cell(c)}</g>`).join('');
  const lines = `<path d="M106 4v316M218 4v316M4 106h316M4 218h316" stroke="var(--line)" stroke-width="1.5" fill="none"/>`;
  const hole = `<rect x="232" y="232" width="84" height="84" rx="6" fill="none" stroke="var(--edge)" stroke-width="2" stroke-dasharray="3 6" stroke-linecap="round"/>`;
  return `<svg class="matrix" viewBox="0 0 324 324" role="img" aria-label="${label}">${lines}${cells}${hole}</svg>`;
};
export const option = (o) => `<svg viewBox="0 0 100 100" aria-hidden="true">${cell(o)}</svg>`;

// --- the curve: classical IQ scale, mean 100, deviation 15; x in percent of the width, labels are HTML ---
const FROM = 52, TO = 148;
const density = (q) => Math.exp(-((q - 100) ** 2) / 450);
const X = (q) => ((q - FROM) / (TO - FROM)) * 1000;
const Y = (q) => 196 - 184 * density(q);
const run = (a, b) => { const p = []; for (let q = a; q < b; q += 1.5) p.push(`${n(X(q))} ${n(Y(q))}`); p.push(`${n(X(b))} ${n(Y(b))}`); return p; };
const area = (a, b) => `M${n(X(a))} 196L${run(a, b).join('L')}V196z`;
export const percent = (q) => `${n(X(q) / 10)}%`;
/** @param {{low:number, high:number, at?:number, label:string, ticks?:number[]}} o */
export const curve = ({ low, high, at, label, you, ticks = [55, 70, 85, 100, 115, 130, 145] }) => `
<figure class="curve" role="img" aria-label="${label}">
  <svg viewBox="0 0 1000 200" preserveAspectRatio="none" aria-hidden="true">
    <path d="${area(FROM, TO)}" fill="var(--chart-area)"/>
    ${low ? `<path d="${area(low, high)}" fill="var(--chart-band)"/>` : ''}
    <path d="M${run(FROM, TO).join('L')}" fill="none" stroke="var(--edge)" stroke-width="1.5" vector-effect="non-scaling-stroke"/>
    <path d="M0 196H1000" stroke="var(--edge)" vector-effect="non-scaling-stroke"/>
    ${at ? `<path d="M${n(X(at))} 0V196" stroke="var(--chart-line)" stroke-width="2" vector-effect="non-scaling-stroke"/>` : ''}
  </svg>
  ${at ? `<span class="curve__you" style="left:${percent(at)}">${you}</span>` : you ? `<span class="curve__band" style="left:${percent((low + high) / 2)}">${you}</span>` : ''}
  <ol class="curve__axis" role="list">${ticks.map((q) => `<li style="left:${percent(q)}">${q}</li>`).join('')}</ol>
</figure>`;

/** a score on its reference range, all on one scale */
export const gauge = ({ low, high, at, from = 0, to = 100, label }) => {
  const p = (v) => n(((v - from) / (to - from)) * 100);
  return `<span class="gauge" role="img" aria-label="${label}"><span class="gauge__range" style="left:${p(low)}%;width:${n(p(high) - p(low))}%"></span><span class="gauge__at" style="left:${p(at)}%"></span></span>`;
};

export const icon = {
  next: '<svg class="icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 10h12M11.5 5.5 16 10l-4.5 4.5"/></svg>',
  back: '<svg class="icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M16 10H4M8.5 5.5 4 10l4.5 4.5"/></svg>',
  tick: '<svg class="icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m4.5 10.5 3.5 3.5 7.5-8"/></svg>',
  cross: '<svg class="icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="m5.5 5.5 9 9m0-9-9 9"/></svg>',
  clock: '<svg class="icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><circle cx="10" cy="10" r="7"/><path d="M10 6v4.2l2.6 1.6"/></svg>',
  menu: '<svg class="icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" aria-hidden="true"><path d="M3 7h14M3 13h14"/></svg>',
  lock: '<svg class="icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" aria-hidden="true"><path d="M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9"/></svg>',
};
