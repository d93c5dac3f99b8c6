import type { Block } from '#contract/blocks.ts';
import { listed } from '#locale/list.ts';
import { withoutStop } from '#locale/sentences.ts';
import { becauseOf } from '../../kit/because/because.ts';
import { headed, leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { written } from '../axes.ts';
import { contrastOf, type Influence, influencesOn } from '../because.ts';
import { degreeOf, isEven, isOpen, isUndecided, neighbourOf } from '../likely.ts';
import { axisScenes, picturedAs } from '../pictured.ts';
import { type AxisScore, sideOf } from '../score.ts';
import { axisRow, lettersOn, poleOf, sharesOf, type Telling } from '../telling.ts';

/** One axis: what it is about, how far the person leans, and the answers that it rests on. */
export function axisPage(telling: Telling, score: AxisScore, steps: readonly (number | null)[]): Block[] {
  const { words, write, locale } = telling;
  const { id } = score;
  const axis = words.axes[id];
  const { axis: titles, letters } = words.report;
  const influences = influencesOn(id, steps);
  const side = sideOf(score);
  const { letter, name } = poleOf(telling, id, side);
  const leaning = (side === 'high' ? axis.highDegrees : axis.lowDegrees)[degreeOf(score)];
  const because = becauseOf(
    locale,
    influences
      .filter(({ agrees }) => agrees)
      .map(({ item, step, by }) => ({
        by,
        asked: words.items[item.id],
        answer: words.test.steps[step] as string,
      })),
  );
  return [
    headed(leafOf(`axis-${id}`, axis.name), 'subconscious', axisScenes[id]),
    { block: 'axes', title: write(letters.row, { letter, pole: name }), rows: [axisRow(telling, score)] },
    prose({ id: `${id}-about`, title: titles.about, paragraphs: [axis.about] }),
    ...(isUndecided(score)
      ? [
          prose({
            id: `${id}-both`,
            title: titles.both,
            paragraphs: isOpen(score) ? axis.undecided : [write(titles.possible, lettersOn(score))],
          }),
        ]
      : []),
    prose({ id: `${id}-yours`, title: titles.yours, paragraphs: leaning }, because),
    ...contrastIn(telling, score, influences),
  ];
}

/** Two answers that pull the axis apart, where there are such. */
function contrastIn(telling: Telling, score: AxisScore, influences: readonly Influence[]): Block[] {
  const { words, write } = telling;
  const { title, pair } = words.report.axis.contrast;
  const contrast = contrastOf(influences);
  if (!contrast) return [];
  const { letter, other } = lettersOn(score);
  const { first, second } = contrast;
  const asked = ({ item }: Influence) => withoutStop(words.items[item.id]);
  const answer = ({ step }: Influence) => words.test.steps[step] as string;
  const said = write(pair, {
    first: asked(first),
    firstAnswer: answer(first),
    second: asked(second),
    secondAnswer: answer(second),
    letter,
    other,
  });
  return [prose({ id: `${score.id}-contrast`, title, paragraphs: [said] })];
}

/** What is said of the neighbour, by how probable it is. */
function nearnessOf(telling: Telling): string {
  const { result, words, write } = telling;
  const { open, possible, clear } = words.report.neighbour;
  const { axis } = neighbourOf(result);
  if (isEven(axis)) return open;
  return isOpen(axis) ? write(possible, sharesOf(telling)) : clear;
}

/** Which letter is the least sure: several, where a reader sees the same percentage of them. */
function leastOf(telling: Telling): string {
  const { result, words, write, locale } = telling;
  const { least, leastSeveral, leastAll } = words.report.neighbour;
  const { axis, code } = neighbourOf(result);
  const said = lettersOn(axis);
  const alike = result.axes.map(lettersOn).filter(({ chance }) => chance === said.chance);
  const message = alike.length === 1 ? least : alike.length < result.axes.length ? leastSeveral : leastAll;
  const letters = listed(
    locale,
    alike.map(({ letter }) => letter),
  );
  return write(message, { ...said, letters, code: written(code) });
}

/** The type with the other letter where the person is least sure. */
export function neighbourPage(telling: Telling): Block[] {
  const { result, words, write } = telling;
  const { code } = neighbourOf(result);
  const { neighbour } = words.report;
  const { name, tagline, summary, portrait } = words.profiles[code];
  const named = { code: written(code), name };
  return [
    headed(
      leafOf('neighbour', write(neighbour.title, named), tagline),
      'subconscious',
      picturedAs(code).name,
    ),
    { block: 'note', text: leastOf(telling) },
    { block: 'note', text: nearnessOf(telling) },
    prose({ id: 'neighbour-short', title: write(neighbour.short, named), paragraphs: [summary] }),
    prose({ id: 'neighbour-who', title: neighbour.who, paragraphs: portrait.slice(0, 2) }),
  ];
}
