import type { AppOptions } from '#server/app.ts';

/** What an app has said in its log. */
export interface TestLog {
  /** Where the app writes to. */
  readonly logStream: NonNullable<AppOptions['logStream']>;
  /** Each line as it was meant for machines, oldest first. */
  lines(): Record<string, unknown>[];
  /** Forgets what was said so far. */
  clear(): void;
}

export function testLog(): TestLog {
  let written: string[] = [];
  return {
    logStream: { write: (line) => void written.push(line) },
    lines: () => written.map((line) => JSON.parse(line)),
    clear() {
      written = [];
    },
  };
}
