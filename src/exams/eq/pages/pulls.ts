import { leaningOf, strongestOf } from '../../kit/because/because.ts';
import type { Influence } from '../../kit/because/influences.ts';
import type { Branch } from '../branches.ts';
import { influencesOn } from '../influences.ts';
import type { StatementId } from '../items.ts';
import { levelOf } from '../levels.ts';
import { pointScale } from '../score.ts';
import type { Telling } from './telling.ts';

/** Which way a branch leans from the middle. */
export const leaningOn = ({ scoreOf }: Telling, branch: Branch): -1 | 0 | 1 => {
  const { value } = scoreOf(branch);
  return leaningOf(value, pointScale.mean, levelOf(value));
};

/**
 * The answer that pulls against the way a branch leans; where it leans to no side, one for each side. A level's words tell
 * what the answers come to together, and one of them may say the opposite.
 */
export function pullsOn(telling: Telling, branch: Branch): string[] {
  const { words, categories, write } = telling;
  const { contrary, both } = words.report.branches;
  const leaning = leaningOn(telling, branch);
  const strongestTo = (side: -1 | 1) => {
    const [strongest] = strongestOf(influencesOn(branch, categories, side), 1);
    return strongest && quoted(telling, strongest);
  };
  if (leaning !== 0) {
    const against = strongestTo(leaning === 1 ? -1 : 1);
    return against ? [write(contrary, against)] : [];
  }
  const [high, low] = [strongestTo(1), strongestTo(-1)];
  return high && low ? [write(both, { ...high, otherAsked: low.asked, otherAnswer: low.answer })] : [];
}

const quoted = ({ words: { test }, choices }: Telling, { id, at }: Influence<StatementId>) => ({
  asked: test.statements[id],
  answer: test.steps[choices[at] as number] as string,
});
