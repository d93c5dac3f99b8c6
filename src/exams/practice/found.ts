import type { Finding } from '../kit/next.ts';
import type found from './found.json';
import type { PracticeResult } from './score.ts';

/** How many questions of the set were solved. */
export function foundIn({ skills }: PracticeResult): Finding<keyof typeof found>[] {
  const correct = skills.reduce((sum, skill) => sum + skill.correct, 0);
  const of = skills.reduce((sum, skill) => sum + skill.of, 0);
  return correct > 0 ? [{ key: 'solved', values: { correct, of } }] : [];
}
