import { OperatorError } from '#server/platform/errors.ts';

/** An amount as an operator reads and types it: `9.90 EUR`. @param amount hundredths */
export function money(amount: number, currency: string): string {
  return `${(amount / 100).toFixed(2)} ${currency}`;
}

/** Hundredths of an amount as it is typed: `4.95`, `4,95` or `5`. @throws OperatorError */
export function hundredths(words: string): number {
  const match = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(words.trim());
  if (!match?.[1]) throw new OperatorError(`${words} is no amount: write it like 4.95.`);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** An amount as it is typed for `hundredths`: `4.95`, or `1280` where it has no hundredths. */
export function typed(amount: number): string {
  return (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);
}

/** To the second, in universal time; a dash for none. */
export function moment(at: Date | null | undefined): string {
  return at ? `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC` : '–';
}

/** Columns under their heads; a sentence of its own where there is no row. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return `${none}\n`;
  const lines = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return `${lines
    .map((line) =>
      line
        .map((cell, column) => (column === line.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')}\n`;
}
