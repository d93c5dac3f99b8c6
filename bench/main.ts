import { readdirSync } from 'node:fs';
import type { Measurement } from './support/measurement.ts';

/**
 * `npm run bench`: runs every bench file beside this one, one after the other, and prints one table. Names after the
 * command choose: `npm run bench landing iq`. Fails when a promise is not kept.
 */
const chosen = process.argv.slice(2);
const here = new URL('./', import.meta.url);
const files = readdirSync(here).filter(
  (file) =>
    /^[\w-]+\.ts$/.test(file) &&
    file !== 'main.ts' &&
    (chosen.length === 0 || chosen.includes(file.slice(0, -3))),
);

const rows: Measurement[] = [];
for (const file of files) {
  process.stdout.write(`${file.slice(0, -3)} …\n`);
  const bench = (await import(new URL(file, here).href)) as { run(): Promise<Measurement[]> };
  rows.push(...(await bench.run()));
}

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
const lines = rows.map(({ name, value, unit, target = '', pass }) => [
  name,
  `${number.format(value)} ${unit}`,
  target,
  pass === undefined ? '' : pass ? 'kept' : 'NOT KEPT',
]);
const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
process.stdout.write(
  `\n${lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`,
);
process.exit(rows.some(({ pass }) => pass === false) ? 1 : 0);
