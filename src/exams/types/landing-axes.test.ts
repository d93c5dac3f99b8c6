import { expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { wordsOf } from './words/index.ts';

const shown = { energy: 'ei', notice: 'sn', decide: 'tf', live: 'jp' } as const;

it.each(varieties)(
  'the axes of the landing lie as results have them, by the names of results, in %s',
  (variety) => {
    const { axes } = rawWords(variety, 'boy');
    for (const [axis, id] of Object.entries(shown)) {
      const { low, high } = wordsOf(variety).axes[id];
      const { leftNamed, rightNamed } = axes[axis as keyof typeof shown];
      expect(leftNamed).toBe(`${low.letter} · ${low.name}`);
      expect(rightNamed).toBe(`${high.letter} · ${high.name}`);
    }
  },
);
