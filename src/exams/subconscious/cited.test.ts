import { describe, expect, it } from 'vitest';
import type { Influence } from './because.ts';
import { citedBeside, type Sides } from './cited.ts';
import type { Dimension } from './dimensions.ts';
import { type ItemId, items } from './items.ts';

/** An answer to a picture that moved a score by so many points. */
function moved(id: ItemId, by: number): Influence {
  const item = items.find((one) => one.id === id);
  if (!item) throw new Error(`No picture ${id}`);
  return { item, step: 4, by };
}

const choice = { id: 'choice', main: 'resolve' } as const;
const reserve = { id: 'reserve', main: 'resolve' } as const;
const weather = { id: 'weather', main: 'resonance' } as const;

const namesBeside = (
  chapters: Parameters<typeof citedBeside>[0],
  sides: Readonly<Partial<Record<Dimension, Sides>>>,
): string[][] => {
  const given = new Map(Object.entries(sides) as [Dimension, Sides][]);
  return [...citedBeside(chapters, given).values()].map((beside) => beside.map(({ item }) => item.id));
};

describe('the answers cited beside chapters', () => {
  it('are first those that speak of the dimension more than of another', () => {
    const stair = moved('unfinished-stair', 5);
    const mirror = moved('other-hour', 6);
    expect(namesBeside([choice], { resolve: [[mirror, stair]] })).toEqual([
      ['unfinished-stair', 'other-hour'],
    ]);
  });

  it('are one to each side of a score in the middle', () => {
    const up = [moved('two-ways', 5), moved('unfinished-stair', 4)];
    const down = [moved('two-chairs', 3)];
    expect(namesBeside([choice], { resolve: [up, down] })).toEqual([['unfinished-stair', 'two-chairs']]);
  });

  it('are not cited again while another weighs nearly as much', () => {
    const mirror = moved('other-hour', 6);
    const ways = moved('two-ways', 5);
    expect(namesBeside([weather, choice], { resonance: [[mirror]], resolve: [[mirror, ways], []] })).toEqual([
      ['other-hour'],
      ['two-ways'],
    ]);
  });

  it('are cited again where all others hardly weigh', () => {
    const ways = moved('two-ways', 6);
    const bridge = moved('lantern-swinging', 1.2);
    expect(namesBeside([choice, reserve], { resolve: [[ways, bridge], []] })).toEqual([
      ['two-ways'],
      ['two-ways'],
    ]);
  });

  it('are none where nothing moved a score as far as can be seen', () => {
    expect(namesBeside([choice], { resolve: [[moved('two-ways', 0.4)]] })).toEqual([[]]);
  });
});
