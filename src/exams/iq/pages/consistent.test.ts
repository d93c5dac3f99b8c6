import { describe, expect, it } from 'vitest';
import type { Block } from '#contract/blocks.ts';
import type { ReportDocument } from '#contract/report.ts';
import { allBlocks } from '#tests/support/documents.ts';
import { sized } from '#tests/support/form.ts';
import { familiarAnswers, type IqSitting, iqReport, variedAnswers } from '#tests/support/iq-sittings.ts';
import { answersByQuestion } from '../../answers.ts';
import { edition, iq, norm } from '../exam.ts';
import { factsOf } from '../facts/index.ts';

const varied = Array.from({ length: 60 }, (_, nth) => variedAnswers(nth, nth % sized(30, 60)));
// Who repeats mostly what is shown is met too seldom to be among sixty.
const sittings = [...varied, familiarAnswers(variedAnswers(0))];

function factsIn({ seed, answers }: IqSitting) {
  const form = edition.formOf(seed);
  const given = answersByQuestion(form, answers);
  return factsOf({ form, norm, given, result: iq.score(seed, answers), edition });
}

const told = sittings.map((sitting) => ({ facts: factsIn(sitting), report: iqReport(sitting) }));

/** The blocks of each page. */
function pagesOf(report: ReportDocument): Block[][] {
  return allBlocks(report).reduce<Block[][]>((pages, block) => {
    if (block.block === 'page') pages.push([]);
    pages.at(-1)?.push(block);
    return pages;
  }, []);
}

const textOf = (report: ReportDocument, id: string): string =>
  allBlocks(report)
    .flatMap((block) => (block.block === 'prose' && block.id === id ? block.paragraphs : []))
    .join(' ');

const everything = (report: ReportDocument): string => JSON.stringify(allBlocks(report));

describe('what the pages of an IQ report say of one thing', () => {
  it('is the same question wherever the hardest one solved is named', () => {
    for (const { facts, report } of told) {
      const { hardestSolved } = facts.climb;
      if (!hardestSolved) continue;
      const ladder = allBlocks(report).find((block) => block.block === 'ladder');
      expect(ladder?.block === 'ladder' && ladder.hardest?.place).toBe(hardestSolved.place);
      expect(everything(report)).toContain(`Question ${hardestSolved.place}, the hardest one you solved`);
    }
  });

  it('is a rare score on a street only where it is a high one', () => {
    const seen = told.map(({ facts, report }) => {
      const said = `${textOf(report, 'street')} ${textOf(report, 'stadium')}`;
      expect(/\brare\b/i.test(said), said).toBe(facts.standing.level === 'high');
      return facts.standing.level;
    });
    expect(seen).toContain('aboveMiddle');
    expect(seen).toContain('high');
  });

  it('is as many people above as below only where the figures beside it are close', () => {
    const seen = told.flatMap(({ facts, report }) => {
      if (facts.standing.level !== 'middle') return [];
      const said = textOf(report, 'stadium');
      const above = Number(/about ([\d,]+) people/.exec(said)?.[1]?.replace(',', '')) / 50_000;
      const isEven = above >= 0.45 && above <= 0.55;
      expect(said.includes('roughly as many'), said).toBe(isEven);
      return [isEven];
    });
    expect(new Set(seen)).toEqual(new Set([true, false]));
  });

  it('is one order by difficulty, that of the ladder', () => {
    for (const { facts, report } of told) {
      const ladder = allBlocks(report).find((block) => block.block === 'ladder');
      const rungs = ladder?.block === 'ladder' ? ladder.rungs.map(({ place }) => place) : [];
      expect(facts.ends.easiest.map(({ place }) => place)).toEqual(rungs.slice(0, 10));
      expect(facts.ends.hardest.map(({ place }) => place)).toEqual(rungs.slice(-10));
    }
  });

  it('is of slips which way of asking they belong to, and one way where they share it', () => {
    const kinds = told.flatMap(({ facts, report }) => {
      const [first, ...others] = facts.climb.slips;
      const said = everything(report);
      if (!said.includes('Look for what your slips share')) return [];
      const shared = others.every(({ family }) => family === first?.family);
      expect(said.includes('are of the same kind')).toBe(shared);
      expect(said.includes('are of different kinds')).toBe(!shared);
      expect(said.includes('Both after a hard one?')).toBe(others.length === 1);
      return [shared];
    });
    expect(kinds).toContain(true);
    expect(kinds).toContain(false);
  });

  it('is the easiest one not solved of a way only where several were missed', () => {
    for (const { facts, report } of told)
      for (const { easiestMissed, of, solved } of facts.ways) {
        if (!easiestMissed) continue;
        const which = of - solved === 1 ? 'The one' : 'The easiest one';
        expect(everything(report)).toContain(`${which} you didn’t solve: question ${easiestMissed.place}`);
      }
  });

  it('is that the odds turn where they do: for no question on the wrong side', () => {
    for (const { facts } of told) {
      const better = facts.questions.filter(({ expected }) => expected >= 0.5);
      expect(facts.climb.before?.of ?? 0).toBe(better.length);
      expect(facts.climb.after?.of ?? 0).toBe(30 - better.length);
    }
  });

  it('tells an open question from a wrong one', () => {
    const firsts = told.flatMap(({ facts, report }) =>
      facts.climb.firstMiss ? [[facts.climb.firstMiss.outcome, textOf(report, 'first-miss')] as const] : [],
    );
    for (const [outcome, text] of firsts) expect(/left (?:it )?open/.test(text)).toBe(outcome === 'open');
    expect(new Set(firsts.map(([outcome]) => outcome)).size).toBe(2);
  });
});

