import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heroes } from '#art/heroes/index.ts';
import { gates, items } from '#exams/subconscious/items.ts';
import manifest from '../../assets/pictures/manifest.json' with { type: 'json' };
import { collections } from './collections.ts';
import { pictures } from './index.ts';

const files = new URL('../../assets/pictures/', import.meta.url);
const drawn: Readonly<Record<string, string>> = manifest;
const drawings = collections.flatMap((collection) =>
  collection.drawings.map(({ name, scene }) => ({ name: `${collection.name}/${name}`, scene })),
);

describe('the picture scenes', () => {
  it('are twenty-six, in the order of their gates', () => {
    const order = pictures.map(({ gate }) => gates.indexOf(gate));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(gates.map((_, gate) => order.filter((other) => other === gate).length)).toEqual([
      4, 5, 4, 5, 4, 4,
    ]);
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(26);
  });

  it('are what the test shows, in its order and gates', () => {
    expect(pictures.map(({ name, gate }) => [name, gate])).toEqual(items.map(({ id, gate }) => [id, gate]));
  });
});

const standing = heroes.map(({ name, scene }) => ({ name: `heroes/${name}`, scene }));

describe('the drawings', () => {
  it.each([...drawings, ...standing])(
    '$name is drawn of today’s code, the same each time, and holds no text',
    ({ name, scene }) => {
      const svg = scene();
      expect(scene()).toBe(svg);
      expect(svg).not.toMatch(/<text|<tspan|<title|NaN|undefined|Infinity/);
      expect(drawn[name]).toBe(createHash('sha256').update(svg).digest('hex').slice(0, 16));
    },
  );

  it.each(drawings)('$name is there in three sizes, each light enough to send', ({ name }) => {
    for (const width of [1200, 780, 390]) {
      const { size } = statSync(new URL(`${name}-${width}.avif`, files));
      expect(size).toBeGreaterThan(1000);
      expect(size).toBeLessThanOrEqual(60_000);
    }
  });

  it.each(heroes)('$name stands in each of its formats', ({ file, formats }) => {
    for (const format of formats) {
      const { size } = statSync(new URL(`../../${file}.${format}`, files));
      expect(size).toBeGreaterThan(1000);
      expect(size).toBeLessThanOrEqual(format === 'png' ? 600_000 : 60_000);
    }
  });

  it('are all those that are stored', () => {
    expect(Object.keys(drawn)).toEqual([...drawings, ...standing].map(({ name }) => name));
  });
});
