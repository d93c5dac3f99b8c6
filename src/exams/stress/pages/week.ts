import type { Block } from '#contract/blocks.ts';
import { headed, leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { bandOf } from '../levels.ts';
import type { StressResult } from '../result.ts';
import type { Scale } from '../scales.ts';
import { byBurden } from '../shape.ts';
import { isSettled, stepsFor } from '../steps.ts';
import { shapeProse } from './profile.ts';
import type { Telling } from './telling.ts';

/** The two scales that weigh most: a conversation is about the first, and one asks oneself about both. */
function heaviestOf({ scales }: StressResult): [Scale, Scale] {
  const [first, second] = byBurden(scales);
  if (!first || !second) throw new Error('A result has lost its scales.');
  return [first.id, second.id];
}

/** Which scale weighs and which carries most, and what to try this week, chosen by the answers that weigh most. */
export function weekPage(telling: Telling): Block[] {
  const { result, categories, words } = telling;
  const { title, lead, steps } = words.week;
  const band = bandOf(result.score.value);
  return [
    headed(
      leafOf('week', title, lead[band === 'low' && !isSettled(categories) ? 'single' : band]),
      'gates',
      'well',
    ),
    shapeProse(telling),
    {
      block: 'steps',
      title,
      items: stepsFor(categories, result.scales).map((id) => ({ ...steps[id] })),
    },
  ];
}

/** A conversation about the heaviest scale, and questions to oneself about the two heaviest. */
export function talkPage({ result, words }: Telling): Block[] {
  const { talk, notebook, notebookTitle } = words.week;
  const heaviest = heaviestOf(result);
  const { lead, paragraphs } = talk[heaviest[0]];
  return [
    headed(leafOf('talk', talk.title), 'gates', 'bridge'),
    prose({ id: 'conversation', title: lead, paragraphs }),
    { block: 'notebook', title: notebookTitle, questions: heaviest.flatMap((scale) => notebook[scale]) },
  ];
}
