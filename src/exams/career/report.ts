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
import { allThemes, codePage, hexagonBlock, hexagonOf, namesOf, surePage } from './pages/code.ts';
import { methodsPage } from './pages/methods.ts';
import { choosePage, occupationPages } from './pages/occupations.ts';
import { codeSaid, sideBySide, type Telling, tellingOf } from './pages/telling.ts';
import { themePages, togetherPages } from './pages/themes.ts';
import { weeksPage } from './pages/weeks.ts';
import type { CareerResult } from './result.ts';
import { pointScale } from './score.ts';
import { lettersOf, topOf } from './shape.ts';
import type { Theme } from './themes.ts';
import { careerWords } from './words/index.ts';

/** The hexagon, with the strongest theme, or the two level at the top, where it is told for free; a report has the code, and a sign of one's own. */
export function emblem(result: CareerResult, locale: Variety, extent: 'free' | 'whole'): Emblem {
  const { test, report: words } = careerWords[locale];
  const drawing = { kind: 'hexagon', ...hexagonOf(result, locale) } as const;
  if (extent === 'free') {
    const { title, value, paragraphs } = topSaid(result, locale);
    return { facts: [{ label: title, value, text: paragraphs[0] }], drawing };
  }
  const { label, none, order } = words.code;
  const letters = lettersOf(result);
  const [first, second] = result.code.map((theme) => test.theme[theme]);
  const isOpen = topOf(result).every((theme, at, top) => top.length === 2 && letters[at] === theme);
  return {
    facts: [
      { label, value: codeSaid(result, words), text: sideBySide(letters, test) || none.text },
      ...(isOpen
        ? [
            {
              label: order.label,
              value: order.value,
              text: sentence(locale, order.text, { first: first as string, second: second as string }),
            },
          ]
        : []),
    ],
    drawing,
    sign: signOf(result.themes, pointScale),
  };
}

/** The strongest theme in two sentences, or the first two where neither is clearly ahead, and whether nothing in them was liked. */
function topSaid(result: CareerResult, locale: Variety) {
  const words = careerWords[locale];
  const { title, titleLevel, first, next, each, none } = words.test.free;
  const top = topOf(result);
  const [strongest, second] = top as [Theme, Theme?];
  const unliked = top.filter((theme) => result.unliked?.includes(theme));
  const names = words.test.theme;
  const doubt =
    unliked.length > 0 ? [sentence(locale, none, { themes: namesOf(unliked, { locale, words }) })] : [];
  const value = sideBySide(top, words.test);
  if (second === undefined)
    return { title, value, paragraphs: [...(doubt.length > 0 ? doubt : [first[strongest]]), next.clear] };
  const level = sentence(locale, next.close, { first: names[strongest], second: names[second] });
  const about = top.map((theme) =>
    sentence(locale, each, { theme: names[theme], about: words.themes[theme].about }),
  );
  return { title: titleLevel, value, paragraphs: [level, ...doubt, ...about] };
}

/** What is free: the strongest theme or themes, and the hexagon. */
export function free(result: CareerResult, locale: Variety): FreeDocument {
  const { test } = careerWords[locale];
  const { hexagon, sure, addsTitle, adds, account } = test.free;
  const { title, value, paragraphs } = topSaid(result, locale);
  return {
    ...frameOf(result, {
      locale,
      norm: normOf(norm, test.norm),
      emblem: emblem(result, locale, 'free'),
    }),
    blocks: [
      prose({ id: 'first', title, paragraphs }, { lead: value }),
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
