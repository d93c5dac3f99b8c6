import { describe, expect, it } from 'vitest';
import { turning } from './line.ts';
import { camera, ring } from './perspective.ts';
import { block, turned } from './solid.ts';

const view = camera({ focal: 900, centre: 600, horizon: 400, eye: 1.7 });

describe('a camera', () => {
  it('sees what is at the height of its eye on the horizon, however far', () => {
    for (const z of [1, 10, 1000]) expect(view.see([z, 1.7, z])[1]).toBeCloseTo(400);
  });

  it('sees a metre half as large at twice the distance', () => {
    const tall = (z: number) => view.see([0, 0, z])[1] - view.see([0, 1, z])[1];
    expect(tall(5)).toBeCloseTo(2 * tall(10));
    expect(view.scaleAt([0, 0, 5])).toBeCloseTo(tall(5));
  });

  it('sees a level circle below its eye as a closed curve', () => {
    const points = ring(view.see, [0, 0, 10], 2);
    expect(points[0]?.[0]).toBeCloseTo(points.at(-1)?.[0] ?? 0);
    expect(Math.abs(turning(points))).toBeGreaterThan(100);
  });
});

describe('a block', () => {
  const faces = {
    front: '#111111',
    back: '#222222',
    left: '#333333',
    right: '#444444',
    top: '#555555',
    under: '#666666',
  };
  const shown = (x: number, y: number) =>
    [...block(view.see, [x, y, 8], [1, 0.5, 1], faces).matchAll(/#(\d)/g)].map(([, face]) => face);

  it('shows the faces that are turned to the eye and no other', () => {
    expect(shown(3, 0)).toEqual(['3', '1', '5']);
    expect(shown(-3, 0)).toEqual(['4', '1', '5']);
    expect(shown(0, 3)).toEqual(['6', '1']);
  });

  it('turns about its own foot', () => {
    const [x, y, z] = turned([5, 1, 9], Math.PI / 2)(0, 2, 3);
    expect([x, y, z].map((metres) => Math.round(metres * 1000) / 1000)).toEqual([8, 3, 9]);
  });
});
