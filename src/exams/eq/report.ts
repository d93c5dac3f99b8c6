import type { Emblem } from '#contract/blocks.ts';
import type { FreeDocument, ReportDocument } from '#contract/report.ts';
import type { Variety } from '#locale/locales.ts';
import type { ReportInput } from '../exam.ts';
import { frameOf, normOf } from '../kit/frame.ts';
import { freeHeadline, freeScoreEmblem, scoreEmblem } from '../kit/headline.ts';
import { howSure, prose } from '../kit/prose.ts';
import { signOf } from '../kit/sign.ts';
import { sentence } from '../words.ts';
import { norm } from './norm.ts';
import { firstBranchesPage, pairsPage, secondBranchesPage } from './pages/branches.ts';
import { ownMethodsPage } from './pages/methods.ts';
import { profileBlocks } from './pages/profile.ts';
import { bandOfScore, edgeOf, scorePage } from './pages/score.ts';
import { situationPages } from './pages/situations.ts';
import { tellingOf } from './pages/telling.ts';
import { weekPage } from './pages/week.ts';
import type { EqResult } from './result.ts';
import { pointScale } from './score.ts';
import { eqWords } from './words/index.ts';

const scoredOf = (result: EqResult, locale: Variety) => ({
  locale,
  score: result.score,
  scale: pointScale,
  ends: eqWords[locale].report.branches.ends,
  band: bandOfScore(result, eqWords[locale]),
  reach: edgeOf(result, eqWords[locale]),
});

export function emblem(result: EqResult, locale: Variety, extent: 'free' | 'whole'): Emblem {
  const scored = scoredOf(result, locale);
  if (extent === 'free') return freeScoreEmblem(scored, strongestAnswersOf(result, locale));
  return { ...scoreEmblem(scored), sign: signOf([result.score, ...result.scales], pointScale) };
}

function strongestAnswersOf({ strongestAnswers }: EqResult, locale: Variety) {
  const { situationsTitle: label, situations, situationsText: text } = eqWords[locale].test.free;
  return { label, value: sentence(locale, situations, { count: strongestAnswers }), text };
}

/** What is free: the interval on the curve, how many situations went well, and whether a branch stands out at all. */
export function free(result: EqResult, locale: Variety): FreeDocument {
  const { test } = eqWords[locale];
  const { text, shape, shapeTitle, addsTitle, adds } = test.free;
  const { low, high } = result.score;
  const ownNorm = normOf(norm, test.norm);
  const found = strongestAnswersOf(result, locale);
  const isEven = result.shape.strongest === null && result.shape.weakest === null;
  return {
    ...frameOf(result, { locale, norm: ownNorm, emblem: emblem(result, locale, 'free') }),
    blocks: [
      freeHeadline(scoredOf(result, locale)),
      prose({ id: 'highlight', title: found.label, paragraphs: [found.text] }, { lead: found.value }),
      prose({ id: 'shape', title: shapeTitle, paragraphs: [isEven ? shape.flat : shape.uneven] }),
      { block: 'locked', form: 'rest', title: addsTitle, items: Object.values(adds) },
      howSure(locale, [sentence(locale, text, { low, high }), ownNorm.text]),
    ],
  };
}

/** Twelve pages behind the cover, whatever the result. */
export function report(input: ReportInput<EqResult>): ReportDocument {
  const { result, locale, takenAt } = input;
  const telling = tellingOf(input);
  const { test, report: words } = eqWords[locale];
  return {
    ...frameOf(result, {
      locale,
      norm: normOf(norm, test.norm),
      emblem: emblem(result, locale, 'whole'),
    }),
    title: test.title,
    takenAt,
    parts: [
      {
        id: 'overview',
        title: words.parts.overview,
        blocks: scorePage(telling),
      },
      {
        id: 'traits',
        title: words.parts.branches,
        blocks: [profileBlocks, firstBranchesPage, secondBranchesPage, pairsPage].flatMap((page) =>
          page(telling),
        ),
      },
      { id: 'situations', title: words.parts.situations, blocks: situationPages(telling) },
      { id: 'week', title: words.parts.week, blocks: [...weekPage(telling), ...ownMethodsPage(telling)] },
    ],
    closing: [],
  };
}
