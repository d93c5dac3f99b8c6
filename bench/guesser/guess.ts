import { randomOf } from '#psychometrics/random.ts';
import { boost, weighted } from './boosted.ts';
import { ChoiceModel, type EncodedItem } from './choice-model.ts';
import { type Features, featuresOf, Vocabulary } from './encode.ts';
import { look } from './look.ts';
import { type Rate, rateOf, type Sample } from './sample.ts';
import { credit, untrained } from './untrained.ts';

export interface Effort {
  /** Of the logit and the network; without any, these two are left out. */
  readonly epochs: number;
  readonly hidden: number;
  /** Of boosting. */
  readonly rounds: number;
  /** How many options must show a feature for it to be learned from. */
  readonly least: number;
}

/** How often each guesser was right on items that it had not seen. */
export interface Verdict {
  readonly guesser: string;
  readonly rate: Rate;
  /** The same by kind of place. */
  readonly byKind: ReadonlyMap<string, Rate>;
  /** What weighs most in a learned guesser, strongest first. */
  readonly telling: readonly string[];
}

const featuresIn = ({ kind, options }: Sample): Features[] => featuresOf(options.map(look), kind);

/** From how many training items the features to be learned from are taken. */
const vocabularyItems = 2000;

/** Trains on some items, guesses at others. @throws RangeError without items to test on */
export function guess(training: readonly Sample[], fresh: readonly Sample[], effort: Effort): Verdict[] {
  const first = training.slice(0, vocabularyItems).map(featuresIn);
  const vocabulary = new Vocabulary(first, effort.least);
  const encode = (features: readonly Features[], key: number): EncodedItem => ({
    options: features.map((option) => vocabulary.encode(option)),
    key,
  });
  const learned = training.map((sample, at) => encode(first[at] ?? featuresIn(sample), sample.key));
  const tested = fresh.map(({ kind, options, key }) => {
    const looks = options.map(look);
    return { kind, looks, key, encoded: encode(featuresOf(looks, kind), key) };
  });
  const scored = (guesser: string, scores: (item: (typeof tested)[number]) => number[], telling: string[]) =>
    verdict(
      guesser,
      tested.map((item) => ({ kind: item.kind, credit: credit(scores(item), item.key) })),
      telling,
    );
  const strongest = (weights: ArrayLike<number>) =>
    Array.from(weights, (weight, at) => ({ weight, name: vocabulary.names[at] ?? '' }))
      .filter(({ weight }) => weight !== 0)
      .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
      .slice(0, 12)
      .map(({ name, weight }) => `${name}: ${weight.toFixed(2)}`);
  const models = (effort.epochs > 0 ? [0, effort.hidden] : []).map((hidden) => {
    const random = randomOf(`guesser/${hidden}`);
    const schedule = { features: vocabulary.size, hidden, epochs: effort.epochs, rate: 0.01, decay: 1e-5 };
    const model = new ChoiceModel(schedule, random);
    model.train(random.shuffle(learned), random);
    return scored(
      hidden === 0 ? 'conditional logit' : `network of ${hidden}`,
      ({ encoded }) => model.scores(encoded.options),
      strongest(model.linear),
    );
  });
  const weights = boost(learned, vocabulary.size, effort.rounds);
  return [
    ...Object.entries(untrained).map(([name, guesser]) => scored(name, ({ looks }) => guesser(looks), [])),
    ...models,
    scored('boosted logit', ({ encoded }) => [...weighted(encoded.options, weights)], strongest(weights)),
  ];
}

function verdict(
  guesser: string,
  guesses: readonly { kind: string; credit: number }[],
  telling: readonly string[],
): Verdict {
  const rate = (some: readonly { credit: number }[]) =>
    rateOf(
      some.reduce((sum, one) => sum + one.credit, 0),
      some.length,
    );
  return {
    guesser,
    rate: rate(guesses),
    byKind: new Map([...Map.groupBy(guesses, ({ kind }) => kind)].map(([kind, some]) => [kind, rate(some)])),
    telling,
  };
}
