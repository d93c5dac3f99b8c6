import { describe, expect, it } from 'vitest';
import { simulated } from '../calibration/simulated.ts';
import { InvalidInputError } from '../errors.ts';
import { difByGroup } from './by-group.ts';
import { smallestGroup } from './comparable.ts';

type Row = readonly (0 | 1)[];

const items = Array.from({ length: 20 }, (_, at) => ({ a: 1.2, b: (at - 9.5) / 5, c: 0, residual: 0 }));
const answersOf = (seed: string, persons: number, harder?: number) =>
  simulated({
    seed,
    items: items.map((item, at) => (at === harder ? { ...item, b: item.b + 0.9 } : item)),
    persons,
  }).answers as Row[];
const groupsOf = (sizes: Record<string, number>) =>
  Object.entries(sizes).flatMap(([group, size]) => Array<string>(size).fill(group));

describe('differential item functioning by group', () => {
  const sizes = { EN: 1200, KR: 700, FR: 600, PT: smallestGroup - 1 };
  const answers = Object.entries(sizes).flatMap(([group, size]) =>
    answersOf(group, size, group === 'KR' ? 7 : undefined),
  );
  const found = difByGroup(answers, groupsOf(sizes));

  it('looks at each item for each group that is large enough', () => {
    expect([...new Set(found.map(({ group }) => group))]).toEqual(['EN', 'FR', 'KR']);
    expect(found).toHaveLength(3 * items.length);
  });

  it('finds the item that is harder for one group than for equals in the others', () => {
    const large = found.filter(({ mantelHaenszel }) => mantelHaenszel?.difClass === 'C');
    expect(large.map(({ group, item }) => [group, item])).toEqual([['KR', 7]]);
    expect(large[0]?.mantelHaenszel?.delta).toBeLessThan(-1.5);
    expect(large[0]?.logistic?.uniform?.pValue).toBeLessThan(1e-6);
  });

  it('raises few false alarms where nothing is different', () => {
    const same = difByGroup(answersOf('same', 2000), groupsOf({ CN: 700, HK: 1300 }));
    const alarms = same.filter(({ logistic }) => (logistic?.either?.pValue ?? 1) < 0.01).length;
    expect(alarms).toBeLessThan(4);
    expect(same.every(({ mantelHaenszel }) => mantelHaenszel?.difClass !== 'C')).toBe(true);
  });

  it('leaves out what cannot be compared, and small samples altogether', () => {
    const solved = answersOf('solved', 600).map((row) => [1, ...row.slice(1)] as Row);
    const [first] = difByGroup(solved, groupsOf({ DE: 300, ES: 300 }));
    expect(first).toMatchObject({ item: 0, mantelHaenszel: null, logistic: null });
    expect(difByGroup(solved.slice(0, 480), groupsOf({ DE: 240, ES: 240 }))).toEqual([]);
    expect(difByGroup([], [])).toEqual([]);
  });

  it('refuses what is not one group a person and 0 or 1 an item', () => {
    expect(() => difByGroup([[1, 0]], [])).toThrow(InvalidInputError);
    expect(() => difByGroup([[1, 0], [1]], ['A', 'B'])).toThrow(InvalidInputError);
    expect(() => difByGroup([[1, 2 as 1]], ['A'])).toThrow(InvalidInputError);
  });
});
