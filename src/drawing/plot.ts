import { round, svg } from './svg.ts';

/** A scale of a plot: its ends, and the values that are written at it. */
export interface PlotAxis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  /** How a value is written; as it is where left out. */
  write?(value: number): string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is drawn in one field. */
export interface Panel {
  readonly title: string;
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  /** A value that is aimed at, across the whole field. */
  readonly aim?: number;
  readonly line?: readonly Point[];
  /** Dots, each with the reach of chance around it where it has one. */
  readonly dots?: readonly (Point & { readonly low?: number; readonly high?: number })[];
}

/** One bar of a list. */
export interface Bar {
  readonly name: string;
  /** From 0 to `most`. */
  readonly value: number;
  readonly written: string;
}

/** Colours of the page that a plot stands in; by itself, on paper or in a repository, it has its own. */
const ink = 'var(--ink, #24222e)';
const soft = 'var(--ink-soft, #5d5a6b)';
const rule = 'var(--line, #dcd9e2)';
const accent = 'var(--accent, #4b3f8f)';
const ground = 'var(--paper, #ffffff)';

const family = 'font-family="system-ui, sans-serif" font-size="10"';

/** Of the whole drawing, in units: as wide as a phone shows it, so that what is written keeps its size there. */
const width = 360;
const panel = { width: 176, height: 132, left: 26, right: 6, top: 20, bottom: 18 } as const;
const gap = width - 2 * panel.width;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${round(x)}" y="${round(y)}" ${more}>${escaped(words)}</text>`;

/** The whole drawing; whoever shows it says in words what it is. */
const sheet = (height: number, parts: readonly string[]) =>
  svg(
    width,
    round(height),
    `<rect width="${width}" height="${round(height)}" fill="${ground}"/>`,
    `<g ${family} fill="${soft}">`,
    ...parts,
    '</g>',
  );

function drawPanel({ title, x, y, aim, line, dots = [] }: Panel, left: number, top: number): string {
  const [start, end] = [left + panel.left, left + panel.width - panel.right];
  const [high, foot] = [top + panel.top, top + panel.height - panel.bottom];
  const across = (value: number) => round(start + ((value - x.from) / (x.to - x.from)) * (end - start));
  const within = (value: number) => Math.min(y.to, Math.max(y.from, value));
  const up = (value: number) => round(foot - ((within(value) - y.from) / (y.to - y.from)) * (foot - high));
  const write = (axis: PlotAxis, value: number) => axis.write?.(value) ?? String(value);
  return [
    text(start, top + 11, title, `fill="${ink}" font-weight="600"`),
    ...y.ticks.map((tick) => `<path d="M${start} ${up(tick)}H${end}" stroke="${rule}"/>`),
    ...y.ticks.map((tick) => text(start - 4, up(tick) + 3, write(y, tick), 'text-anchor="end"')),
    ...x.ticks.map((tick) => text(across(tick), foot + 13, write(x, tick), 'text-anchor="middle"')),
    aim === undefined
      ? ''
      : `<path d="M${start} ${up(aim)}H${end}" stroke="${soft}" stroke-dasharray="3 3"/>`,
    ...dots.map(({ x: at, low, high: most }) =>
      low === undefined || most === undefined
        ? ''
        : `<path d="M${across(at)} ${up(low)}V${up(most)}" stroke="${accent}" stroke-opacity="0.45"/>`,
    ),
    line && line.length > 0
      ? `<path d="M${line.map((point) => `${across(point.x)} ${up(point.y)}`).join('L')}" fill="none" stroke="${accent}" stroke-width="1.6"/>`
      : '',
    ...dots.map((dot) => `<circle cx="${across(dot.x)}" cy="${up(dot.y)}" r="2.4" fill="${accent}"/>`),
  ].join('');
}

/**
 * Panels of one kind beside each other, two in a row.
 *
 * @param legend what lines and dots are, a line of text each, above the panels
 */
export function drawPanels(panels: readonly Panel[], legend: readonly string[]): string {
  const head = legend.length * 13 + 6;
  const rows = Math.ceil(panels.length / 2);
  return sheet(head + rows * (panel.height + gap), [
    ...legend.map((line, at) => text(0, 11 + at * 13, line)),
    ...panels.map((one, at) =>
      drawPanel(one, (at % 2) * (panel.width + gap), head + Math.floor(at / 2) * (panel.height + gap)),
    ),
  ]);
}

const bar = { row: 17, name: 130, end: 40 } as const;

/**
 * Bars below each other, each with its name before and its number behind it.
 *
 * @param most the value of the longest bar there can be
 */
export function drawBars(bars: readonly Bar[], most: number, legend: readonly string[]): string {
  const head = legend.length * 13 + 6;
  const room = width - bar.name - bar.end;
  return sheet(head + bars.length * bar.row + 4, [
    ...legend.map((line, at) => text(0, 11 + at * 13, line)),
    ...bars.map(({ name, value, written }, at) => {
      const top = head + at * bar.row;
      const long = round((room * Math.min(value, most)) / most);
      return [
        text(bar.name - 8, top + 11, name, `text-anchor="end" fill="${ink}"`),
        `<rect x="${bar.name}" y="${top + 3}" width="${long}" height="10" rx="2" fill="${accent}"/>`,
        text(bar.name + long + 5, top + 11, written),
      ].join('');
    }),
  ]);
}
