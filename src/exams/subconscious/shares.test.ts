import { describe, expect, it } from 'vitest';
import type { Block } from '#contract/blocks.ts';
import type { ReportDocument } from '#contract/report.ts';
import { randomOf } from '#psychometrics/random.ts';
import { allBlocks } from '#tests/support/documents.ts';
import { sized } from '#tests/support/form.ts';
import { items } from './items.ts';
import { packages } from './packages.ts';
import { report } from './report.ts';
import { score } from './result.ts';
import { drawTruth, sit } from './simulation.ts';

/** What a report says, each statement once: of a person, or the same to everybody (headings, what a dimension is). */
interface Statements {
  readonly told: readonly string[];
  readonly frame: readonly string[];
}

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/** A row is one statement: a sentence of the test says something of a person only with the answer to it. */
function statementsIn(block: Block): Statements {
  switch (block.block) {
    case 'card': {
      const { title, name, lead, quote, heading, paragraphs, sides, certainty } = block;
      return {
        told: [
          name,
          joined(quote?.text, quote?.author, quote?.source),
          ...paragraphs,
          ...sides.map(({ text }) => text),
          certainty?.text ?? '',
        ],
        frame: [title, lead ?? '', heading ?? '', certainty?.title ?? '', ...sides.map((side) => side.title)],
      };
    }
    case 'scales':
      return {
        told: block.rows.map(({ levelLabel, reading }) => joined(levelLabel, reading)),
        frame: [
          block.title ?? '',
          block.lead ?? '',
          ...block.rows.flatMap(({ label, about, poles }) => [
            label,
            about ?? '',
            joined(poles?.low, poles?.high),
          ]),
        ],
      };
    case 'profile':
      return {
        told: [block.lead, ...(block.remarks?.paragraphs ?? [])],
        frame: [block.title, block.howTo, block.remarks?.title ?? ''],
      };
    case 'story':
      return {
        told: [...block.scenes.map(({ text }) => text), ...block.closing],
        frame: [block.title, ...block.scenes.map(({ role }) => role)],
      };
    case 'prose': {
      const answers = block.because?.items.map(({ asked, said }) => joined(asked, said)) ?? [];
      return { told: [...block.paragraphs, ...answers], frame: [block.title, block.because?.title ?? ''] };
    }
    case 'facts':
      return { told: block.rows.map(({ label, value }) => joined(label, value)), frame: [] };
    case 'page':
      return { told: [], frame: [block.title, block.lead ?? ''] };
    case 'locked':
      return { told: [], frame: [block.title ?? '', block.text ?? ''] };
    // The same for everybody by nature, and not counted.
    case 'methods':
      return { told: [], frame: [] };
    default:
      throw new Error(`What does ${block.block} tell?`);
  }
}

function statementsOf(document: ReportDocument): Statements {
  const all = allBlocks(document).map(statementsIn);
  const once = (part: keyof Statements) => [...new Set(all.flatMap((one) => one[part]))].filter(Boolean);
  return { told: once('told'), frame: once('frame') };
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const counted = new Map<string, number>();
const wordsIn = (statement: string): number => {
  const count =
    counted.get(statement) ?? [...segmenter.segment(statement)].filter(({ isWordLike }) => isWordLike).length;
  counted.set(statement, count);
  return count;
};
const sum = (statements: readonly string[]) => statements.reduce((words, one) => words + wordsIn(one), 0);

const sittings = (() => {
  const random = randomOf('buyers');
  return Array.from({ length: sized(80, 400) }, () => sit(drawTruth(random), random));
})();

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number;

/** What the report of each sitting says. */
const readingOf = (features: readonly string[]) =>
  sittings.map((steps) => {
    const answers = items.map(({ id }, at) => ({
      questionId: id,
      choice: steps[at] ?? null,
      milliseconds: 9000,
    }));
    const result = score(answers);
    const takenAt = '2026-11-21T10:00:00.000Z';
    const document = report({ seed: '', answers, result, locale: 'EN', takenAt, features });
    const { told, frame } = statementsOf(document);
    return { character: result.character.id, told, all: [...told, ...frame] };
  });

/** Of the words of one report those in statements that another one makes, too. */
const sharesOf = (read: ReturnType<typeof readingOf>) =>
  read.flatMap((one, at) =>
    read.slice(at + 1).map((other) => {
      const share = (part: 'told' | 'all') =>
        sum(one[part].filter((statement) => other[part].includes(statement))) / sum(one[part]);
      return { alike: one.character === other.character, told: share('told'), all: share('all') };
    }),
  );

/** How many paragraphs of each report at most one in fifty others have: a row of a table and a quotation are none. */
function ownParagraphsOf(read: ReturnType<typeof readingOf>): number[] {
  const paragraphs = read.map(({ told }) => told.filter((one) => !one.includes(' · ') && wordsIn(one) > 15));
  const times = new Map<string, number>();
  for (const one of paragraphs.flat()) times.set(one, (times.get(one) ?? 0) + 1);
  return paragraphs.map(
    (own) => own.filter((one) => (times.get(one) ?? 0) <= Math.ceil(read.length / 50)).length,
  );
}

describe.each(packages)('two buyers of $skuId', ({ features }) => {
  const read = readingOf(features);
  const shares = sharesOf(read);
  const alike = shares.filter((pair) => pair.alike);

  it('share at most a third of the words of their reports', () => {
    expect(median(shares.map(({ all }) => all))).toBeLessThan(1 / 3);
  });

  it('of one character share a quarter of what is told of them, and at most a third with its frame', () => {
    expect(alike.length).toBeGreaterThan(100);
    expect(median(alike.map(({ told }) => told))).toBeLessThan(0.28);
    expect(median(alike.map(({ all }) => all))).toBeLessThan(1 / 3);
  });

  it('find three paragraphs or more, and mostly five, that at most one in fifty others finds', () => {
    const own = ownParagraphsOf(read);
    expect(Math.min(...own)).toBeGreaterThanOrEqual(3);
    expect(median(own)).toBeGreaterThanOrEqual(5);
  });
});
