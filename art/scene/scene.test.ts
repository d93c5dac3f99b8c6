import { describe, expect, it } from 'vitest';
import { scene } from './frame.ts';
import { heightAt, ridge } from './land.ts';
import { layer } from './layer.ts';
import { random } from './numbers.ts';
import { downward, shape } from './paint.ts';
import { tree } from './trees.ts';

describe('chance in a scene', () => {
  it('comes from its seed alone', () => {
    const row = (seed: number) => Array.from({ length: 5 }, random(seed));
    expect(row(7)).toEqual(row(7));
    expect(row(7)).not.toEqual(row(8));
    expect(tree(3, [0, 0], 300)).toEqual(tree(3, [0, 0], 300));
  });
});

describe('a skyline', () => {
  it('keeps its anchors and halves its stretches as often as asked', () => {
    const anchors = [
      [0, 100],
      [400, 50],
      [800, 120],
    ] as const;
    const points = ridge(5, anchors, 0.2, 3);
    expect(points).toHaveLength(17);
    expect([points[0], points[8], points[16]]).toEqual(anchors);
    expect(heightAt(points, 400)).toBeCloseTo(50);
  });
});

describe('a paint', () => {
  it('is defined where it is used, under a name that equal paints share', () => {
    const paint = () =>
      downward(0, 100, [
        [0, '#000000'],
        [1, '#ffffff', 0],
      ]);
    const text = shape('M0 0H9V9Z', paint());
    expect(text).toContain(`id="${paint().id}"`);
    expect(text).toContain(`fill="url(#${paint().id})"`);
  });

  it('reaches every filter, mask and clip of a layer', () => {
    const fade = downward(0, 100, [
      [0, '#ffffff', 0],
      [1, '#ffffff'],
    ]);
    const text = scene(
      layer(
        { opacity: 0.5, within: 'M0 0H9V9Z', rule: 'evenodd', blur: 3, fade },
        shape('M0 0H5V5Z', '#123456'),
      ),
    );
    const names = [...text.matchAll(/url\(#(\w+)\)/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThanOrEqual(4);
    for (const name of names) expect(text).toContain(`id="${name}"`);
    expect(text).toContain('clip-rule="evenodd"');
  });
});
