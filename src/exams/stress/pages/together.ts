import type { Block, BlockOf } from '#contract/blocks.ts';
import { leafOf } from '../../kit/leaf.ts';
import { percentOf } from '../../kit/percentile.ts';
import { prose } from '../../kit/prose.ts';
import { type Field, fieldOf, whereOf } from '../fields.ts';
import { bandOf } from '../levels.ts';
import { pointScale, pointsOf } from '../score.ts';
import type { Telling } from './telling.ts';

/** Demands grow to the right, control upwards. */
const cornerOf = {
  relaxed: 'upperLeft',
  active: 'upperRight',
  passive: 'lowerLeft',
  strain: 'lowerRight',
} as const satisfies Record<Field, BlockOf<'plane'>['lit']>;

/** Demands and control as a map, with the field that the job lies in. */
export function mapPage(telling: Telling): Block[] {
  const { places, words, write, scoreOf } = telling;
  const said = words.report.map;
  const { field, chance, clear, near, between } = fieldOf(places);
  const [first, second] = between.map((one) => said.kinds[one]) as [string, string];
  const { demand, control, variance } = whereOf(places);
  const points = (covariance: number) => covariance * pointScale.deviation ** 2;
  return [
    leafOf('map', said.title, said.lead),
    {
      block: 'plane',
      axes: { across: said.axis.demand, upwards: said.axis.control },
      corners: {
        upperLeft: said.kinds.relaxed,
        upperRight: said.kinds.active,
        lowerLeft: said.kinds.passive,
        lowerRight: said.kinds.strain,
      },
      ...(clear && { lit: cornerOf[field] }),
      at: { across: pointsOf(demand), upwards: pointsOf(control) },
      spread: {
        across: points(variance.demand),
        upwards: points(variance.control),
        both: points(variance.both),
      },
      scale: pointScale,
      caption: write(said.chance, {
        kind: said.kinds[field],
        share: percentOf(chance),
      }),
      alt: write(said.alt, { demand: scoreOf('demand').value, control: scoreOf('control').value }),
    },
    prose(
      {
        id: 'field',
        title: said.fieldTitle,
        paragraphs: clear
          ? [openingOf(telling, field), said[field]]
          : [write(said.between[near], { first, second })],
      },
      clear ? { lead: said.kinds[field] } : {},
    ),
  ];
}

/**
 * What the field says of the person, no more than the levels of its two scales do: a place is on one side of the middle long
 * before its level is low or high.
 */
function openingOf({ words, scoreOf }: Telling, field: Field): string {
  const { neither, ...opening } = words.report.map.opening;
  const [demand, control] = (['demand', 'control'] as const).map(
    (scale) => bandOf(scoreOf(scale).value) !== 'middle',
  );
  if (!demand && !control) return neither;
  return opening[field][demand && control ? 'both' : demand ? 'demand' : 'control'];
}

/** What support and recovery do with what is asked. */
export function togetherBlocks(telling: Telling): Block[] {
  const { words, scoreOf } = telling;
  const asked = bandOf(scoreOf('demand').value) === 'high' ? 'pressed' : 'calm';
  return [
    ...(['support', 'recovery'] as const).map((id) => {
      const said = words.report.buffers[id];
      return prose({
        id: `${id}-together`,
        title: said.title,
        paragraphs: [said[asked][bandOf(scoreOf(id).value)]],
      });
    }),
  ];
}
