import type { Block } from '#contract/blocks.ts';
import { headed, leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { isUndecided } from '../likely.ts';
import { togetherOn } from '../pairs.ts';
import { pairScenes } from '../pictured.ts';
import { sideOf } from '../score.ts';
import { lettersOn, type Telling } from '../telling.ts';

/** On each axis, life with somebody on one's own side of it, and with somebody on the other. */
export function togetherPages({ result, words, write }: Telling): Block[] {
  const { together } = words.report;
  return result.axes.flatMap((score) => {
    const { id } = score;
    const side = sideOf(score);
    return [
      headed(
        leafOf(
          `together-${id}`,
          write(together.title, { axis: words.axes[id].name }),
          isUndecided(score) ? write(together.undecided, lettersOn(score)) : undefined,
        ),
        'subconscious',
        pairScenes[id],
      ),
      prose({ id: `${id}-same`, title: together.same, paragraphs: togetherOn(words, id, side, side) }),
      prose({
        id: `${id}-different`,
        title: together.different,
        paragraphs: togetherOn(words, id, 'low', 'high'),
      }),
    ];
  });
}
