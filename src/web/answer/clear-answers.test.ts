import { type ComponentProps, createElement } from 'react';
import { expect, it } from 'vitest';
import type { Question } from '#contract/exams.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { ClearAnswers } from './clear-answers.tsx';
import { SittingProvider } from './sitting-context.tsx';

type Served = ComponentProps<typeof SittingProvider>['served'];

const questions = [1, 2, 3, 4].map(
  (place): Question => ({ id: `q${place}`, place, kind: 'statements', prompt: '', options: ['', ''] }),
);
const answers = questions.map(({ id }) => ({ questionId: id, choice: 1, milliseconds: 900, sequence: 1 }));

/** What is asked before the answers of a sitting go, all of whose questions are answered. */
function asked(stages?: Served['stages']): string {
  const began = { sittingId: 'S', startedAt: '2026-11-29T10:00:00.000Z', locked: false, orderNumber: null };
  const served = { ...began, questions, answers, ...(stages && { stages }) };
  const children = createElement(ClearAnswers, { onClear: () => undefined });
  return drawnPage(createElement(SittingProvider, { examId: 'SUBS-1002', served, children }), {
    answer: rawWords('EN', 'answer'),
    stages: rawWords('EN', 'stages'),
  });
}

it('promises of answers in stages no more than it can take back', () => {
  const { clear: all } = rawWords('EN', 'answer');
  const { clear: open } = rawWords('EN', 'stages');
  const whole = asked();
  expect(whole).toContain(all.title);
  expect(whole).toContain(`>${all.confirm}<`);
  const staged = asked({ sizes: [2, 2], ahead: 0, opened: 2, planned: [] });
  expect(staged).toContain(open.title.replace('{from}', '3'));
  expect(staged).toContain(`>${open.confirm}<`);
  expect(staged).toContain('2 answers');
  for (const promise of [all.title, all.confirm]) expect(staged).not.toContain(promise);
});