describe('what an IQ report makes of a sitting', () => {
  it('praises a long look for hard questions alone', () => {
    for (const { facts, report } of told) {
      const hard = new Set(facts.ends.hardest.map(({ id }) => id));
      const isHard = facts.timing.patient.some(({ id }) => hard.has(id));
      expect(textOf(report, 'manner').includes('doesn’t get called talent')).toBe(isHard);
    }
  });

  it('calls nobody hasty for few of many wrong answers', () => {
    for (const { facts, report } of told) {
      const wrong = facts.questions.filter(({ outcome }) => outcome === 'missed').length;
      if (textOf(report, 'habit').includes('before the second reading'))
        expect(facts.timing.hasty.length).toBeGreaterThanOrEqual(Math.max(3, wrong / 3));
    }
  });

  it('leaves open which side of 100 somebody is on only where neither is far likelier', () => {
    for (const { facts, report } of told) {
      const { aboveMean } = facts.standing;
      if (textOf(report, 'safely').includes('can’t settle')) {
        expect(aboveMean).toBeGreaterThanOrEqual(0.2);
        expect(aboveMean).toBeLessThanOrEqual(0.8);
      }
    }
  });

  it('counts the wrong answers by how they were wrong', () => {
    const found = told.map(({ facts }) => facts.errors?.most);
    expect(new Set(found)).toEqual(
      new Set(['part', 'repeated', 'far', 'mixed', ...(found.includes(undefined) ? [undefined] : [])]),
    );
    for (const { facts, report } of told) {
      if (!facts.errors) continue;
      const { part, repeated, far } = facts.errors.of;
      const wrong = facts.questions.filter(({ outcome }) => outcome === 'missed').length;
      expect(part.length + repeated.length + far.length).toBe(wrong);
      expect(textOf(report, 'erred')).toContain(`${wrong} wrong answers`);
    }
  });

  it('has five steps for everybody', () => {
    for (const { report } of told)
      for (const block of allBlocks(report)) if (block.block === 'steps') expect(block.items).toHaveLength(5);
  });
});

describe('the writing of an IQ report', () => {
  it('has the article that a number asks for', () => {
    for (const { report } of told) expect(everything(report)).not.toMatch(/\ba (?:8\d?|11|18)\b/);
  });

  it('names each study it leans on at the foot of the same page', () => {
    for (const { report } of told) {
      for (const page of pagesOf(report)) {
        const foot = page.flatMap((block) => (block.block === 'sources' ? block.items : []));
        const body = JSON.stringify(page.filter(({ block }) => block !== 'sources'));
        const cited = body.matchAll(
          /(\p{Lu}\p{L}+)(?: and others)? \(((?:19|20)\d\d)\)|\((\p{Lu}\p{L}+)[^()]*?, ((?:19|20)\d\d)/gu,
        );
        for (const [said, one, year, other, otherYear] of cited) {
          const name = one ?? other ?? '';
          const isNamed = foot.some((item) => item.includes(name) && item.includes(`(${year ?? otherYear})`));
          expect(isNamed, said).toBe(true);
        }
      }
    }
  });
});
