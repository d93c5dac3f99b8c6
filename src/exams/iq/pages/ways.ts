import type { Block } from '#contract/blocks.ts';
import { leafOf } from '../../kit/leaf.ts';
import { percentOf } from '../../kit/percentile.ts';
import { prose } from '../../kit/prose.ts';
import type { AskedQuestion } from '../facts/index.ts';
import type { Way } from '../facts/ways.ts';
import { hardestOf } from './choose.ts';
import { type Source, sources } from './sources.ts';
import { specimenOf } from './specimen.ts';
import type { Telling } from './telling.ts';

/** The four against what the whole score lets expect: no score of their own, which the total would predict better. */
export function togetherPage({ words, write, facts, exam, names, decimal }: Telling): Block[] {
  const { together } = words.ways;
  const { ways, pattern } = facts;
  const named = (standing: Way['standing']) =>
    names(ways.filter((way) => way.standing === standing).map(({ id }) => id));
  const least = Math.min(...ways.map(({ of }) => of));
  return [
    leafOf('together', together.title, write(together.lead)),
    {
      block: 'tally',
      rows: ways.map(({ id, solved, of, expected }) => ({
        id,
        label: exam.scale[id].label,
        share: solved / of,
        mark: expected / of,
        value: write(together.chart.row, { solved, of, expected: decimal(expected) }),
        text: exam.scale[id].is,
      })),
      mark: together.chart.mark,
      alt: together.chart.alt,
    },
    prose({
      id: 'pattern',
      title: together.pattern.title,
      paragraphs: [
        write(together.pattern[pattern], { aboveNames: named('above'), belowNames: named('below') }),
      ],
    }),
    prose({
      id: 'luck',
      title: together.luck.title,
      paragraphs: [write(together.luck.text, { least, step: Math.round(100 / least) })],
    }),
  ];
}

/** What a page on a way leans on. */
const cited: Readonly<Record<Way['id'], readonly Source[]>> = {
  matrices: ['carpenter1990'],
  series: ['simon1963'],
  analogies: ['gentner1983'],
  spatial: ['shepard1971', 'shepard1972', 'uttal2013'],
};

/** One way of asking: what it asks, how it went, the hardest solved and the easiest missed. */
export function wayPage(telling: Telling, way: Way): Block[] {
  const { words, write, time, decimal, exam, facts } = telling;
  const { each, way: ways } = words.ways;
  const said = ways[way.id];
  const numbers = {
    solved: way.solved,
    spent: time(way.spent),
    turned: telling.form.filter(({ asksShared }) => asksShared).length,
    of: way.of,
    expected: decimal(way.expected),
    name: exam.scale[way.id].label,
  };
  const isShown = way.hardestSolved?.id === facts.climb.hardestSolved?.id;
  const shown = (question: AskedQuestion | undefined, which: 'hardest' | 'easiest'): Block => {
    const absent = (title: string, message: string) =>
      prose({ id: `${way.id}-${which}`, title, paragraphs: [write(message, numbers)] });
    if (!question)
      return which === 'hardest' && isShown && way.hardestSolved
        ? absent(each.hardest.shownTitle, each.hardest.shown)
        : absent(each[which].noneTitle, each[which].none);
    const values = {
      place: question.place,
      share: percentOf(question.solvedBy),
      time: time(question.seconds),
    };
    const text = question.outcome === 'open' ? each.easiest.open : each[which].text;
    const title = {
      hardest: isShown ? each.hardest.another : each.hardest.title,
      easiest: way.of - way.solved === 1 ? each.easiest.onlyTitle : each.easiest.title,
    };
    return specimenOf(telling, question, {
      title: write(title[which], values),
      text: write(text, values),
    });
  };
  return [
    leafOf(way.id, said.title),
    prose({
      id: `${way.id}-asks`,
      title: each.asksTitle,
      paragraphs: [write(said.asks, numbers)],
    }),
    prose({
      id: `${way.id}-you`,
      title: write(each.youTitle, numbers),
      paragraphs: [
        write(said[way.standing], numbers),
        ...(way.median === undefined
          ? []
          : [write(each.time, { ...numbers, time: time(way.median), open: way.open })]),
      ],
    }),
    shown(hardestOf(facts, way), 'hardest'),
    shown(way.easiestMissed, 'easiest'),
    prose({
      id: `${way.id}-practice`,
      title: each.practiceTitle,
      paragraphs: [write(said.practice, numbers)],
    }),
    sources(...cited[way.id]),
  ];
}
