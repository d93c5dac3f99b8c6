import type { Random } from '#psychometrics/random.ts';

/** The features of one option, sparse: which are there, and their values. */
export interface Encoded {
  readonly indices: Int32Array;
  readonly values: Float32Array;
}

export interface EncodedItem {
  readonly options: readonly Encoded[];
  readonly key: number;
}

export interface Schedule {
  readonly features: number;
  /** Units of the hidden layer; 0 for McFadden's conditional logit (1974). */
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
  /** Weight decay of one step, per unit of weight. */
  readonly decay: number;
}

/** How often in one pass the held-back items are looked at. */
const checksInEpoch = 4;

/**
 * Chooses one of several options by a score of each option's own features: linear, and with hidden units a layer of
 * rectified ones besides. Trained on the log likelihood of the right choice by Adagrad (Duchi, Hazan, Singer 2011).
 */
export class ChoiceModel {
  readonly #schedule: Schedule;
  readonly #linear: Float32Array;
  /** Row by feature, so that absent features cost nothing. */
  readonly #inner: Float32Array;
  readonly #bias: Float32Array;
  readonly #outer: Float32Array;
  readonly #sums: readonly [Float32Array, Float32Array, Float32Array, Float32Array];

  constructor(schedule: Schedule, random: Random) {
    const { features, hidden } = schedule;
    this.#schedule = schedule;
    this.#linear = new Float32Array(features);
    this.#inner = Float32Array.from({ length: features * hidden }, () => (random.next() - 0.5) * 0.2);
    this.#bias = new Float32Array(hidden).fill(0.1);
    this.#outer = Float32Array.from({ length: hidden }, () => (random.next() - 0.5) * 0.6);
    const empty = ({ length }: Float32Array) => new Float32Array(length).fill(1);
    this.#sums = [empty(this.#linear), empty(this.#inner), empty(this.#bias), empty(this.#outer)];
  }

  get #weights(): Float32Array[] {
    return [this.#linear, this.#inner, this.#bias, this.#outer];
  }

  /** Passes over the training items; keeps the weights that did best on the last tenth, which is held back. */
  train(items: readonly EncodedItem[], random: Random): void {
    const heldBack = Math.ceil(items.length / 10);
    const [used, checked] = [items.slice(heldBack), items.slice(0, heldBack)];
    let best = this.logLikelihood(checked);
    let kept = this.#weights.map((weights) => weights.slice());
    for (let epoch = 0; epoch < this.#schedule.epochs; epoch += 1) {
      for (const [at, item] of random.shuffle(used).entries()) {
        this.#learn(item);
        if ((at + 1) % Math.ceil(used.length / checksInEpoch) !== 0) continue;
        const reached = this.logLikelihood(checked);
        if (reached > best) {
          best = reached;
          kept = this.#weights.map((weights) => weights.slice());
        }
      }
    }
    this.#weights.forEach((weights, at) => {
      weights.set(kept[at] ?? []);
    });
  }

  /** Mean log likelihood of the right choice; log(1/6) is pure chance. */
  logLikelihood(items: readonly EncodedItem[]): number {
    const total = items.reduce(
      (sum, { options, key }) => sum + Math.log(this.#chances(options)[key] ?? 0),
      0,
    );
    return total / items.length;
  }

  /** Scores of the options of one set; the highest is the model's choice. */
  scores(options: readonly Encoded[]): number[] {
    return options.map((option) => this.#score(option, this.#layer(option)));
  }

  /** What each feature adds to a score by itself. */
  get linear(): Float32Array {
    return this.#linear;
  }

  #chances(options: readonly Encoded[]): number[] {
    const scores = this.scores(options);
    const top = Math.max(...scores);
    const weights = scores.map((score) => Math.exp(score - top));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  }

  #layer({ indices, values }: Encoded): Float32Array {
    const { hidden } = this.#schedule;
    const layer = this.#bias.slice();
    for (let at = 0; hidden > 0 && at < indices.length; at += 1) {
      const value = values[at] ?? 0;
      const row = (indices[at] ?? 0) * hidden;
      for (let unit = 0; unit < hidden; unit += 1) {
        layer[unit] = (layer[unit] ?? 0) + value * (this.#inner[row + unit] ?? 0);
      }
    }
    return layer;
  }

  #score({ indices, values }: Encoded, layer: Float32Array): number {
    let score = 0;
    for (let at = 0; at < indices.length; at += 1) {
      score += (values[at] ?? 0) * (this.#linear[indices[at] ?? 0] ?? 0);
    }
    for (let unit = 0; unit < layer.length; unit += 1) {
      score += Math.max(0, layer[unit] ?? 0) * (this.#outer[unit] ?? 0);
    }
    return score;
  }

  #learn({ options, key }: EncodedItem): void {
    const { hidden } = this.#schedule;
    const layers = options.map((option) => this.#layer(option));
    const chances = this.#chances(options);
    options.forEach(({ indices, values }, choice) => {
      const slope = (chances[choice] ?? 0) - (choice === key ? 1 : 0);
      const layer = layers[choice] ?? new Float32Array(hidden);
      const inward = layer.map((sum, unit) => (sum > 0 ? slope * (this.#outer[unit] ?? 0) : 0));
      for (let at = 0; at < indices.length; at += 1) {
        const feature = indices[at] ?? 0;
        const value = values[at] ?? 0;
        this.#step(this.#linear, this.#sums[0], feature, slope * value);
        for (let unit = 0; unit < hidden; unit += 1) {
          const gradient = (inward[unit] ?? 0) * value;
          if (gradient !== 0) this.#step(this.#inner, this.#sums[1], feature * hidden + unit, gradient);
        }
      }
      for (let unit = 0; unit < hidden; unit += 1) {
        const sum = layer[unit] ?? 0;
        if (sum <= 0) continue;
        this.#step(this.#bias, this.#sums[2], unit, inward[unit] ?? 0);
        this.#step(this.#outer, this.#sums[3], unit, slope * sum);
      }
    });
  }

  #step(weights: Float32Array, sums: Float32Array, at: number, slope: number): void {
    const weight = weights[at] ?? 0;
    const gradient = slope + this.#schedule.decay * weight;
    const sum = (sums[at] ?? 0) + gradient * gradient;
    sums[at] = sum;
    weights[at] = weight - (this.#schedule.rate * gradient) / Math.sqrt(sum);
  }
}
