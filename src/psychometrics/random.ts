/** A stream of random numbers that depends on its seed alone. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer in [0, limit). @throws RangeError if limit is no positive integer */
  below(limit: number): number;
  /** From the standard normal distribution (Box & Muller 1958). */
  normal(): number;
  pick<Item>(items: readonly Item[]): Item;
  /** A new array in random order (Fisher and Yates). */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Four words of state from any text: cyrb128, a public-domain string hash. */
function hash(text: string): [number, number, number, number] {
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  return [(h1 ^ h2 ^ h3 ^ h4) >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
}

/**
 * The stream of a seed: sfc32 (Doty-Humphrey, PractRand). Streams of different seeds are independent for our purposes;
 * give each place of a form its own by naming it, e.g. `${seed}/p07`.
 */
export function randomOf(seed: string): Random {
  let [a, b, c, d] = hash(seed);
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round += 1) next();
  const below = (limit: number) => {
    if (!Number.isInteger(limit) || limit < 1) throw new RangeError('A limit is a positive integer.');
    return Math.floor(next() * limit);
  };
  return {
    next,
    below,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    shuffle: (items) => {
      const order = [...items];
      for (let at = order.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        [order[at], order[other]] = [
          order[other] as (typeof order)[number],
          order[at] as (typeof order)[number],
        ];
      }
      return order;
    },
  };
}
