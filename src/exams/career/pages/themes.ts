import type { Block } from '#contract/blocks.ts';
import { becauseOf } from '../../kit/because/because.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { influencesOn } from '../influences.ts';
import { appealOf, consistencyOf, levelOf } from '../shape.ts';
import { pairOf, type Theme, themes } from '../themes.ts';
import { gaugeOf } from './code.ts';
import type { Telling } from './telling.ts';

/** A page for each of the three themes: what draws one to it, what it needs, where it trips people up, how to find it. */
export const themePages = (telling: Telling): Block[] =>
  telling.result.code.flatMap((theme, place) => themePage(telling, theme, place));

function themePage(telling: Telling, theme: Theme, place: number): Block[] {
  const { locale, words, steps, scoreOf } = telling;
  const { titles, work, trap, signs, level } = words.report.themes;
  const said = words.themes[theme];
  const id = theme.toLowerCase();
  return [
    leafOf(`theme-${id}`, titles[place] as string, said.about),
    prose(
      { id: `draws-${id}`, title: words.test.theme[theme], paragraphs: said.draws },
      {
        lead: level[levelOf(scoreOf(theme).value) - 1] as string,
        gauge: gaugeOf(telling, theme),
        ...becauseOf(
          locale,
          influencesOn(theme, steps).map(({ id: activity, at, by }) => ({
            by,
            asked: words.test.activities[activity],
            answer: words.test.steps[steps[at] as number] as string,
          })),
        ),
      },
    ),
    prose({ id: `work-${id}`, title: work, paragraphs: [said.work] }),
    prose({ id: `trap-${id}`, title: trap, paragraphs: [said.trap] }),
    prose({ id: `signs-${id}`, title: signs, paragraphs: [said.signs] }),
  ];
}

/** What two of the three make of each other, and what the other three leave out. */
export function togetherPages(telling: Telling): Block[] {
  const { result, words, scoreOf } = telling;
  const [first, second, third] = result.code;
  const { together, themes: said, sure } = words.report;
  const pairs = [
    [first, second],
    [first, third],
    [second, third],
  ] as const;
  const rest = themes
    .filter((theme) => !result.code.includes(theme))
    .toSorted((one, other) => scoreOf(one).value - scoreOf(other).value);
  return [
    leafOf('together', together.title, together.lead),
    ...pairs.map(([one, other]) => {
      const pair = pairOf(one, other);
      const { title, text } = words.pairs[pair];
      return prose({ id: `pair-${pair.toLowerCase()}`, title, paragraphs: [text] });
    }),
    prose({
      id: 'consistency',
      title: sure.consistencyTitle,
      paragraphs: [sure.consistency[consistencyOf(result.code)]],
    }),
    leafOf('rest', said.all.restTitle),
    ...rest.map((theme) =>
      prose(
        {
          id: `rest-${theme.toLowerCase()}`,
          title: words.test.theme[theme],
          paragraphs: [words.themes[theme].low],
        },
        { lead: said.level[levelOf(scoreOf(theme).value) - 1] as string, gauge: gaugeOf(telling, theme) },
      ),
    ),
    prose({
      id: 'elevation',
      title: sure.elevationTitle,
      paragraphs: [sure.elevation[appealOf(result.elevation)]],
    }),
  ];
}
