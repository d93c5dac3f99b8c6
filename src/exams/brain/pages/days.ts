import type { Block } from '#contract/blocks.ts';
import { headed, leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import type { Telling } from './telling.ts';

const topics = ['work', 'learning', 'together', 'pressure'] as const;

/** The style at work, when learning, with others and under pressure. */
export const daysPage = ({ pages: { days }, way }: Telling): Block[] => [
  headed(leafOf('days', days.title), 'gates', 'labyrinth'),
  ...topics.map((id) => prose({ id, title: days[id].title, paragraphs: [days[id][way]] })),
];

/** How to get along with people of another style, what to try, and what to think about. */
export const weekPage = ({ pages: { other, week }, way }: Telling): Block[] => [
  headed(leafOf('week', week.title, week.lead), 'gates', 'well'),
  { block: 'steps', title: week.title, items: week[way].map((item) => ({ ...item })) },
  prose({ id: 'other', title: other.title, paragraphs: [other[way]] }),
  { block: 'notebook', title: week.notebookTitle, questions: [...week.notebook[way]] },
];
