import type { Theta } from '../../units.ts';

/** An estimate of ability. */
export interface AbilityScore {
  readonly theta: Theta;
  readonly standardError: number;
}
