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
export function mapPage({ places, words, write, scoreOf }: Telling): Block[] {
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
        paragraphs: [clear ? said[field] : write(said.between[near], { first, second })],
      },
      clear ? { lead: said.kinds[field] } : {},
    ),
  ];
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
