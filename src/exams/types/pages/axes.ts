import type { Block } from '#contract/blocks.ts';
import { becauseOf } from '../../kit/because/because.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { letterAt, otherSide, written } from '../axes.ts';
import { influencesOn } from '../because.ts';
import { chanceOf, degreeOf, isEven, neighbourOf } from '../likely.ts';
import { type AxisScore, sideOf } from '../score.ts';
import { axisRow, percentOf, poleOf, type Telling } from '../telling.ts';

/** One axis: what it is about, how far the person leans, and the answers that it rests on. */
export function axisPage(telling: Telling, score: AxisScore, steps: readonly (number | null)[]): Block[] {
  const { words, write, locale } = telling;
  const { id } = score;
  const axis = words.axes[id];
  const { axis: titles, letters } = words.report;
  const side = sideOf(score);
  const { letter, name } = poleOf(telling, id, side);
  const leaning = (side === 'high' ? axis.highDegrees : axis.lowDegrees)[degreeOf(score)];
  const even = isEven(score);
  const because = becauseOf(
    locale,
    influencesOn(id, steps).map(({ item, step, by }) => ({
      by,
      asked: words.items[item.id],
      answer: words.test.steps[step] as string,
    })),
  );
  return [
    leafOf(`axis-${id}`, axis.name),
    { block: 'axes', title: write(letters.row, { letter, pole: name }), rows: [axisRow(telling, score)] },
    prose({ id: `${id}-about`, title: titles.about, paragraphs: [axis.about] }),
    ...(even ? [prose({ id: `${id}-both`, title: titles.both, paragraphs: axis.undecided })] : []),
    prose({ id: `${id}-yours`, title: titles.yours, paragraphs: leaning }, because),
  ];
}

/** The type with the other letter where the person is least sure. */
export function neighbourPage(telling: Telling): Block[] {
  const { result, words, write } = telling;
  const { axis, code } = neighbourOf(result);
  const { neighbour } = words.report;
  const side = sideOf(axis);
  const { name, tagline, summary, portrait } = words.profiles[code];
  const named = { code: written(code), name };
  return [
    leafOf('neighbour', write(neighbour.title, named), tagline),
    {
      block: 'note',
      text: write(neighbour.least, {
        ...named,
        letter: letterAt(axis.id, side),
        other: letterAt(axis.id, otherSide(side)),
        chance: percentOf(chanceOf(axis, side)),
      }),
    },
    { block: 'note', text: isEven(axis) ? neighbour.open : neighbour.clear },
    prose({ id: 'neighbour-short', title: write(neighbour.short, named), paragraphs: [summary] }),
    prose({ id: 'neighbour-who', title: neighbour.who, paragraphs: portrait.slice(0, 2) }),
  ];
}
