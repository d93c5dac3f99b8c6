import type { BlockOf } from '#contract/blocks.ts';
import { curveField, curveX, scaleTicks } from '#drawing/bell-curve.ts';
import { drawCourse } from '#drawing/course.ts';
import { drawPeople } from '#drawing/people.ts';
import { drawProgress } from '#drawing/progress.ts';
import { drawRepeats } from '#drawing/repeats.ts';
import { drawShare } from '#drawing/share.ts';
import { numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { ink, palette } from '../palette.ts';
import { sign, swatch } from './signs.ts';

const progressPalette = { line: palette.mark, range: palette.interval, grid: palette.line, label: ink };
const coursePalette = { solved: palette.mark, missed: palette.area, line: palette.line };

export const printPeople = ({ lit, legend, alt }: BlockOf<'people'>) => ({
  drawing: drawPeople(lit, { lit: palette.mark, unlit: palette.area }),
  alt,
  legend: [
    sign(swatch(palette.mark, palette.mark), legend.lit),
    sign(swatch(palette.area, palette.area), legend.unlit),
  ],
});

export function printRepeats({ caption, alt, ...drawn }: BlockOf<'repeats'>, locale: Variety) {
  const number = numberFormat(languageTags[locale], { maximumFractionDigits: 0 });
  const placed = (score: number) => ({
    text: number.format(score),
    share: curveX(score, drawn.scale) / curveField.width,
  });
  return {
    drawing: drawRepeats(drawn, palette),
    alt,
    caption,
    at: placed(drawn.at),
    ticks: scaleTicks(drawn.scale).map(placed),
  };
}

export const printCourse = ({ bars, level, legend, alt }: BlockOf<'course'>) => ({
  drawing: drawCourse(bars, level?.value, coursePalette),
  alt,
  level: level?.label ?? null,
  places: bars.map(({ place }) => (place === 1 || place % 5 === 0 ? String(place) : '')),
  legend: [
    sign(swatch(coursePalette.solved, coursePalette.solved), legend.solved),
    sign(swatch(coursePalette.missed, coursePalette.line), legend.missed),
    ...(bars.some(({ outcome }) => outcome === 'open')
      ? [sign(swatch('none', coursePalette.line, true), legend.open)]
      : []),
  ],
});

export const printProgress = ({ title, lead, rows, alt }: BlockOf<'progress'>) => ({
  title,
  lead,
  alt,
  rows: rows.map(({ label, value, text, points }) => ({
    label,
    value,
    text: text ?? '',
    drawing: drawProgress(points, progressPalette),
  })),
});

export const printTally = ({ rows, mark, alt }: BlockOf<'tally'>) => ({
  rows: rows.map(({ label, value, text, share, mark: at }) => ({
    label,
    value,
    text: text ?? '',
    drawing: drawShare({ share, mark: at }, { area: palette.area, share: palette.interval, mark: ink }),
  })),
  mark,
  alt,
});
