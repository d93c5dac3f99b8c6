import type { BlockOf, Emblem } from '#contract/blocks.ts';
import { axisMarks, drawAxis } from '#drawing/axis.ts';
import { palette } from '../palette.ts';
import { printBecause } from './because.ts';

/** Axes between two poles. */
export const printAxes = ({ title, lead, ends, rows }: BlockOf<'axes'>) => ({
  title,
  lead: lead ?? '',
  rows: rows.map(({ poles, at, low, high, value, reading, because }) => ({
    poles: namedEnds(poles, ends),
    value,
    reading,
    because: printBecause(because),
    drawing: drawAxis({ at, low, high }, palette),
    // What is drawn stands beside it in words.
    alt: `${poles[0]} – ${poles[1]}: ${value}`,
  })),
});

/** What two ends are called, each with its number on the outside where there is one. */
export const namedEnds = ([low, high]: readonly [string, string], ends?: { low: number; high: number }) =>
  ends ? ([`${ends.low}\u2002${low}`, `${high}\u2002${ends.high}`] as const) : ([low, high] as const);

/** A result between two poles, with what these are called. */
export const printAxis = ({ poles, alt, ...placed }: Extract<Emblem['drawing'], { kind: 'axis' }>) => ({
  axis: drawAxis(axisMarks(placed), palette),
  alt,
  poles: namedEnds(poles, placed.ends),
});
