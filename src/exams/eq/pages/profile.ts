import type { Block, ScaleRow } from '#contract/blocks.ts';
import { prose } from '../../kit/prose.ts';
import { plain, rowOf } from '../../kit/rows.ts';
import { levelOf } from '../levels.ts';
import { pointScale, referenceRange } from '../score.ts';
import type { Telling } from './telling.ts';

/** Of each branch what it is, and where one stands in it. */
export function rowsOf({ result, words }: Pick<Telling, 'result' | 'words'>): ScaleRow[] {
  return result.scales.map((scale) => {
    const { about, readings } = words.report.branches[scale.id];
    return rowOf(scale, levelOf(scale.value), {
      label: words.test.branch[scale.id],
      levels: words.test.level,
      readings,
      about,
      poles: words.report.branches.ends,
    });
  });
}

/** The four branches as a picture, and a row each. */
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
        label: words.test.branch[scale.id],
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
  const { strongest, weakest } = result.shape;
  const said = words.report.profile;
  return [...(strongest ? [said.strongest[strongest]] : []), ...(weakest ? [said.weakest[weakest]] : [])];
}

/** What stands out, where that is more than chance. */
export function shapeProse(telling: Telling): Block {
  const { shapeTitle, flat } = telling.words.report.profile;
  const outstanding = outstandingOf(telling);
  return prose({
    id: 'shape',
    title: shapeTitle,
    paragraphs: outstanding.length > 0 ? outstanding : [flat],
  });
}
