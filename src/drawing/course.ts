import { round, svg } from './svg.ts';

export const courseField = { width: 1000, height: 240 } as const;

interface Bar {
  readonly outcome: 'solved' | 'missed' | 'open';
  /** From 0 to 1. */
  readonly value: number;
}

export interface CoursePalette {
  readonly solved: string;
  readonly missed: string;
  readonly line: string;
}

/**
 * A bar for each question. Solved ones are filled with one colour, others with a lighter one, and open ones have only an edge:
 * shape tells them apart where colours do not.
 *
 * @param level where a line crosses all of them, from 0 to 1
 */
export function drawCourse(
  bars: readonly Bar[],
  level: number | undefined,
  { solved, missed, line }: CoursePalette,
): string {
  const { width, height } = courseField;
  const foot = height - 2;
  const step = width / bars.length;
  const wide = round(step * 0.68);
  const drawn = bars.map(({ outcome, value }, at) => {
    const tall = Math.max(6, round(value * (foot - 6)));
    const [x, y] = [round(at * step + (step - wide) / 2), round(foot - tall)];
    const size = `x="${x}" y="${y}" width="${wide}" height="${round(tall)}" rx="3"`;
    if (outcome === 'open')
      return `<rect ${size} fill="none" stroke="${line}" stroke-width="2" stroke-dasharray="5 4"/>`;
    return outcome === 'solved'
      ? `<rect ${size} fill="${solved}"/>`
      : `<rect ${size} fill="${missed}" stroke="${line}" stroke-width="2"/>`;
  });
  const across = level === undefined ? undefined : round(foot - level * (foot - 6));
  return svg(
    width,
    height,
    ...drawn,
    `<path d="M0 ${foot + 1}H${width}" stroke="${line}" stroke-width="2"/>`,
    across === undefined
      ? ''
      : `<path d="M0 ${across}H${width}" stroke="${line}" stroke-width="2" stroke-dasharray="2 6"/>`,
  );
}
