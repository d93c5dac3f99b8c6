import type { ReportPart } from '#contract/report.ts';
import { hundredPage, scorePage, summaryPage, surePage } from './overview.ts';
import type { Telling } from './telling.ts';
import { timingPage } from './timing.ts';
import { togetherPage, wayPage } from './ways.ts';
import { climbPage, momentPage, pacePage } from './work.ts';
import {
  everydayPage,
  goesPage,
  historyPage,
  methodPage,
  nextPage,
  notesPage,
  trainingPage,
} from './world.ts';

/** The figure that was bought comes first; of a low score the best that was done, whose page says that the number follows. */
const openingPages = ({ facts }: Telling) =>
  facts.standing.level === 'low' ? [summaryPage, scorePage] : [scorePage, summaryPage];

/** Twenty pages behind the cover, in three parts. */
export function partsOf(telling: Telling): ReportPart[] {
  const { words, facts } = telling;
  return [
    {
      id: 'overview',
      title: words.overview.part,
      blocks: [...openingPages(telling), hundredPage, surePage].flatMap((page) => page(telling)),
    },
    {
      id: 'traits',
      title: words.work.part,
      blocks: [
        ...[pacePage, climbPage, timingPage, momentPage, togetherPage].flatMap((page) => page(telling)),
        ...facts.ways.flatMap((way) => wayPage(telling, way)),
      ],
    },
    {
      id: 'analysis',
      title: words.ways.part,
      blocks: [everydayPage, goesPage, trainingPage, nextPage, historyPage, methodPage, notesPage].flatMap(
        (page) => page(telling),
      ),
    },
  ];
}
