import type { Block } from '#contract/blocks.ts';
import { listed } from '#locale/list.ts';
import { headed, leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { written } from '../axes.ts';
import { type Telling, undecidedLetters } from '../telling.ts';

interface Remark {
  readonly title: string;
  readonly text: string;
}

/** Remarks in a row under a heading of their own. */
const remarks = (id: string, title: string, all: readonly Remark[]): Block[] => [
  prose({ id, title, paragraphs: [] }),
  { block: 'facts', rows: all.map(({ title: label, text: value }) => ({ label, value })) },
];

/** That its scenes are invented, and which of its letters may not be the person's. */
function frameOf({ result, locale, words, write }: Telling): string {
  const { frame, frameUndecided } = words.report.portrait;
  const letters = undecidedLetters(result);
  const code = written(result.code);
  return letters.length > 0
    ? write(frameUndecided, { code, letters: listed(locale, letters) })
    : write(frame, { code });
}

/** Four pages that are written for the type. */
export function portraitPages(telling: Telling): Block[] {
  const { result, words } = telling;
  const { name, summary, portrait, strengths, blindSpots, work, love, friendship, growth } =
    words.profiles[result.code];
  const titles = words.report.portrait;
  return [
    leafOf('who', titles.who, frameOf(telling)),
    prose({ id: 'portrait', title: name, paragraphs: portrait }),
    prose({ id: 'short', title: titles.short, paragraphs: [summary] }),
    headed(leafOf('sides', titles.sides), 'gates', 'mirror'),
    ...remarks('strengths', titles.strengths, strengths),
    ...remarks('blind-spots', titles.blindSpots, blindSpots),
    headed(leafOf('days', titles.days), 'subconscious', 'sea-floor-room'),
    prose({ id: 'work', title: titles.work, paragraphs: work }),
    prose({ id: 'love', title: titles.love, paragraphs: love }),
    headed(leafOf('ahead', titles.ahead), 'gates', 'bridge'),
    prose({ id: 'friendship', title: titles.friendship, paragraphs: friendship }),
    prose({ id: 'growth', title: titles.growth, paragraphs: [] }),
    { block: 'steps', title: titles.growth, items: growth.map((one) => ({ ...one })) },
  ];
}
