import type { Emblem } from '#contract/blocks.ts';
import type { FreeDocument, ReportDocument, ReportPart } from '#contract/report.ts';
import type { Variety } from '#locale/locales.ts';
import type { ReportInput } from '../exam.ts';
import { frameOf, normOf } from '../kit/frame.ts';
import { howSure, prose } from '../kit/prose.ts';
import { signOf } from '../kit/sign.ts';
import { sentence } from '../words.ts';
import { norm } from './norm.ts';
import type { features as known } from './packages.ts';
import { allThemes, codePage, hexagonBlock, hexagonOf, surePage } from './pages/code.ts';
import { methodsPage } from './pages/methods.ts';
import { choosePage, occupationPages } from './pages/occupations.ts';
import { namedAs, type Telling, tellingOf } from './pages/telling.ts';
import { themePages, togetherPages } from './pages/themes.ts';
import { weeksPage } from './pages/weeks.ts';
import type { CareerResult } from './result.ts';
import { pointScale } from './score.ts';
import { isAhead } from './shape.ts';
import { careerWords } from './words/index.ts';

/** The hexagon, with the strongest theme where it is told for free; a report has the code, and a sign of one's own. */
export function emblem(result: CareerResult, locale: Variety, extent: 'free' | 'whole'): Emblem {
  const { test, report: words } = careerWords[locale];
  const drawing = { kind: 'hexagon', ...hexagonOf(result, locale) } as const;
  const [first] = result.code;
  if (extent === 'free')
    return {
      facts: [{ label: test.free.title, value: test.theme[first], text: test.free.first[first] }],
      drawing,
    };
  const names = result.code.map((theme) => test.theme[theme]);
  return {
    facts: [{ label: words.code.label, value: namedAs(result.code), text: names.join(' · ') }],
    drawing,
    sign: signOf(result.themes, pointScale),
  };
}

/** What is free: the strongest theme in two sentences, and the hexagon. */
export function free(result: CareerResult, locale: Variety): FreeDocument {
  const { test } = careerWords[locale];
  const { title, first, next, hexagon, sure, addsTitle, adds, account } = test.free;
  const [strongest, second] = result.code;
  return {
    ...frameOf(result, {
      locale,
      norm: normOf(norm, test.norm),
      emblem: emblem(result, locale, 'free'),
    }),
    blocks: [
      prose(
        {
          id: 'first',
          title,
          paragraphs: [
            first[strongest],
            isAhead(result) ? next.clear : sentence(locale, next.close, { second: test.theme[second] }),
          ],
        },
        { lead: test.theme[strongest] },
      ),
      hexagonBlock(result, locale, { title: hexagon.title, lead: hexagon.lead }),
      { block: 'locked', form: 'rest', title: addsTitle, text: account, items: Object.values(adds) },
      howSure(locale, [sure, test.norm]),
    ],
  };
}

/** What fits, where the package was bought; what it would hold, where the rest is free. */
function occupationsPart(telling: Telling, { features }: ReportInput<CareerResult>): ReportPart {
  const { parts, locked } = telling.words.report;
  const part = { id: 'occupations', title: parts.occupations };
  const feature = 'career-occupations' satisfies keyof typeof known;
  if (features.includes(feature))
    return { ...part, blocks: [...occupationPages(telling), ...choosePage(telling)] };
  return {
    ...part,
    locked: true,
    blocks: [{ block: 'locked', form: 'part', feature, ...locked, items: [] }],
  };
}

export function report(input: ReportInput<CareerResult>): ReportDocument {
  const { result, locale, takenAt } = input;
  const telling = tellingOf(input);
  const { test, report: words } = careerWords[locale];
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
        blocks: [...codePage(telling), allThemes(telling), ...surePage(telling)],
      },
      {
        id: 'themes',
        title: words.parts.themes,
        blocks: [...themePages(telling), ...togetherPages(telling)],
      },
      occupationsPart(telling, input),
      {
        id: 'weeks',
        title: words.parts.weeks,
        blocks: [...weeksPage(telling), ...methodsPage(telling)],
      },
    ],
    closing: [],
  };
}
