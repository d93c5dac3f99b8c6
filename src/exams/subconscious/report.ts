import type { Emblem } from '#contract/blocks.ts';
import type { FreeDocument, ReportDocument, ReportPart } from '#contract/report.ts';
import { gaugeEnds } from '#drawing/bell-curve.ts';
import type { Variety } from '#locale/locales.ts';
import type { Presenter, ReportInput } from '../exam.ts';
import { becauseOf } from '../kit/because/because.ts';
import { frameOf, normOf } from '../kit/frame.ts';
import { howSure, prose } from '../kit/prose.ts';
import { signOf } from '../kit/sign.ts';
import { kitWords } from '../kit/words/index.ts';
import { sentence } from '../words.ts';
import { type Influence, influencesOn, isDivided, movesOf, pullsOn } from './because.ts';
import { characterCard, dimensionTable, dreamStory, methodsOf, profileOf, rowsOf } from './chapters.ts';
import type { Sides } from './cited.ts';
import type { Dimension } from './dimensions.ts';
import { type Answered, type ModuleTab, modulesOf, moduleTabs } from './modules.ts';
import { norm } from './norm.ts';
import { opensTab } from './packages.ts';
import { coverPicture, headpieceOf, pictured } from './pictured.ts';
import { portrayedIn } from './portrayed.ts';
import { outstandingOf, type SubconsciousResult } from './result.ts';
import { pointScale, referenceRange, stepsOf } from './score.ts';
import { insteadOfSuggestions } from './second.ts';
import { type SubconsciousWords, wordsOf } from './words/index.ts';

const ownNorm = (locale: Variety) => normOf(norm, wordsOf(locale).test.norm);

/** The character that the profile comes closest to, with what it gives. */
export function presenter({ character: { id }, scales }: SubconsciousResult, locale: Variety): Presenter {
  const words = wordsOf(locale);
  const { strength } = portrayedIn(words, id, scales);
  return {
    name: words.characters[id].name,
    title: words.report.character.nearest,
    portrait: pictured('portraits', id),
    words: strength,
  };
}

/** Of a report its character; free are the gate that resonated most and the two dimensions furthest from the middle. */
export function emblem(result: SubconsciousResult, locale: Variety, extent: 'free' | 'whole'): Emblem {
  const words = wordsOf(locale);
  if (extent === 'whole') {
    const { id } = result.character;
    return {
      facts: [{ label: words.report.character.nearest, value: words.characters[id].name }],
      drawing: { kind: 'picture', picture: pictured('portraits', id) },
      sign: signOf(result.scales, pointScale),
    };
  }
  const { gate } = result.resonance;
  const { gateTitle, gate: gateTexts } = words.test.free;
  return {
    facts: [
      { label: gateTitle, value: words.gates[gate].name, text: gateTexts[gate] },
      ...outstandingOf(result.scales).map(({ id, ...score }) => {
        const [value, low, high] = [score.value, score.low, score.high].map(Math.round) as [
          number,
          number,
          number,
        ];
        const { name: label, low: lowest, high: highest } = words.dimensions[id];
        const poles: [string, string] = [lowest, highest];
        return {
          value: sentence(locale, kitWords[locale].free.row, { label, value, low, high }),
          gauge: {
            ...score,
            scale: pointScale,
            poles,
            ends: gaugeEnds(pointScale),
          },
        };
      }),
    ],
    drawing: { kind: 'picture', picture: pictured('gates', gate) },
  };
}

/** What is free: two dimensions, and the gate that resonated most. */
export function free(result: SubconsciousResult, locale: Variety): FreeDocument {
  const words = wordsOf(locale);
  const { gate } = result.resonance;
  const { text, gateTitle, gate: gateTexts } = words.test.free;
  const { title, ...adds } = words.report.adds;
  return {
    ...frameOf(result, { locale, norm: ownNorm(locale), emblem: emblem(result, locale, 'free') }),
    blocks: [
      { block: 'note', text },
      {
        block: 'scales',
        form: 'cards',
        rows: rowsOf(outstandingOf(result.scales), locale),
        scale: pointScale,
        referenceRange,
      },
      {
        block: 'card',
        form: 'card',
        picture: pictured('gates', gate),
        title: gateTitle,
        name: words.gates[gate].name,
        paragraphs: [gateTexts[gate]],
        sides: [],
      },
      { block: 'locked', form: 'rest', title, items: Object.values(adds) },
      howSure(locale, [words.test.norm]),
    ],
  };
}

