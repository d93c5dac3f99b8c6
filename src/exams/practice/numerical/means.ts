import { drawn, sumOf, type Template } from './template.ts';

/** The mean of two groups of unlike size. */
export const weightedMean: Template = {
  name: 'weightedMean',
  difficulty: 0.2,
  unit: 'points',
  draft(random) {
    const [fewer, more] = [drawn(random, 4, 12), drawn(random, 14, 30)];
    const [low, high] = random.shuffle([drawn(random, 40, 60), drawn(random, 64, 90)]) as [number, number];
    const sum = fewer * low + more * high;
    const answer = sum / (fewer + more);
    const plain = (low + high) / 2;
    if (!Number.isInteger(answer) || !Number.isInteger(plain)) return undefined;
    return {
      values: { fewer, more, low, high, sum, count: fewer + more },
      answer,
      wrong: [
        [plain, 'plainMean'],
        [Math.round((fewer * high + more * low) / (fewer + more)), 'swappedWeights'],
        [high, 'oneStep'],
        [low, 'oneStep'],
      ],
      solves: (value) => (value - low) * fewer === (high - value) * more,
    };
  },
};

/** The last of five values, by their mean. */
export const missing: Template = {
  name: 'missing',
  difficulty: -0.5,
  unit: 'points',
  draft(random) {
    const known = Array.from({ length: 4 }, () => drawn(random, 35, 90));
    const mean = drawn(random, 45, 80);
    const [one = 0, two = 0, three = 0, four = 0] = known;
    const sum = sumOf(known);
    const answer = 5 * mean - sum;
    if (answer < 20 || answer > 99) return undefined;
    return {
      values: { one, two, three, four, mean, sum, whole: 5 * mean },
      answer,
      wrong: [
        [mean, 'given'],
        [Math.round(sum / 4), 'oneStep'],
        [answer + mean, 'miscount'],
        [Math.round((mean + sum / 4) / 2), 'plainMean'],
      ],
      solves: (value) => (sum + value) / 5 === mean,
    };
  },
};

/** A whole that is divided by a ratio of three. */
export const ratio: Template = {
  name: 'ratio',
  difficulty: -1,
  unit: 'kilograms',
  draft(random) {
    const parts = [drawn(random, 2, 4), drawn(random, 5, 7), drawn(random, 3, 9)];
    const [one = 0, two = 0, three = 0] = parts;
    const unit = drawn(random, 4, 18);
    const total = unit * sumOf(parts);
    if (new Set(parts).size < 3 || total % 3 !== 0) return undefined;
    return {
      values: { one, two, three, total, unit, parts: sumOf(parts) },
      answer: unit * two,
      wrong: [
        [total / 3, 'equalParts'],
        [unit * three, 'otherPart'],
        [unit, 'unfinished'],
        [Math.round(total / two), 'onePartOnly'],
      ],
      solves: (value) => value * sumOf(parts) === total * two,
    };
  },
};
