import { type Draft, drawn, sumOf, type Template } from './template.ts';

/** Four parts of a whole, of which one is asked for in percent. */
export const share: Template = {
  name: 'share',
  difficulty: -1.4,
  unit: 'percent',
  draft(random) {
    const total = random.pick([200, 400, 500, 600, 800, 1200]);
    const percent = drawn(random, 12, 44, 2);
    const part = (total * percent) / 100;
    const [one, two] = [drawn(random, 6, 20), drawn(random, 22, 34)];
    const parts = [(total * one) / 100, (total * two) / 100];
    const last = total - part - sumOf(parts);
    const shares = [percent, one, two, 100 - percent - one - two];
    if (
      new Set(shares).size < 4 ||
      ![part, last, ...parts].every((value) => Number.isInteger(value) && value > 0)
    )
      return undefined;
    const places = random.shuffle([0, 1, 2, 3]);
    const all = [part, ...parts, last];
    return {
      values: { part, total },
      grid: { columns: [0], rows: places.map((place) => [all[place] as number]) },
      row: places.indexOf(0),
      answer: percent,
      wrong: [
        [100 - percent, 'complement'],
        [Math.round((part / (total - part)) * 100), 'wrongBase'],
        [two, 'otherPart'],
        [25, 'equalParts'],
        [one, 'otherPart'],
      ],
      solves: (value) => (total * value) / 100 === part,
    };
  },
};

/** By how many percent something grew. */
export const change: Template = {
  name: 'change',
  difficulty: -0.8,
  unit: 'percent',
  draft(random) {
    const before = drawn(random, 120, 480, 20);
    const percent = drawn(random, 15, 75, 5);
    const after = (before * (100 + percent)) / 100;
    if (!Number.isInteger(after)) return undefined;
    return {
      values: { before, after, difference: after - before },
      answer: percent,
      wrong: [
        [Math.round(((after - before) / after) * 100), 'wrongBase'],
        [after - before, 'absolute'],
        [100 + percent, 'wholeRatio'],
        [Math.round((before / after) * 100), 'wrongBase'],
      ],
      solves: (value) => before + (before * value) / 100 === after,
    };
  },
};

/** What there was before a part of it was taken away. */
export const reverse: Template = {
  name: 'reverse',
  difficulty: 0.4,
  unit: 'litres',
  draft(random) {
    const before = drawn(random, 200, 1200, 40);
    const percent = random.pick([15, 20, 25, 30, 35, 40, 60]);
    const left = (before * (100 - percent)) / 100;
    if (!Number.isInteger(left)) return undefined;
    return {
      values: { percent, left, rest: 100 - percent },
      answer: before,
      wrong: [
        [Math.round((left * (100 + percent)) / 100), 'ofTheRest'],
        [Math.round((left * (100 - percent)) / 100), 'wrongWay'],
        [left + percent, 'percentAdded'],
        [Math.round((left * 100) / percent), 'usedPart'],
      ],
      solves: (value) => value - (value * percent) / 100 === left,
    };
  },
};

/** A rise and a fall, one after the other. */
export const successive: Template = {
  name: 'successive',
  difficulty: 0.9,
  unit: 'percent',
  draft(random) {
    const [up, down] = [drawn(random, 10, 60, 10), drawn(random, 10, 50, 10)];
    if (up === down) return undefined;
    const answer = ((100 + up) * (100 - down)) / 100;
    return {
      values: { up, down, risen: 100 + up, left: 100 - down },
      answer,
      wrong: [
        [100 + up - down, 'addedPercents'],
        [100 - down, 'oneStep'],
        [100 + up, 'oneStep'],
        [100 + up - down + (up * down) / 100, 'addedPercents'],
      ],
      solves: (value) => {
        const risen = 1000 + 10 * up;
        return risen - (risen * down) / 100 === 10 * value;
      },
    };
  },
};

/** Which of four rows grew most in proportion: neither the largest nor the one that gained most. */
export const growth: Template = {
  name: 'growth',
  difficulty: 1.2,
  unit: 'row',
  draft(random): Draft | undefined {
    const year = 2020 + random.below(4);
    const rows = Array.from({ length: 4 }, (_, at) => {
      const before = drawn(random, 40 + 130 * at, 120 + 150 * at, 20);
      return [before, (before * (100 + drawn(random, 5, 60, 5))) / 100] as const;
    });
    if (!rows.flat().every(Number.isInteger)) return undefined;
    const order = random.shuffle(rows);
    const most = (of: (row: readonly [number, number]) => number): number[] => {
      const values = order.map(of);
      const highest = Math.max(...values);
      return values.flatMap((value, at) => (value === highest ? [at] : []));
    };
    const [answer, ...others] = most(([before, after]) => after / before);
    const [gained] = most(([before, after]) => after - before);
    const [largest] = most(([, after]) => after);
    if (answer === undefined || others.length > 0 || new Set([answer, gained, largest]).size < 3)
      return undefined;
    const [before, after] = order[answer] as readonly [number, number];
    return {
      values: { before, after, percent: Math.round((after / before - 1) * 100) },
      grid: { columns: [year, year + 1], rows: order },
      row: answer,
      answer,
      wrong: [0, 1, 2, 3]
        .filter((row) => row !== answer)
        .map((row) => [
          row,
          row === gained ? 'largestAbsolute' : row === largest ? 'largestValue' : 'grewLess',
        ]),
      // Cross-multiplied, so that no division rounds: its growth is above that of each other row.
      solves: (value) => {
        const [from, to] = order[value] as readonly [number, number];
        return order.every(([low, high], at) => at === value || to * low > high * from);
      },
    };
  },
};
