import { oklch } from './colour.ts';
import { round, svg } from './svg.ts';

/** Six shares for the heights of the arches and six for their hues, the outermost first. */
export interface Sign {
  readonly heights: readonly number[];
  readonly hues: readonly number[];
}

/** In the units of the drawing. */
export const signField = { width: 300, height: 370 } as const;

const arches = 6;
/** Half the width of the outermost arch, and how much narrower each next one is. */
const widest = 150;
const narrowing = 23;
/** Height of the outermost arch in the middle of its range, how much lower each next one is, and how far they range. */
const highest = 352;
const lowering = 50;
const range = 36;
/** Nothing stands around the outermost arch: it ranges less, and never beyond the field. */
const outermostRange = 10;

const share = (values: readonly number[], at: number): number => Math.min(1, Math.max(0, values[at] ?? 0.5));

/** Green carries little chroma in the house's nights. */
const greenAround = { hue: 145, reach: 50, least: 0.55 } as const;

/**
 * Six arches one inside the other, from a night to a lamp: heights and hues are the person's own. Each arch lies within the one
 * around it, whatever the shares are.
 */
export function drawSign({ heights, hues }: Sign): string {
  const base = signField.height;
  const night = 195 + 110 * share(hues, 0);
  const lamp = 48 + 45 * share(hues, arches - 1);
  // Through green from the bluer nights, through purple and rose from the redder ones.
  const way = night < 235 ? lamp - night : lamp + 360 - night;
  const drawn = Array.from({ length: arches }, (_, at) => {
    const inwards = at / (arches - 1);
    const half = widest - narrowing * at;
    const own = (at === 0 ? outermostRange : range) * (share(heights, at) - 0.5);
    const shoulder = round(base - (highest - lowering * at + own) + half);
    const hue = (night + way * inwards + 36 * (share(hues, at) - 0.5) + 720) % 360;
    const chroma = (0.045 + 0.08 * Math.sin(Math.PI * (0.15 + 0.75 * inwards))) * greenShare(hue);
    const colour = oklch(0.25 + 0.62 * inwards ** 1.25, chroma, hue);
    const [left, right] = [signField.width / 2 - half, signField.width / 2 + half];
    return `<path d="M${left} ${base}V${shoulder}A${half} ${half} 0 0 1 ${right} ${shoulder}V${base}Z" fill="${colour}"/>`;
  });
  return svg(signField.width, signField.height, ...drawn);
}

function greenShare(hue: number): number {
  const away = Math.min(1, Math.abs(hue - greenAround.hue) / greenAround.reach);
  return greenAround.least + (1 - greenAround.least) * away;
}
