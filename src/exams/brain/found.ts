import type { Finding } from '../kit/next.ts';
import { isClear } from './certainty.ts';
import type found from './found.json';
import { styleScale } from './norm.ts';
import type { BrainResult } from './score.ts';

/** How the choices divide, and whether that is clear of the middle. */
export function foundIn({ score, chosen: { left, right } }: BrainResult): Finding<keyof typeof found>[] {
  const values = { left, right };
  if (!isClear(score)) return [{ key: 'open', values }];
  return [{ key: score.value < styleScale.mean ? 'steps' : 'whole', values }];
}
