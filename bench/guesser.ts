import { sources } from './guesser/families.ts';
import { guess, type Verdict } from './guesser/guess.ts';
import { type Rate, rateOf } from './guesser/sample.ts';
import type { Measurement } from './support/measurement.ts';

const training = 20_000;
const fresh = 5000;
const limit = 0.185;

const percent = (share: number) => `${(100 * share).toFixed(1)}`;
const interval = ({ low, high }: Rate) => `${percent(low)}–${percent(high)}`;

/** How often guessers that see only the six options are right: no shortcut means one in six. */
export async function run(): Promise<Measurement[]> {
  const families = sources.map(({ name, places, samples }) => {
    const verdicts = guess(samples(training, 'guesser training'), samples(fresh, 'guesser fresh'), {
      epochs: 3,
      hidden: 16,
      rounds: 80,
      least: 40,
    });
    process.stdout.write(table(name, verdicts));
    return { name, places, verdicts };
  });
  const rows = families.flatMap(({ name, verdicts }) =>
    verdicts.map(({ guesser, rate }) => row(name, guesser, rate)),
  );
  const guessers = families[0]?.verdicts.map(({ guesser }) => guesser) ?? [];
  const overall = guessers.map((guesser, at) => {
    const whole = families.reduce((sum, { places }) => sum + places, 0);
    // A form has places of each family: each counts for as many items of the form.
    const right = families.reduce(
      (sum, { places, verdicts }) => sum + ((verdicts[at]?.rate.share ?? 0) * places) / whole,
      0,
    );
    return row('whole form', guesser, rateOf(right * fresh, fresh));
  });
  return [...rows, ...overall];
}

function row(name: string, guesser: string, rate: Rate): Measurement {
  return {
    name: `Options alone, ${name}, ${guesser} (95 %: ${interval(rate)})`,
    value: 100 * rate.share,
    unit: '%',
    target: `<= ${percent(limit)}`,
    pass: rate.share <= limit,
  };
}

/** Each guesser by kind of place, and what a learned one goes by. */
function table(name: string, verdicts: readonly Verdict[]): string {
  const kinds = verdicts.flatMap(({ guesser, byKind }) =>
    [...byKind].map(([kind, rate]) => `  ${kind}, ${guesser}: ${percent(rate.share)} % (${interval(rate)})`),
  );
  const telling = verdicts
    .filter((verdict) => verdict.telling.length > 0)
    .map((verdict) => `  ${verdict.guesser} goes by ${verdict.telling.slice(0, 6).join('; ')}`);
  return `${name}\n${[...kinds, ...telling].join('\n')}\n`;
}
