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

/** Twenty pages behind the cover, in three parts. */
export function partsOf(telling: Telling): ReportPart[] {
  const { words, facts } = telling;
  return [
    {
      id: 'overview',
      title: words.overview.part,
      blocks: [summaryPage, scorePage, hundredPage, surePage].flatMap((page) => page(telling)),
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
