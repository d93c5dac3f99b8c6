import { expect, it } from 'vitest';
import { gaugeEnds } from './bell-curve.ts';
import { drawHexagon, hexagonEnds, hexagonField } from './hexagon.ts';

const palette = { grid: 'g', area: 'a', mark: 'm', ground: 'w' };
const { size, radius } = hexagonField;

const cornersAt = (...values: readonly number[]) => values.map((value) => ({ value }));

/** How far each point stands from the middle. */
const distances = (svg: string) =>
  [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) =>
    Math.hypot(Number(x) - size / 2, Number(y) - size / 2),
  );

it('reaches as far as the bars beside it', () => {
  expect(hexagonEnds).toEqual(gaugeEnds({ mean: 50, deviation: 15 }));
});

it('sets each theme as far from the middle as it is strong, within the edge', () => {
  const drawn = distances(drawHexagon(cornersAt(95, 50, 5, 27.5, 140, -10), palette));
  const wanted = [1, 0.5, 0, 0.25, 1, 0].map((share) => share * radius);
  for (const [side, distance] of drawn.entries()) expect(distance).toBeCloseTo(wanted[side] as number, 1);
});

it('begins above and goes on clockwise', () => {
  const [first, second] = [
    ...drawHexagon(cornersAt(100, 100, 0, 0, 0, 0), palette).matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g),
  ];
  expect(first?.slice(1).map(Number)).toEqual([size / 2, size / 2 - radius]);
  expect(Number(second?.[1])).toBeGreaterThan(size / 2);
});

it('marks the mean of the six with a dashed ring at the half, over what is drawn', () => {
  const drawn = drawHexagon(cornersAt(60, 60, 60, 40, 40, 40), palette);
  const dashed = [...drawn.matchAll(/<path d="M([^"]*)Z"[^>]*stroke-dasharray/g)];
  expect(dashed).toHaveLength(1);
  const corners = dashed[0]?.[1]?.split('L').map((point) => point.split(' ').map(Number)) ?? [];
  expect(corners).toHaveLength(6);
  for (const [x = 0, y = 0] of corners)
    expect(Math.hypot(x - size / 2, y - size / 2)).toBeCloseTo(radius / 2, 1);
  expect(drawn.indexOf('stroke-dasharray')).toBeGreaterThan(drawn.indexOf('fill="a"'));
});

it('draws intervals as one band around the line, which is not filled then', () => {
  const corners = [60, 60, 60, 40, 40, 40].map((value) => ({
    value,
    interval: { low: value - 20, high: value + 20 },
  }));
  const drawn = drawHexagon(corners, palette);
  const [, band = ''] = /<path d="([^"]*)" fill="a" fill-opacity="0.6" fill-rule="evenodd"/.exec(drawn) ?? [];
  const [outer, inner] = band
    .split('M')
    .slice(1)
    .map((edge) => {
      const [x = 0, y = 0] = (edge.split('L')[0] ?? '').split(' ').map(Number);
      return Math.hypot(x - size / 2, y - size / 2) / radius;
    });
  expect(outer).toBeCloseTo(75 / 90, 2);
  expect(inner).toBeCloseTo(35 / 90, 2);
  expect(drawn).not.toContain('fill-opacity="0.5"');
});

it('draws what it is read against as hairlines, as thin at every size', () => {
  const drawn = drawHexagon(cornersAt(60, 60, 60, 40, 40, 40), palette);
  const thin = [
    ...drawn.matchAll(/<path[^>]*stroke="(\w)" stroke-width="1" vector-effect="non-scaling-stroke"/g),
  ];
  expect(thin.map(([, colour]) => colour)).toEqual(['g', 'm']);
});
