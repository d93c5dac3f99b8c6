import type { Block, ScaleRow } from '#contract/blocks.ts';
import { prose } from '../../kit/prose.ts';
import { plain, rowOf } from '../../kit/rows.ts';
import { levelOf } from '../levels.ts';
import { pointScale, referenceRange } from '../score.ts';
import type { Telling } from './telling.ts';

/** Of each scale what it is, and where one stands on it. */
export function rowsOf({ result, words }: Pick<Telling, 'result' | 'words'>): ScaleRow[] {
  return result.scales.map((scale) => {
    const { about, readings } = words.scales[scale.id];
    return rowOf(scale, levelOf(scale.value), {
      label: words.test.scale[scale.id],
      levels: words.test.level,
      readings,
      about,
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
      lead: outstandingOf(telling).length > 0 ? said.lead.uneven : said.lead.flat,
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

function outstandingOf({ result, words }: Telling): string[] {
  const { heaviest, lightest } = result.shape;
  const said = words.report.shape;
  return [...(heaviest ? [said.heaviest[heaviest]] : []), ...(lightest ? [said.lightest[lightest]] : [])];
}

/** What weighs and what carries most, where that is more than chance. */
export function shapeProse(telling: Telling): Block {
  const { title, flat } = telling.words.report.shape;
  const outstanding = outstandingOf(telling);
  return prose({ id: 'shape', title, paragraphs: outstanding.length > 0 ? outstanding : [flat] });
}
