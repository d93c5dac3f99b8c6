import type { Emblem } from '#contract/blocks.ts';
import type { SharedResult } from '#contract/shares.ts';
import { axisMarks, drawAxis } from '#drawing/axis.ts';
import { drawCurve } from '#drawing/bell-curve.ts';
import { drawHexagon } from '#drawing/hexagon.ts';
import { drawSign } from '#drawing/sign.ts';
import type { Variety } from '#locale/locales.ts';
import { clean, settingOf } from './frame.ts';
import { nightHexagon, nightPalette } from './palette.ts';
import { printed } from './pictures.ts';

/** Beside a link, 1200 × 630 (Open Graph); or filling a telephone, 1080 × 1920. */
export const sharedForms = ['card', 'story'] as const;
export type SharedForm = (typeof sharedForms)[number];

export interface SharedInput {
  readonly shown: SharedResult;
  readonly form: SharedForm;
  readonly locale: Variety;
  /** The host where the test is taken. */
  readonly place: string;
}

type Drawing = Emblem['drawing'];
type Grounds = {
  readonly [Kind in Drawing['kind']]: (drawing: Extract<Drawing, { kind: Kind }>) => string;
};

/** What stands behind the words: a file, or a drawing. */
const grounds: Grounds = {
  curve: ({ interval, at, scale }) =>
    drawCurve({ ...interval, ...(at !== undefined && { at }), scale }, nightPalette),
  axis: (drawing) => drawAxis(axisMarks(drawing), nightPalette),
  picture: ({ picture }) => printed(picture),
  hexagon: ({ corners }) => drawHexagon(corners, nightHexagon),
};

/** Everything that the template reads of a card. */
export function sharedData({ shown, form, locale, place }: SharedInput) {
  const { drawing, sign, name, label, result, lines, test } = shown;
  const draw = drawing && (grounds[drawing.kind] as (drawing: Drawing) => string);
  return clean({
    ...settingOf(locale),
    form,
    name,
    label,
    result,
    /** A number stands larger than a name. */
    large: /^\d/.test(result),
    lines,
    test,
    place,
    ground: draw
      ? { kind: drawing.kind, drawn: draw(drawing), poles: drawing.kind === 'axis' ? drawing.poles : [] }
      : { kind: 'shore', drawn: null, poles: [] },
    sign: sign ? drawSign(sign) : null,
  });
}
