import { expect, it, vi } from 'vitest';
import { placeNamed } from './bank.ts';
import { type Asked, handingOf, judgingOf, made } from './kept.ts';

/** A question of its own for each test. */
function asked(random: string) {
  const { place } = placeNamed('s03');
  const from = { ...place, make: vi.fn(place.make) };
  return { id: 'p03', place: 3, from, random } satisfies Asked;
}

it('a question that is handed over is kept where it is taken up, and nowhere else', () => {
  const one = asked('handed over');
  const { give, take } = handingOf(() => [one]);
  const before = made(one);
  expect(made(one)).toBe(before);
  const given = structuredClone(give('')) as { random: string }[];
  expect(made(one)).not.toBe(before);
  expect(one.from.make).toHaveBeenCalledTimes(2);

  const other = asked('taken up');
  take(given.map((parts) => ({ ...parts, random: other.random })));
  expect(made(other).drawn).toEqual(before.drawn);
  expect(other.from.make).not.toHaveBeenCalled();
});

it('an answer to a question that was handed over is judged without making it again', () => {
  const one = asked('judged');
  const { key, drawn } = made(one);
  handingOf(() => [one]).give('');
  expect(judgingOf(one)).toEqual({ key, optionCount: drawn.options.length });
  expect(one.from.make).toHaveBeenCalledOnce();
});

it('a question of another thread is made once to be judged, and is not kept for it', () => {
  const one = asked('of another thread');
  const told = judgingOf(one);
  expect(judgingOf(one)).toEqual(told);
  expect(one.from.make).toHaveBeenCalledOnce();
  expect(made(one).key).toBe(told.key);
  expect(one.from.make).toHaveBeenCalledTimes(2);
});
