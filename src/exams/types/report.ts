import type { BlockOf, Emblem } from '#contract/blocks.ts';
import type { FreeDocument, ReportDocument, ReportPart } from '#contract/report.ts';
import { listed } from '#locale/list.ts';
import type { Variety } from '#locale/locales.ts';
import type { Presenter, ReportInput } from '../exam.ts';
import { frameOf, normOf } from '../kit/frame.ts';
import { percentOf } from '../kit/percentile.ts';
import { howSure, prose } from '../kit/prose.ts';
import { plain } from '../kit/rows.ts';
import { signOf } from '../kit/sign.ts';
import { letters } from './axes.ts';
import { isUndecided, likelihoodOf } from './likely.ts';
import { norm, percentScale } from './norm.ts';
import { holdsTogether } from './packages.ts';
import { axisPage, neighbourPage } from './pages/axes.ts';
import { methodPage } from './pages/method.ts';
import { surePage, typePage } from './pages/overview.ts';
import { portraitPages } from './pages/portrait.ts';
import { togetherPages } from './pages/together.ts';
import { picturedAs } from './pictured.ts';
import { stepsOf, type TypesResult } from './score.ts';
import {
  axesChart,
  besideOf,
  namedAs,
  polesOf,
  type Telling,
  tellingOf,
  undecidedLetters,
  valueSaid,
} from './telling.ts';
import { wordsOf } from './words/index.ts';

/** The middle of an axis, as broad as a mark. */
const middleMark = { low: 49, high: 51 } as const;

/** The type with its picture, and the four axes where it is told for free; a report has a sign of one's own besides. */
export function emblem(result: TypesResult, locale: Variety, extent: 'free' | 'whole'): Emblem {
  const telling = tellingOf(result, locale);
  const { type } = telling.words.report;
  const value = namedAs(telling, result.code);
  const drawing = { kind: 'picture', picture: picturedAs(result.code) } as const;
  if (extent === 'whole')
    return {
      facts: [{ label: type.short, value, text: chanceSaid(telling) }],
      drawing,
      sign: signOf(result.axes, percentScale),
    };
  const gauges = result.axes.map((score) => ({
    value: valueSaid(telling, score),
    gauge: {
      ...plain(score),
      reference: middleMark,
      scale: percentScale,
      poles: polesOf(telling, score.id),
    },
  }));
  const text = besideOf(telling) ?? chanceSaid(telling);
  return { facts: [{ label: type.title, value, text }, ...gauges], drawing };
}

/** Both letters of each undecided axis: `S/N`. */
export function undecided(result: TypesResult, locale: Variety): Emblem['facts'][number] | undefined {
  const open = result.axes.filter(isUndecided).map(({ id }) => letters[id].join('/'));
  if (open.length === 0) return undefined;
  return { label: wordsOf(locale).report.type.undecided, value: listed(locale, open) };
}

/** The type that came out, with the line that its profile begins with. */
export function presenter(result: TypesResult, locale: Variety): Presenter {
  const telling = tellingOf(result, locale);
  return {
    name: namedAs(telling, result.code),
    title: telling.words.report.type.title,
    portrait: picturedAs(result.code),
    words: telling.words.profiles[result.code].tagline,
  };
}

const chanceSaid = ({ result, words, write }: Telling): string =>
  write(words.report.type.chance, { share: percentOf(likelihoodOf(result.axes, result.code)) });

/** Which axes are undecided, for whoever has no report yet: it cannot decide them either. */
function undecidedNote({ result, locale, words, write }: Telling): BlockOf<'note'>[] {
  const open = undecidedLetters(result);
  if (open.length === 0) return [];
  const text = write(words.report.letters.before, { letters: listed(locale, open) });
  return [{ block: 'note', text, caution: true }];
}

const ownNorm = (locale: Variety) => normOf(norm, wordsOf(locale).test.norm);

/** What is free: the type, the next most probable one, how sure it is, its four axes, and which are undecided. */
export function free(result: TypesResult, locale: Variety): FreeDocument {
  const telling = tellingOf(result, locale);
  const { test, report: titles } = telling.words;
  const beside = besideOf(telling);
  const { features } = test.offer;
  return {
    ...frameOf(result, { locale, norm: ownNorm(locale), emblem: emblem(result, locale, 'free') }),
    blocks: [
      prose(
        { id: 'type', title: titles.type.title, paragraphs: beside === null ? [] : [beside] },
        { lead: namedAs(telling, result.code) },
      ),
      ...undecidedNote(telling),
      axesChart(telling),
      {
        block: 'locked',
        form: 'rest',
        title: test.adds.title,
        items: [features['types-portrait'].content, features['types-report'].content, test.adds.together],
      },
      howSure(locale, [chanceSaid(telling), test.norm]),
    ],
  };
}

/** The report: what the features unlock and no more. How it was found stands last in what is held. */
export function report({
  result,
  answers,
  locale,
  takenAt,
  features,
}: ReportInput<TypesResult>): ReportDocument {
  const telling = tellingOf(result, locale);
  const { test } = telling.words;
  const steps = stepsOf(answers);
  const together = holdsTogether(features);
  return {
    ...frameOf(result, { locale, norm: ownNorm(locale), emblem: emblem(result, locale, 'whole') }),
    title: test.title,
    takenAt,
    parts: [
      {
        id: 'overview',
        title: test.parts.overview,
        tab: test.shortParts.overview,
        blocks: [...typePage(telling), ...surePage(telling)],
      },
      {
        id: 'portrait',
        title: test.parts.portrait,
        tab: test.shortParts.portrait,
        blocks: portraitPages(telling),
      },
      {
        id: 'axes',
        title: test.parts.axes,
        tab: test.shortParts.axes,
        blocks: [
          ...result.axes.flatMap((score) => axisPage(telling, score, steps)),
          ...neighbourPage(telling),
          ...(together ? [] : methodPage(telling)),
        ],
      },
      togetherPart(telling, together),
    ],
    closing: [],
  };
}

function togetherPart(telling: Telling, held: boolean): ReportPart {
  const { test } = telling.words;
  const part = { id: 'together', title: test.parts.together, tab: test.shortParts.together };
  if (held) return { ...part, blocks: [...togetherPages(telling), ...methodPage(telling)] };
  const { title, text } = test.locked;
  return {
    ...part,
    locked: true,
    blocks: [
      {
        block: 'locked',
        form: 'part',
        feature: 'types-together',
        title,
        text,
        items: [],
      },
    ],
  };
}
