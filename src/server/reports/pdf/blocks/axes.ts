import type { BlockOf, Emblem } from '#contract/blocks.ts';
import { axisMarks, drawAxis } from '#drawing/axis.ts';
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

/** A result between two poles, with what these are called. */
export const printAxis = ({ poles, alt, ...placed }: Extract<Emblem['drawing'], { kind: 'axis' }>) => ({
  axis: drawAxis(axisMarks(placed), palette),
  alt,
  poles,
});
