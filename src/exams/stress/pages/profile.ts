import type { Block, ScaleRow } from '#contract/blocks.ts';
import { prose } from '../../kit/prose.ts';
import { plain, rowOf } from '../../kit/rows.ts';
import { levelOf } from '../levels.ts';
import { burdens, type Scale } from '../scales.ts';
import { pointScale, referenceRange } from '../score.ts';
import type { Shape } from '../shape.ts';
import type { StressWords } from '../words/index.ts';
import type { Telling } from './telling.ts';

/** Which end of a scale adds to the load: more of demands, and less of what carries through them. */
export const polesOf = ({ ends: { light, heavy } }: StressWords['scales'], scale: Scale) =>
  burdens[scale] === 1 ? { low: light, high: heavy } : { low: heavy, high: light };

/** Of each scale what it is, and where one stands on it. */
export function rowsOf({ result, words }: Pick<Telling, 'result' | 'words'>): ScaleRow[] {
  return result.scales.map((scale) => {
    const { about, readings } = words.scales[scale.id];
    return rowOf(scale, levelOf(scale.value), {
      label: words.test.scale[scale.id],
      levels: words.test.level,
      readings,
      about,
      poles: polesOf(words.scales, scale.id),
    });
  });
}

/** The four scales as a picture, and a row each. */
export function profileBlocks(telling: Telling): Block[] {
  const { result, words, write } = telling;
  const said = words.report.profile;
  return [
    {
      block: 'profile',
      title: said.title,
      lead: leadOf(telling),
      sides: result.scales.map((scale) => ({
        id: scale.id,
        label: words.test.scale[scale.id],
        score: plain(scale),
      })),
      scale: pointScale,
      referenceRange,
      alt: write(said.chart, { from: referenceRange.low, to: referenceRange.high }),
      howTo: said.howTo,
    },
    {
      block: 'scales',
      form: 'table',
      title: said.rowsTitle,
      rows: rowsOf(telling),
      scale: pointScale,
      referenceRange,
    },
  ];
}

/** What stands out, by its name. */
const standingOut = ({ heaviest, lightest }: Shape): 'both' | 'heaviest' | 'lightest' | 'flat' =>
  heaviest ? (lightest ? 'both' : 'heaviest') : lightest ? 'lightest' : 'flat';

function leadOf({ result: { shape }, words, write }: Telling): string {
  const nameOf = (scale: Scale | null) => (scale ? words.test.scale[scale] : '');
  return write(words.report.profile.lead[standingOut(shape)], {
    heaviest: nameOf(shape.heaviest),
    lightest: nameOf(shape.lightest),
  });
}

/** What weighs and what carries most, where that is more than chance. */
export function shapeProse({ result: { shape }, words }: Telling): Block {
  const { title, ...said } = words.report.shape;
  const paragraphs = [
    ...(shape.heaviest ? [said.heaviest[shape.heaviest]] : []),
    ...(shape.lightest ? [said.lightest[shape.lightest]] : []),
  ];
  return prose({
    id: 'shape',
    title: title[standingOut(shape)],
    paragraphs: paragraphs.length > 0 ? paragraphs : [said.flat],
  });
}
