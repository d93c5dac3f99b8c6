import { describe, expect, it } from 'vitest';
import { randomOf } from '#psychometrics/random.ts';
import { sized } from '#tests/support/form.ts';
import { sources } from '../../bench/guesser/families.ts';
import { guess } from '../../bench/guesser/guess.ts';
import { look } from '../../bench/guesser/look.ts';
import type { Sample } from '../../bench/guesser/sample.ts';

/** The quick form of `npm run bench guesser`: without the guessers that are trained in many passes. */
const effort = { epochs: 0, hidden: 0, rounds: sized(20, 60), least: 40 };

const formLength = sources.reduce((sum, { places }) => sum + places, 0);

/** Items of the four families in the shares that they have in a form. */
function samples(count: number, seed: string): Sample[] {
  const all = sources.flatMap((source) =>
    source.samples(Math.round((count * source.places) / formLength), seed),
  );
  return randomOf(seed).shuffle(all);
}

const chance = 1 / 6;
const [trained, fresh] = [sized(500, 6000), sized(500, 3000)];
const training = samples(trained, 'quick training');
const unseen = samples(fresh, 'quick fresh');
/** Four standard errors of the share above chance: of a dozen guessers none comes there by luck. */
const most = chance + 4 * Math.sqrt((chance * (1 - chance)) / fresh);

describe('guessing from the options alone', () => {
  it(`is at chance for ${fresh} fresh items after ${trained}`, { timeout: 120_000 }, () => {
    const verdicts = guess(training, unseen, effort);
    expect(verdicts.length).toBeGreaterThan(6);
    const above = verdicts.filter(({ rate }) => rate.share > most);
    expect(above.map(({ guesser, rate, telling }) => ({ guesser, share: rate.share, telling }))).toEqual([]);
  });

  it('would be above chance were there a trace of the key', { timeout: 60_000 }, () => {
    // In one of four items the key is the option with most ink, or the largest numeral.
    const traced = (some: readonly Sample[]) =>
      some.map((sample, at) => {
        const measures = sample.options.map((svg) => look(svg).measures);
        const weights = measures.map((one) => one.get('value') ?? one.get('ink') ?? 0);
        return at % 4 === 0 ? { ...sample, key: weights.indexOf(Math.max(...weights)) } : sample;
      });
    const some = sized(300, 900);
    const verdicts = guess(traced(training.slice(0, some)), traced(unseen.slice(0, some)), effort);
    const best = Math.max(...verdicts.map(({ rate }) => rate.low));
    expect(best).toBeGreaterThan(chance);
  });
});
