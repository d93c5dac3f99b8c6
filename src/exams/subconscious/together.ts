import type { Block } from '#contract/blocks.ts';
import type { PairInput, Together } from '../exam.ts';
import { moreOf, pairOf, scalesOf } from '../kit/together/pair.ts';
import { togetherWords } from '../kit/together/words/index.ts';
import { pictured } from './pictured.ts';
import type { SubconsciousResult } from './result.ts';
import { pointScale } from './score.ts';
import { wordsOf } from './words/index.ts';

/** The gates that resonated most; characters and profiles only where both have their reports. */
function blocks(input: PairInput<SubconsciousResult>): Block[] {
  const { results, extent, locale } = input;
  const words = wordsOf(locale);
  const gates = pairOf({
    of: input,
    scale: pointScale,
    title: words.test.free.gateTitle,
    faces: results.map(({ resonance: { gate } }) => ({
      picture: pictured('gates', gate),
      name: words.gates[gate].name,
    })),
    rows: [],
  });
  if (extent === 'free') return [gates, ...moreOf(input)];
  const faces = results.map(({ character: { id } }) => ({
    picture: pictured('portraits', id),
    name: words.characters[id].name,
    text: words.report.character.nearest,
  }));
  const [own, other] = results;
  const rows = scalesOf([own.scales, other.scales], (id) => {
    const { name, low, high } = words.dimensions[id];
    return { label: name, poles: [low, high] };
  });
  return [pairOf({ of: input, scale: pointScale, faces, rows }), gates];
}

export const together: Together<SubconsciousResult> = {
  shows: (locale) => {
    const { shows } = togetherWords[locale];
    return [shows.gate, shows.character];
  },
  blocks,
};
