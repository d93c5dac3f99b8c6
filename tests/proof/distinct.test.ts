import { expect, it } from 'vitest';
import { type BankPlace, places } from '#exams/iq/editions/in-stages/bank.ts';
import { randomOf } from '#psychometrics/random.ts';
import { hardest, sized } from '#tests/support/form.ts';

/** Questions that a place has at least, by what its figure or its numbers show; with their options there are more (decision 79). */
const floorOf = ({ id }: BankPlace): number => (id === 's06' ? 250 : 1500);

/** The six that have fewest (docs/measurement/iq.md). */
const poorest = places.filter(({ id }) => ['s01', 's04', 's05', 's06', 'r02', 'r04'].includes(id));

const drawn = sized(120, 800);
const pairs = (drawn * (drawn - 1)) / 2;

/** Pairs of questions that are the same: of so many different ones that come alike often, one pair in that number. */
function alikeOf({ id, make }: BankPlace): number {
  const seen = new Map<string, number>();
  let alike = 0;
  for (let at = 0; at < drawn; at += 1) {
    const { stem } = make(randomOf(`distinct/${id}/${at}`)).drawn;
    const before = seen.get(stem) ?? 0;
    alike += before;
    seen.set(stem, before + 1);
  }
  return alike;
}

it.each(hardest(places, poorest))(
  `has as many different questions as its floor says, so far as ${drawn} of them tell: $id`,
  { timeout: 60_000 },
  (place) => {
    const expected = pairs / floorOf(place);
    expect(alikeOf(place)).toBeLessThan(expected + 4 * Math.sqrt(expected));
  },
);
