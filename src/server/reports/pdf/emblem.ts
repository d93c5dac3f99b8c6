import type { Emblem } from '#contract/blocks.ts';
import { drawSign } from '#drawing/sign.ts';
import type { Variety } from '#locale/locales.ts';
import { printAxis } from './blocks/axes.ts';
import { printCurve } from './blocks/curve.ts';
import { printHexagon } from './blocks/hexagon.ts';
import { printed } from './pictures.ts';

type Drawing = Emblem['drawing'];
type Drawn = {
  readonly [Kind in Drawing['kind']]: (drawing: Extract<Drawing, { kind: Kind }>, locale: Variety) => object;
};

const drawings: Drawn = {
  curve: printCurve,
  axis: printAxis,
  picture: ({ picture }) => ({ picture: printed(picture) }),
  hexagon: printHexagon,
};

/** What a result is known by, for cover and certificate. */
export function printEmblem({ facts, drawing, sign }: Emblem, locale: Variety) {
  const print = drawings[drawing.kind] as (drawing: Drawing, locale: Variety) => object;
  return {
    facts: facts.map(({ label = '', value, text = '' }) => ({ label, value, text })),
    kind: drawing.kind,
    drawing: print(drawing, locale),
    sign: sign ? drawSign(sign) : null,
  };
}
