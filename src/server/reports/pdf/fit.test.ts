import { describe, expect, it } from 'vitest';
import { layFitted, nextSize, type Sheet, type Sizes, type Tried } from './fit.ts';

const largest = 1.22;
const usual = 1;

type Page = (size: number) => number;

/** A page whose letters take a share of its room, growing in both directions, and whose drawings take another. */
const page =
  (letters: number, drawings = 0): Page =>
  (size) =>
    letters * size ** 2 + drawings;

/** All that is tried of a page. */
function triedOf(fillAt: Page): Tried[] {
  const tried: Tried[] = [];
  for (let size: number | undefined = usual; size !== undefined; size = nextSize(tried, largest))
    tried.push({ size, fill: fillAt(size) });
  return tried;
}

describe('the size of a page', () => {
  it.each([
    ['is the text’s own where that fills it', page(0.7, 0.2), [1]],
    ['is the largest where nothing fills it', page(0.2, 0.2), [1, largest]],
    ['lies between one that is too small and one that is too large', page(0.7, 0.03), [1, 1.191, 1.095]],
    ['goes down until everything fits', page(1.3), [1, 0.92, 0.846]],
  ])('%s', (_, fillAt, sizes) => {
    expect(triedOf(fillAt).map(({ size }) => size)).toEqual(sizes);
  });

  it('holds everything, and is full, whatever stands on the page', () => {
    for (let letters = 0.25; letters < 1.5; letters += 0.05) {
      for (const drawings of [0, 0.1, 0.2]) {
        const last = triedOf(page(letters, drawings)).at(-1) as Tried;
        expect(last.fill).toBeLessThanOrEqual(1);
        expect(last.fill >= 0.86 || last.size === largest).toBe(true);
      }
    }
  });

  it('is the best of some where a page grows by leaps', () => {
    const tried = triedOf((size) => (size > 0.95 ? 1.05 : 0.8));
    expect(tried.length).toBeLessThanOrEqual(6);
    expect(tried.at(-1)).toEqual({ size: 0.95, fill: 0.8 });
  });
});

describe('a document of fitted pages', () => {
  /** Lays pages out, and tells with which sizes each time. */
  function laying(pages: readonly Page[]) {
    const asked: Sizes[] = [];
    const lay = (sizes: Sizes) => {
      asked.push(sizes);
      const sheets: Sheet[] = pages.map((fillAt, nth) => {
        const size = sizes[nth] ?? usual;
        return { id: `page-${nth}`, size, fill: fillAt(size), fitted: { page: nth, largest } };
      });
      return { laid: asked.length, sheets: [{ id: 'cover', size: 1, fill: 0.3, fitted: null }, ...sheets] };
    };
    return { lay, asked };
  }

  it('is laid out once where every page is full', () => {
    const { lay, asked } = laying([page(0.7, 0.2), page(0.8, 0.1)]);
    expect(layFitted(lay)).toBe(1);
    expect(asked).toEqual([{}]);
  });

  it('is laid out again for the pages that are not, while the others stay', () => {
    const { lay, asked } = laying([page(0.7, 0.2), page(1.3), page(0.5, 0.1)]);
    expect(layFitted(lay)).toBe(asked.length);
    expect(asked.every((sizes) => sizes[0] === undefined)).toBe(true);
    expect(asked.at(-1)).toEqual({
      1: triedOf(page(1.3)).at(-1)?.size,
      2: triedOf(page(0.5, 0.1)).at(-1)?.size,
    });
  });

  it('names a page that holds more than fits', () => {
    const { lay } = laying([page(0.7, 0.2), page(3)]);
    expect(() => layFitted(lay)).toThrow(/page-1 holds more than fits/);
  });
});
