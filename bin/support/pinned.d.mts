/** Typed for the test beside the walls; see `pinned.mjs`. */
export function pinned(program: {
  readonly binary: string;
  readonly checksums: Readonly<Record<string, string>>;
  readonly machine?: string;
  readonly fetch: () => Promise<{ code: number | null; output: string }>;
  readonly discard: () => void;
  readonly runs: () => Promise<boolean>;
}): Promise<{ trouble?: 'notFetched' | 'notGenuine' | 'doesNotRun'; output?: string }>;
