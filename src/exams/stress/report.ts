import type { BlockOf, Emblem } from '#contract/blocks.ts';
import type { FreeDocument, ReportDocument } from '#contract/report.ts';
import type { Variety } from '#locale/locales.ts';
import type { ReportInput } from '../exam.ts';
import { frameOf, normOf } from '../kit/frame.ts';
import { freeHeadline, freeScoreEmblem, scoreEmblem } from '../kit/headline.ts';
import { howSure, prose } from '../kit/prose.ts';
import { signOf } from '../kit/sign.ts';
import { sentence } from '../words.ts';
import { levelOf } from './levels.ts';
import { norm } from './norm.ts';
import { freeHelp, helpPage } from './pages/help.ts';
import { methodsPage } from './pages/methods.ts';
import { profileBlocks } from './pages/profile.ts';
import { firstScalesPage, secondScalesPage } from './pages/scales.ts';
import { bandOfScore, edgeOf, isHeavy, scorePage } from './pages/score.ts';
import { tellingOf } from './pages/telling.ts';
import { mapPage, togetherBlocks } from './pages/together.ts';
import { talkPage, weekPage } from './pages/week.ts';
import type { StressResult } from './result.ts';
import { pointScale } from './score.ts';
import { stressWords } from './words/index.ts';

const scoredOf = (result: StressResult, locale: Variety) => ({
  locale,
  score: result.score,
  scale: pointScale,
  ends: stressWords[locale].test.ends,
  band: bandOfScore(result, stressWords[locale]),
  reach: edgeOf(result, stressWords[locale]),
});

export function emblem(result: StressResult, locale: Variety, extent: 'free' | 'whole'): Emblem {
  const scored = scoredOf(result, locale);
  if (extent === 'whole')
    return { ...scoreEmblem(scored), sign: signOf([result.score, ...result.scales], pointScale) };
  const found = foundOf(result, locale);
  return freeScoreEmblem(scored, { label: found.title, value: found.level, text: found.text });
}

/** The main result in a sentence. */
function foundOf({ score }: StressResult, locale: Variety) {
  const { free, level } = stressWords[locale].test;
  const at = levelOf(score.value) - 1;
  return { title: free.foundTitle, level: level[at] as string, text: free.found[at] as string };
}

/** The careful word that the report begins with for whoever carries very much, with where help is in what is free. */
function carefulNote(result: StressResult, locale: Variety): BlockOf<'note'>[] {
  if (!isHeavy(result)) return [];
  const { test, report: words } = stressWords[locale];
  const { careful, helpTitle } = test.free;
  const text = sentence(locale, careful, { part: helpTitle });
  const ways = [{ named: helpTitle, id: 'chapter-help' }];
  return [{ block: 'note', caution: true, title: words.score.careful.title, text, ways }];
}

/** What is free: the interval on the curve, a careful word, the result in a sentence, and where help is. */
export function free(result: StressResult, locale: Variety, market?: string): FreeDocument {
  const { test } = stressWords[locale];
  const { text, addsTitle, adds, account } = test.free;
  const { low, high } = result.score;
  const ownNorm = normOf(norm, test.norm);
  const found = foundOf(result, locale);
  return {
    ...frameOf(result, { locale, norm: ownNorm, emblem: emblem(result, locale, 'free') }),
    blocks: [
      freeHeadline(scoredOf(result, locale)),
      ...carefulNote(result, locale),
      prose({ id: 'found', title: found.title, paragraphs: [found.text] }, { lead: found.level }),
      freeHelp(locale, market),
      { block: 'locked', form: 'rest', title: addsTitle, text: account, items: Object.values(adds) },
      howSure(locale, [sentence(locale, text, { low, high }), ownNorm.text]),
    ],
  };
}

/** As many pages behind the cover, whatever the result. */
export function report(input: ReportInput<StressResult>): ReportDocument {
  const { result, locale, takenAt } = input;
  const telling = tellingOf(input);
  const { test, report: words } = stressWords[locale];
  return {
    ...frameOf(result, {
      locale,
      norm: normOf(norm, test.norm),
      emblem: emblem(result, locale, 'whole'),
    }),
    title: test.title,
    takenAt,
    parts: [
      { id: 'overview', title: words.parts.overview, blocks: scorePage(telling) },
      {
        id: 'traits',
        title: words.parts.scales,
        blocks: [profileBlocks, firstScalesPage, secondScalesPage].flatMap((page) => page(telling)),
      },
      {
        id: 'together',
        title: words.parts.together,
        blocks: [mapPage, togetherBlocks].flatMap((page) => page(telling)),
      },
      {
        id: 'week',
        title: words.parts.week,
        blocks: [weekPage, talkPage, helpPage, methodsPage].flatMap((page) => page(telling)),
      },
    ],
    closing: [],
  };
}
