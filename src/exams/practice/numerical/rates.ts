import { drawn, type Template } from './template.ts';

/** More of the same: what many weigh, from what a few do. */
export const proportion: Template = {
  name: 'proportion',
  difficulty: -2.1,
  unit: 'grams',
  draft(random) {
    const [few, many] = [drawn(random, 4, 9), drawn(random, 11, 19)];
    const each = drawn(random, 15, 95, 5);
    if (many % few === 0) return undefined;
    return {
      values: { few, many, weight: few * each, each },
      answer: each * many,
      wrong: [
        [few * each + (many - few), 'additive'],
        [each * (many - few), 'oneStep'],
        [each * (many - 1), 'miscount'],
        [each * (many + 1), 'miscount'],
      ],
      solves: (value) => value * few === few * each * many,
    };
  },
};

/** More pumps, less time. */
export const inverse: Template = {
  name: 'inverse',
  difficulty: -0.2,
  unit: 'hours',
  draft(random) {
    const [few, many] = [drawn(random, 3, 9), drawn(random, 4, 15)];
    const hours = drawn(random, 6, 30);
    const answer = (few * hours) / many;
    const direct = (hours * many) / few;
    if (many <= few || ![answer, direct].every(Number.isInteger)) return undefined;
    return {
      values: { few, many, hours, alone: few * hours },
      answer,
      wrong: [
        [direct, 'direct'],
        [hours - (many - few), 'additive'],
        [few * hours, 'unfinished'],
        [hours, 'oneStep'],
      ],
      solves: (value) => value * many === few * hours,
    };
  },
};

/** Two that do one job together. */
export const together: Template = {
  name: 'together',
  difficulty: 0.7,
  unit: 'minutes',
  draft(random) {
    const [one, other] = [drawn(random, 6, 60), drawn(random, 6, 60)];
    const answer = (one * other) / (one + other);
    if (one === other || !Number.isInteger(answer) || (one + other) % 2 === 1) return undefined;
    return {
      values: { one, other, job: one * other, parts: one + other },
      answer,
      wrong: [
        [(one + other) / 2, 'slower'],
        [one + other, 'slower'],
        [Math.abs(one - other), 'timesSubtracted'],
        [Math.min(one, other) / 2, 'equalParts'],
      ],
      // In so many minutes each does its part, and the parts make one whole.
      solves: (value) => value * other + value * one === one * other,
    };
  },
};

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** There and back at two speeds. */
export const meanSpeed: Template = {
  name: 'meanSpeed',
  difficulty: 1.5,
  unit: 'kilometresPerHour',
  draft(random) {
    const [out, back] = [drawn(random, 12, 120, 2), drawn(random, 12, 120, 2)];
    const answer = (2 * out * back) / (out + back);
    if (Math.abs(out - back) < 6 || !Number.isInteger(answer)) return undefined;
    // The shortest way that both speeds cover in whole hours.
    const way = (out * back) / greatestDivisor(out, back);
    return {
      values: { out, back, way, hours: way / out + way / back, both: 2 * way },
      answer,
      wrong: [
        [(out + back) / 2, 'plainMean'],
        [answer / 2, 'oneDirection'],
        [Math.min(out, back), 'oneStep'],
        [Math.max(out, back), 'oneStep'],
      ],
      solves: (value) => value * (way / out + way / back) === 2 * way,
    };
  },
};
