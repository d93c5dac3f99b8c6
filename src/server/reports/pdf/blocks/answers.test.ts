import { expect, it } from 'vitest';
import { blocksOf } from '#tests/support/documents.ts';
import { pdfFixture } from '#tests/support/printed.ts';
import { reportWords } from '../words.ts';
import { printAnswers } from './answers.ts';

it('a question that was left open has neither the tick of a right answer nor the cross of a wrong one', () => {
  const [block] = blocksOf(pdfFixture('EN').report, 'answers');
  if (!block) throw new Error('No answers.');
  const words = reportWords('EN');
  const verdictOf = ({ solved, open }: { solved: boolean; open: boolean }) =>
    solved ? 'answers.solved' : open ? 'answers.leftOut' : 'answers.unsolved';
  const { items } = printAnswers(block, 'EN');
  for (const item of items) expect(item.verdict).toBe(words(verdictOf(item)));
  expect(new Set(items.map(verdictOf)).size).toBe(3);
});
