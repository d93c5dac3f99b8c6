import type { BlockOf } from '#contract/blocks.ts';
import { drawAxis } from '#drawing/axis.ts';
import { palette } from '../palette.ts';
import { printBecause } from './because.ts';

/** Axes between two poles. */
export const printAxes = ({ title, lead, rows }: BlockOf<'axes'>) => ({
  title,
  lead: lead ?? '',
  rows: rows.map(({ poles, at, low, high, value, reading, because }) => ({
    poles,
    value,
    reading,
    because: printBecause(because),
    drawing: drawAxis({ at, low, high }, palette),
    // What is drawn stands beside it in words.
    alt: `${poles[0]} – ${poles[1]}: ${value}`,
  })),
});
