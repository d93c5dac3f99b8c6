import type { Problem } from '../../shell/problem.ts';

/** What came of a press in the share panel. */
export type ShareOutcome =
  | { kind: 'shareDone'; did: 'prepared' | 'published' | 'withdrawn' }
  | { kind: 'shareNameWrong'; message: string | null }
  | { kind: 'shareProblem'; problem: Problem };

export const isShareOutcome = <Other extends { kind: string }>(
  outcome: Other | ShareOutcome | undefined,
): outcome is ShareOutcome => outcome?.kind.startsWith('share') ?? false;
