import type { Block } from '#contract/blocks.ts';
import type { PairInput, Together } from '../exam.ts';
import { pairOf, scalesOf } from '../kit/together/pair.ts';
import { togetherWords } from '../kit/together/words/index.ts';
import { percentScale } from './norm.ts';
import { openTypes } from './open.ts';
import type { TypesResult } from './score.ts';
import { namedAs, poleOf, tellingOf, valueSaid } from './telling.ts';

/** Two types beside each other: who they are, the four axes, and what everybody may read of such a pair. */
function blocks({ results, names, locale }: PairInput<TypesResult>): Block[] {
  const tellings = results.map((result) => tellingOf(result, locale));
  const [own, other] = results;
  const told = openTypes.pair(own.code, other.code, locale);
  const faces = told.types.map(({ code, tagline, picture }, at) => ({
    picture,
    name: namedAs(tellings[at] as (typeof tellings)[number], code),
    text: tagline,
  }));
  const telling = tellingOf(own, locale);
  const rows = scalesOf([own.axes, other.axes], (id) => ({
    label: telling.words.axes[id].name,
    poles: [poleOf(telling, id, 'low').name, poleOf(telling, id, 'high').name],
  }));
  const said = rows.map((row, at) => ({
    ...row,
    said: [
      valueSaid(telling, own.axes[at] as (typeof own.axes)[number]),
      valueSaid(telling, other.axes[at] as (typeof other.axes)[number]),
    ] as const,
  }));
  return [
    pairOf({
      of: { locale, names },
      scale: percentScale,
      faces,
      rows: said,
    }),
    ...told.chapters.map(
      ({ axis, letters, paragraph }): Block => ({
        block: 'prose',
        id: `together-${letters.join('')}`,
        title: axis,
        lead: letters.join(' · '),
        paragraphs: [paragraph],
      }),
    ),
  ];
}

export const together: Together<TypesResult> = {
  shows: (locale) => {
    const { shows } = togetherWords[locale];
    return [shows.type, shows.types];
  },
  blocks,
};
