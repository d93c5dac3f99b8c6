import { describe, expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { allBlocks } from '#tests/support/documents.ts';
import { eq } from './exam.ts';
import { items, situations } from './items.ts';
import { eqWords } from './words/index.ts';
import own from './words/PT-BR/report.json' with { type: 'json' };

/** A sitting whose noticing lies high, whose understanding and handling lie low, in the order of the items. */
const choices = [3, 3, 1, 4, 1, 1, 0, 3, 2, 1, 3, 3, 0, 1, 3, 0, 0, 2, 2, 3, 2, 3, 3, 2, 0, 4, 2, 3];
const uneven = Object.fromEntries(items.map(({ id }, at) => [id, choices[at]]));

function told(
  chosen: Readonly<Record<string, number | undefined>>,
  locale: (typeof varieties)[number] = 'EN',
) {
  const answers = items.map(({ id }) => ({
    questionId: id,
    choice: chosen[id] ?? null,
    milliseconds: 9000,
  }));
  const takenAt = '2026-11-21T10:00:00.000Z';
  const result = eq.score('', answers);
  const report = eq.report({ seed: '', answers, result, locale, takenAt, features: ['report'] });
  const blocks = allBlocks(report);
  return {
    all: JSON.stringify(report),
    chapter: (id: string) => {
      const found = blocks.find((block) => block.block === 'prose' && block.id === id);
      return found?.block === 'prose' ? found : undefined;
    },
  };
}

const strongest = Object.fromEntries(situations.map(({ id, credits }) => [id, credits.indexOf(2)]));

describe('what the report of the EQ test says of single answers', () => {
  it('says what an answer does, and praises nobody for one that another gave', () => {
    for (const variety of varieties)
      for (const { id, credits } of situations) {
        const said = eqWords[variety].report.situations[id].said[credits.indexOf(2)];
        expect(said, `${id} in ${variety}`).not.toMatch(/^(You |Sie |Vous |Você |你|\p{L}+ste\b)/u);
      }
  });

  it.each(varieties)('quotes an answer that quotes with the inner marks in %s', (variety) => {
    const { chosen } = eqWords[variety].report.situations;
    const [, open = '', close = ''] = /(.)\s?\{option\}\s?(.)/u.exec(chosen) ?? [];
    const quoted = told({ ...uneven, apology: 2 }, variety).chapter('apology')?.answers?.[0]?.answer ?? '';
    expect([...quoted].filter((sign) => sign === open)).toHaveLength(1);
    expect([...quoted].filter((sign) => sign === close)).toHaveLength(1);
  });

  it('tells the points of all situations, and of those of a branch', () => {
    const report = told(uneven);
    expect(report.chapter('meaning')?.paragraphs[1]).toContain(
      '11 of 24 points. In 9 of 12, you left points on the table.',
    );
    expect(report.chapter('understanding')?.paragraphs.at(-1)).toBe(
      'Points in the situations of this branch: “The spilled glass” 2 of 2, “Moving out” 2 of 2, “The award” 0 of 2, and “The apology” 0 of 2.',
    );
    expect(told({ ...uneven, ...strongest }).chapter('meaning')?.paragraphs[1]).toContain('all 24 points');
    expect(told({}).chapter('meaning')?.paragraphs).toHaveLength(1);
  });

  it('names the answer that pulls against a level, and in the middle one to each side', () => {
    const asked = eqWords.EN.test.statements;
    expect(told(uneven).all).not.toMatch(/pulls the other way|pull both ways/);
    const [, contrary] = told({ ...uneven, mixed: 0 }).chapter('understanding')?.paragraphs ?? [];
    expect(contrary).toContain(`other way: “${asked.mixed}” You said: Not true of me.`);
    const [, both] = told({ ...uneven, morning: 4, foretaste: 4 }).chapter('using')?.paragraphs ?? [];
    expect(both).toContain(`“${asked.foretaste}” You said: Very true of me.`);
    expect(both).toContain(`But also: “${asked.morning}” You said: Very true of me.`);
  });

  it('says from which branch the lowest differs by more than chance', () => {
    expect(told(uneven).all).toContain(
      'Its distance from “Noticing feelings” is more than chance; its distance from “Using feelings” and “Understanding feelings” could be chance.',
    );
    expect(told({}).all).toContain('its distance from each of the others could be chance');
  });

  it('says of a total that it lies far out only where it does', () => {
    const { rare } = eqWords.EN.report.methods.model;
    expect(told(uneven).all).not.toContain(rare);
    expect(told(strongest).all).toContain(rare);
    expect(JSON.stringify(eq.methods?.('EN'))).toContain(rare);
  });

  it('says in Brazil what is written for Brazil', () => {
    expect(eqWords['PT-BR'].report).toMatchObject({ score: { title: own.score.title }, parts: own.parts });
    expect(eqWords['PT-BR'].report.branches.perceiving.life).toEqual(own.branches.perceiving.life);
  });
});
