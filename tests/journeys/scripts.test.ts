import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iqWords } from '#exams/iq/words/index.ts';
import { locales } from '#locale/locales.ts';

const assets = 'build/client/assets';

/** Everything that a browser can fetch of the build, as text. */
const scripts = readdirSync(assets)
  .filter((name) => /\.(js|css|json|html)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(assets, name), 'utf8') }));

/** Every sentence of a text of words that is long enough to be nothing else. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return words.length >= 12 && !words.includes('{') ? [words] : [];
  return Object.values(words as object).flatMap(sentences);
}

describe('the scripts of the build', () => {
  it('are there', () => {
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.some(({ text }) => text.includes('orderNumber'))).toBe(true);
  });

  it.each(locales)('hold no word of a paid report in %s', (locale) => {
    const paid = sentences(iqWords[locale]);
    expect(paid.length).toBeGreaterThan(60);
    for (const { name, text } of scripts) {
      expect(
        paid.filter((sentence) => text.includes(sentence)),
        name,
      ).toEqual([]);
    }
  });

  it('know nothing of generators, keys, seeds or item parameters', () => {
    const secrets = [
      'distributionOfThree',
      'growingDifference',
      'residual',
      'blueprint',
      'guessing',
      'four-families',
      'iq-design',
    ];
    for (const { name, text } of scripts) {
      expect(
        secrets.filter((secret) => text.includes(secret)),
        name,
      ).toEqual([]);
    }
  });
});
