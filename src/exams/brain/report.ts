import type { Emblem } from '#contract/blocks.ts';
import type { FreeDocument, ReportDocument } from '#contract/report.ts';
import type { Variety } from '#locale/locales.ts';
import type { ReportInput } from '../exam.ts';
import { frameOf, normOf } from '../kit/frame.ts';
import { howSure, prose } from '../kit/prose.ts';
import { signOf } from '../kit/sign.ts';
import { kitWords } from '../kit/words/index.ts';
import { sentence } from '../words.ts';
import { axisEmblem, freeAxis } from './axis/axis.ts';
import { wayOf } from './bands.ts';
import { isClear, leaningOf } from './certainty.ts';
import { norm, styleScale } from './norm.ts';
import { daysPage, weekPage } from './pages/days.ts';
import { methodsPage } from './pages/methods.ts';
import { choicePages, sidePages } from './pages/sides.ts';
import { balancePage, edgeNote, stylePage } from './pages/style.ts';
import { tellingOf } from './pages/telling.ts';
import { pagesWords } from './pages/words/index.ts';
import type { BrainResult } from './score.ts';
import { brainWords } from './words/index.ts';

export function emblem(result: BrainResult, locale: Variety, extent: 'free' | 'whole'): Emblem {
  if (extent === 'free') return axisEmblem(result.score, locale, divisionOf(result, locale));
  return {
    ...axisEmblem(result.score, locale),
    sign: signOf([result.score, ...result.scales], styleScale),
  };
}

/** How the choices divide between the poles, and whether that is clear of the middle. */
function divisionOf({ score, chosen }: BrainResult, locale: Variety) {
  const { countTitle: label, count, clear } = pagesWords[locale].free;
  const leaning = isClear(score) ? leaningOf(score) : null;
  return { label, value: sentence(locale, count, { ...chosen }), text: clear[leaning?.towards ?? 'open'] };
}

/** What is free: the interval on the axis, how the choices divide, and whether one side goes its own way. */
export function free(result: BrainResult, locale: Variety): FreeDocument {
  const words = brainWords[locale];
  const { shapeTitle, shape, addsTitle, adds } = pagesWords[locale].free;
  const { low, high } = result.score;
  const division = divisionOf(result, locale);
  const ownNorm = normOf(norm, words.norm);
  return {
    ...frameOf(result, { locale, norm: ownNorm, emblem: emblem(result, locale, 'free') }),
    blocks: [
      freeAxis(result.score, locale),
      ...edgeNote(result, locale),
      prose(
        { id: 'highlight', title: division.label, paragraphs: [division.text] },
        { lead: division.value },
      ),
      prose({ id: 'shape', title: shapeTitle, paragraphs: [result.apart ? shape.uneven : shape.even] }),
      { block: 'locked', form: 'rest', title: addsTitle, items: Object.values(adds) },
      howSure(locale, [sentence(locale, words.free.text, { low, high }), ownNorm.text]),
    ],
  };
}

/** Eleven pages behind the cover, whatever the result. */
export function report(input: ReportInput<BrainResult>): ReportDocument {
  const { result, locale, takenAt } = input;
  const telling = tellingOf(input);
  const words = brainWords[locale];
  const { parts } = pagesWords[locale];
  return {
    ...frameOf(result, {
      locale,
      norm: normOf(norm, words.norm),
      emblem: emblem(result, locale, 'whole'),
    }),
    title: words.title,
    takenAt,
    parts: [
      {
        id: 'overview',
        title: kitWords[locale].parts.overview,
        blocks: [...stylePage(telling), ...balancePage(telling)],
      },
      { id: 'sides', title: parts.sides, blocks: sidePages(telling) },
      { id: 'choices', title: parts.choices, blocks: choicePages(telling) },
      {
        id: 'days',
        title: parts.days,
        blocks: [
          ...daysPage(telling),
          ...weekPage(telling),
          ...methodsPage({ ...telling, deciding: wayOf(telling.scoreOf('deciding').value) }),
        ],
      },
    ],
    closing: [],
  };
}
