import { describe, expect, it } from 'vitest';
import { Covers, samples } from './cover.ts';
import { type Circle, type Outline, readDrawing } from './svg.ts';

const grid = { left: 0, top: 0, scale: samples / 96 };
const marks = (content: string) =>
  readDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><g stroke="currentColor" stroke-width="2">${content}</g></svg>`,
  ).primitives as (Outline | Circle)[];

describe('Covers', () => {
  it('know what lies within an element and what under its stroke', () => {
    const [square] = marks('<rect x="10.5" y="20.5" width="4" height="3"/>') as [Outline];
    const covers = new Covers();
    const area = [...covers.areaOf(square, grid)].map((at) => [at % samples, Math.floor(at / samples)]);
    expect(area.slice(0, 5)).toEqual([
      [10, 20],
      [11, 20],
      [12, 20],
      [13, 20],
      [10, 21],
    ]);
    expect(area).toHaveLength(12);
    const stroke = covers.strokeOf(square, grid);
    expect(stroke).toContain(20 * samples + 9);
    expect(stroke).not.toContain(20 * samples + 8);
    expect(new Set(stroke).size).toBe(stroke.length);
  });

  it('are found once for what stands alike, of whatever shade, and again elsewhere', () => {
    const path = (x: number, shade: number) =>
      `<path d="M0 -9L9 9H-9Z" transform="translate(${x} 50)" fill-opacity="${shade}"/>`;
    const [one, darker, moved] = marks(path(40, 0.3) + path(40, 1) + path(41, 0.3)) as [
      Outline,
      Outline,
      Outline,
    ];
    const covers = new Covers();
    const area = covers.areaOf(one, grid);
    expect(covers.areaOf(darker, grid)).toBe(area);
    expect([...covers.areaOf(moved, grid)]).toEqual([...area].map((at) => at + 1));
    expect(new Covers().areaOf(one, grid)).toEqual(area);
  });
});
