import type { Emblem } from '#contract/blocks.ts';
import { curveField, curveX, drawCurve, scaleTicks } from '#drawing/bell-curve.ts';
import { numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { palette } from '../palette.ts';

type Curve = Omit<Extract<Emblem['drawing'], { kind: 'curve' }>, 'kind'>;

const shareOf = (score: number, scale: Curve['scale']) => curveX(score, scale) / curveField.width;

/** A score on its curve, with the numbers under it. */
export function printCurve({ interval, at, scale, poles, alt }: Curve, locale: Variety) {
  const number = numberFormat(languageTags[locale]);
  const marked = at === undefined ? null : { text: number.format(at), share: shareOf(at, scale) };
  return {
    curve: drawCurve({ ...interval, ...(at !== undefined && { at }), scale }, palette),
    curveAlt: alt,
    marked,
    poles: poles ?? [],
    ticks: scaleTicks(scale).map((tick) => ({ text: number.format(tick), share: shareOf(tick, scale) })),
  };
}
