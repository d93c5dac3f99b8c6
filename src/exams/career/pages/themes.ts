import type { Block } from '#contract/blocks.ts';
import { listed } from '#locale/list.ts';
import { becauseOf } from '../../kit/because/because.ts';
import { headed, leafOf } from '../../kit/leaf.ts';
import { percentOf } from '../../kit/percentile.ts';
import { prose } from '../../kit/prose.ts';
import { influencesOn } from '../influences.ts';
import { items } from '../items.ts';
import { dislikedBy, likedIn } from '../likings.ts';
import { amongFirst, appealOf, consistencyOf, isFairlySure, lettersOf } from '../shape.ts';
import { pairOf, type Theme } from '../themes.ts';
import { gaugeOf, namesOf } from './code.ts';
import { inOrder, levelSaid, type Telling } from './telling.ts';

/** A page for each of the three themes: what draws one to it, what it needs, where it trips people up, how to find it. */
export const themePages = (telling: Telling): Block[] =>
  telling.result.code.flatMap((theme, place) => themePage(telling, theme, place));

function themePage(telling: Telling, theme: Theme, place: number): Block[] {
  const { locale, result, words, steps, scoreOf, write } = telling;
  const { titles, work, trap, signs, unsure, unliked } = words.report.themes;
  const said = words.themes[theme];
  const id = theme.toLowerCase();
  const [own, others] = said.draws as [string, string];
  const share = amongFirst(result.places, theme);
  const opening = !lettersOf(result).includes(theme)
    ? unliked
    : isFairlySure(result.places, theme)
      ? own
      : write(unsure, { chance: percentOf(share) });
  return [
    leafOf(`theme-${id}`, titles[place] as string, said.about),
    prose(
      {
        id: `draws-${id}`,
        title: words.test.theme[theme],
        paragraphs: [opening, others],
      },
      {
        lead: levelSaid(telling, scoreOf(theme)),
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
  const { result, words, scoreOf, write } = telling;
  const [first, second, third] = result.code;
  const { together, themes: said, sure } = words.report;
  const pairs = [
    [first, second],
    [first, third],
    [second, third],
  ] as const;
  const rest = inOrder(telling).slice(result.code.length).toReversed();
  return [
    headed(leafOf('together', together.title, together.lead), 'gates', 'bridge'),
    ...pairs.map(([one, other]) => {
      const pair = pairOf(one, other);
      const { title, text } = words.pairs[pair];
      const [said, of] = conditionOf(telling, [one, other]);
      return prose(
        { id: `pair-${pair.toLowerCase()}`, title, paragraphs: [text] },
        of.length > 0 ? { lead: write(together[said], { themes: namesOf(of, telling) }) } : {},
      );
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
          paragraphs: [words.themes[theme].low, ...likedAllTheSame(telling, theme)],
        },
        { lead: levelSaid(telling, scoreOf(theme)), gauge: gaugeOf(telling, theme) },
      ),
    ),
    prose({
      id: 'elevation',
      title: sure.elevationTitle,
      paragraphs: [sure.elevation[appealOf(result.elevation)], ...noes(telling)],
    }),
  ];
}

/** What has to come true before a pair of themes is somebody's: liking one of them at all, or its being in the code. */
function conditionOf({ result }: Telling, pair: readonly Theme[]): ['unliked' | 'unsure', Theme[]] {
  const letters = lettersOf(result);
  const unliked = pair.filter((theme) => !letters.includes(theme));
  if (unliked.length > 0) return ['unliked', unliked];
  return ['unsure', pair.filter((theme) => !isFairlySure(result.places, theme))];
}

/** So many liked activities of a theme that is none of the three are named. */
const mostLiked = 2;

/** What one would like of a theme that is none of the three. */
function likedAllTheSame({ locale, words, steps, write }: Telling, theme: Theme): string[] {
  const { liked, quoted } = words.report.themes;
  const named = likedIn(theme, steps)
    .slice(0, mostLiked)
    .map((id) => write(quoted, { activity: words.test.activities[id] }));
  return named.length > 0 ? [write(liked, { activities: listed(locale, named) })] : [];
}

/** From so many on it is told how many activities would be disliked, and of which themes. */
const fewestNoes = 6;

function noes({ locale, words, steps, write }: Telling): string[] {
  const { noes: said, noesOf } = words.report.sure;
  const found = dislikedBy(steps);
  const count = found.reduce((sum, one) => sum + one.count, 0);
  if (count < fewestNoes) return [];
  const named = found.map((one) => write(noesOf, { theme: words.test.theme[one.theme], count: one.count }));
  return [write(said, { count, of: items.length, themes: listed(locale, named) })];
}
