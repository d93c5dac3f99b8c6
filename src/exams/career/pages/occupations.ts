import type { Block } from '#contract/blocks.ts';
import { listed } from '#locale/list.ts';
import { headed, leafOf } from '../../kit/leaf.ts';
import { percentOf } from '../../kit/percentile.ts';
import { prose } from '../../kit/prose.ts';
import { offeredOf } from '../occupations/core.ts';
import { fittingOf, usualFit } from '../occupations/fit.ts';
import { type Education, educations, occupations } from '../occupations/index.ts';
import { profileOf } from '../shape.ts';
import { occupationWords } from '../words/occupations.ts';
import { namedAs, type Telling } from './telling.ts';

/** Occupations that are told of, at one level; so many more are named. */
const mostTold = 8;
const mostNamed = 8;

/** A page a level of education. */
export const occupationPages = (telling: Telling): Block[] =>
  educations.flatMap((education) => levelPage(telling, education));

function levelPage({ locale, result, words, steps, write }: Telling, education: Education): Block[] {
  const { lead, mark, alt, value, moreTitle, pathTitle, paths } = words.report.occupations;
  const fitting = offeredOf(fittingOf(result.themes, education), steps);
  const told = fitting.slice(0, mostTold);
  const [best] = told.toSorted((one, other) => other.fit - one.fit);
  if (!best) return [];
  const said = (id: string) => {
    const found = occupationWords[locale][id];
    if (!found) throw new Error(`The occupation ${id} has no name in ${locale}.`);
    return found;
  };
  const [count, usual] = [occupations.length, usualFit(result.themes)];
  const named = fitting.slice(mostTold, mostTold + mostNamed).map(({ id }) => said(id).name);
  return [
    leafOf(`occupations-${education}`, words.test.education[education], write(lead, { count })),
    {
      block: 'tally',
      rows: told.map(({ id, code, fit }) => ({
        id,
        label: said(id).name,
        share: fit,
        mark: usual,
        value: write(value, { code: namedAs(code), fit: percentOf(fit) }),
        text: said(id).day,
      })),
      mark: write(mark, { count, usual: percentOf(usual) }),
      alt: write(alt, { best: said(best.id).name, fit: percentOf(best.fit) }),
    },
    ...(named.length > 0
      ? [
          prose({
            id: `more-${education}`,
            title: moreTitle,
            paragraphs: [listed(locale, named)],
          }),
        ]
      : []),
    prose({ id: `path-${education}`, title: pathTitle, paragraphs: [paths[education]] }),
  ];
}

/** How to choose among them, and what to ask somebody who does it. */
export function choosePage({ result, words }: Telling): Block[] {
  const { title, howTitle, how, clarityTitle, clarity, askTitle, ask } = words.report.choose;
  return [
    headed(leafOf('choose', title), 'gates', 'labyrinth'),
    prose({ id: 'how', title: howTitle, paragraphs: how }),
    prose({
      id: 'choose-clarity',
      title: clarityTitle,
      paragraphs: [clarity[profileOf(result)]],
    }),
    prose({ id: 'ask', title: askTitle, paragraphs: [ask[result.code[0]]] }),
  ];
}
