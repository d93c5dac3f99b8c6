import { round, svg } from './svg.ts';

/** One question: what became of it, and how long it took. */
export interface Rung {
  readonly outcome: 'solved' | 'wrong' | 'open';
  /** In seconds. */
  readonly seconds: number;
}

/** Colours as the page or the paper has them. */
export interface LadderPalette {
  /** What is lit. */
  readonly lit: string;
  /** What is not: filled where an answer was given, an outline where none was. */
  readonly unlit: string;
  readonly ground: string;
  readonly axis: string;
}

/** In the units of the drawing; it is as wide as the widest rung. */
export const ladderField = { width: 300, pitch: 14, thickness: 9 } as const;

/** A rung is never so short that its colour is lost. */
const shortest = ladderField.thickness;

/** So many times the middle time are drawn to scale: one question left open over a lunch would flatten all others. */
const drawnToScale = 5;

/** Round times for the line that shows the scale, in seconds. */
const roundTimes = [5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800];

/** How wide times are drawn. */
export interface LadderScale {
  /** What the whole width stands for, in seconds. */
  readonly widest: number;
  /** A round time that fits into half the width, to be shown beside the drawing. */
  readonly unit: number;
  /** Whether some rung took longer than the width can show. */
  readonly cut: boolean;
}

export function ladderScale(rungs: readonly Rung[]): LadderScale {
  const times = rungs.map(({ seconds }) => seconds).toSorted((one, other) => one - other);
  const longest = Math.max(1, times.at(-1) ?? 1);
  const middle = times[Math.floor(times.length / 2)] ?? 1;
  const widest = middle > 0 ? Math.min(longest, drawnToScale * middle) : longest;
  const unit = roundTimes.findLast((time) => time <= widest / 2) ?? 1;
  return { widest, unit, cut: longest > widest };
}

/** Height of the drawing for so many rungs. */
export const ladderHeight = (count: number): number => count * ladderField.pitch;

/** Middle of a rung from above, as a share of the height. The first rung is the lowest. */
export const rungShare = (at: number, count: number): number => 1 - (at + 0.5) / count;

/**
 * Rungs from the lowest upwards around a middle line, each as wide as it took time; one that took longer than can be
 * drawn has a gap near each of its ends. Numbers are set by the page.
 */
export function drawLadder(rungs: readonly Rung[], { lit, unlit, ground, axis }: LadderPalette): string {
  const { width, pitch, thickness } = ladderField;
  const { widest } = ladderScale(rungs);
  const height = ladderHeight(rungs.length);
  const drawn = rungs.map(({ outcome, seconds }, at) => {
    const wide = Math.max(shortest, (width * Math.min(seconds, widest)) / widest);
    const top = height - (at + 0.5) * pitch - thickness / 2;
    const left = (width - wide) / 2;
    const body =
      outcome === 'open'
        ? bar(
            left + 0.6,
            top + 0.6,
            wide - 1.2,
            thickness - 1.2,
            `fill="${ground}" stroke="${unlit}" stroke-width="1.2"`,
          )
        : bar(left, top, wide, thickness, `fill="${outcome === 'solved' ? lit : unlit}"`);
    return seconds > widest ? body + gaps(left, top, wide, ground) : body;
  });
  return svg(
    width,
    height,
    `<path d="M${width / 2} 0V${height}" stroke="${axis}" stroke-width="1"/>`,
    ...drawn,
  );
}

const bar = (x: number, y: number, width: number, height: number, paint: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(height / 2)}" ${paint}/>`;

/** Slanting cuts through a rung near its ends. */
const gaps = (left: number, top: number, wide: number, ground: string): string => {
  const { thickness } = ladderField;
  const cut = (x: number) => `M${round(x)} ${round(top + thickness + 1)}L${round(x + 4)} ${round(top - 1)}`;
  return `<path d="${cut(left + 16)}${cut(left + wide - 20)}" stroke="${ground}" stroke-width="3"/>`;
};
