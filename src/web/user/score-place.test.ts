import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ScorePlace } from './score-place.tsx';

/** What stands between the tags. */
const toldIn = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const interval = { low: 92, high: 118 };

describe('the gauge of an earlier result', () => {
  it('has its number at both ends, and its words where a report has them', () => {
    const drawing = { kind: 'curve', interval, scale: { mean: 100, deviation: 15 }, alt: 'Between' } as const;
    const plain = renderToStaticMarkup(createElement(ScorePlace, { drawing }));
    expect(plain).toContain('aria-label="Between"');
    expect(toldIn(plain)).toBe('55 145');
    const named = { ...drawing, poles: ['comes harder', 'comes easier'] as [string, string] };
    const html = renderToStaticMarkup(createElement(ScorePlace, { drawing: named }));
    expect(toldIn(html)).toBe('55 comes harder comes easier 145');
  });

  it('is an axis between its poles where neither end is more', () => {
    const drawing = {
      kind: 'axis',
      interval: { low: 20, high: 60 },
      scale: { mean: 50, deviation: 15 },
      poles: ['Step by step', 'All at once'] as [string, string],
      ends: { low: 0, high: 100 },
      alt: 'Between',
    } as const;
    const html = renderToStaticMarkup(createElement(ScorePlace, { drawing }));
    expect(toldIn(html)).toBe('0 Step by step All at once 100');
    expect(html).toContain('x="20%" width="40%"');
  });
});