/** The report: what the features unlock and no more. */
export function report(input: ReportInput<SubconsciousResult>): ReportDocument {
  const { result, locale, takenAt } = input;
  const { test } = wordsOf(locale);
  const steps = stepsOf(input.answers);
  const answered = answeredBy(steps, result);
  const instead = opensTab('power', input.features) ? [] : insteadOfSuggestions(result, steps, locale);
  return {
    ...frameOf(result, { locale, norm: ownNorm(locale), emblem: emblem(result, locale, 'whole') }),
    title: test.title,
    takenAt,
    cover: coverPicture,
    parts: [
      {
        id: 'overview',
        title: test.tabs.overview,
        blocks: [
          characterCard(result, locale, instead.length === 0),
          profileOf(result, steps, locale),
          dimensionTable(result, locale, answered.divided),
          ...instead,
        ],
      },
      ...moduleTabs.map((tab) => partOf(tab, input, answered)),
    ],
    closing: [methodsOf(result, locale)],
    filesTitle: test.tabs.files,
  };
}

/** Which dimensions the answers pull to both sides, and which answers stand beside each. */
function answeredBy(steps: readonly (number | null)[], { scales }: SubconsciousResult): Answered {
  const moves = movesOf(steps);
  const pulls = pullsOn(moves, scales);
  const leaning = [...influencesOn(moves, scales)].map(([id, answers]) => [id, [answers]] as const);
  const between = [...pulls.keys()].map((id) => [id, [moves(id, 1), moves(id, -1)]] as const);
  return {
    divided: new Set([...pulls].flatMap(([id, pull]) => (isDivided(pull) ? [id] : []))),
    sides: new Map<Dimension, Sides>([...leaning, ...between]),
  };
}

/** An answer as it stands beside what it moved. */
const named =
  ({ items: texts, test }: SubconsciousWords) =>
  ({ item, step, by }: Influence) => ({
    by,
    picture: pictured('subconscious', item.id, texts[item.id].alt),
    asked: texts[item.id].reading,
    answer: test.steps[step] as string,
  });

/** A tab with its chapters, of which the second begins with the dream. */
function partOf(
  tab: ModuleTab,
  { result, locale, answers, features }: ReportInput<SubconsciousResult>,
  answered: Answered,
): ReportPart {
  const words = wordsOf(locale);
  const part = { id: tab, title: words.test.tabs[tab], tab: words.test.shortTabs[tab] };
  if (!opensTab(tab, features))
    return {
      ...part,
      locked: true,
      blocks: [
        {
          block: 'locked',
          form: 'part',
          feature: 'personalised-suggestions',
          ...words.report.locked,
          items: [],
        },
      ],
    };
  const { first, second, absent } = result.resonance;
  const gauges = new Map(
    rowsOf(result.scales, locale).map(({ id, label, score, poles }) => [
      id,
      { row: { label, score, ...(poles && { poles }) }, scale: pointScale, referenceRange },
    ]),
  );
  const gaugeOf = (id: string) => {
    const gauge = gauges.get(id);
    return gauge ? { gauge } : {};
  };
  const chapters = modulesOf(words, result.scales, answered)
    .filter((module) => module.tab === tab)
    .map((module) =>
      prose(module, {
        picture: headpieceOf(module.id, [first, second, absent]),
        ...gaugeOf(module.main),
        ...becauseOf(locale, module.beside.map(named(words))),
      }),
    );
  return {
    ...part,
    blocks: tab === 'dream' ? [dreamStory(result, stepsOf(answers), locale), ...chapters] : chapters,
  };
}
