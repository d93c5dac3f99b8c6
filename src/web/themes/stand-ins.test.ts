import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`base/${file}`, import.meta.url), 'utf8');
const faces = [...read('stand-ins.css').matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
const typography = read('typography.css');

const nameOf = (face: string) => /font-family: '([^']+)'/.exec(face)?.[1] ?? '';
const part = (face: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

/** How high our faces are above the line and below it, in ems, as they are drawn (the table `hhea` of either file). */
const ours = {
  Newsreader: { ascent: 0.735, descent: 0.265 },
  'Source Sans': { ascent: 1.0752, descent: 0.42 },
};

describe.each(faces)('a face of the systems that stands in for ours', (face) => {
  const name = nameOf(face);
  const { ascent, descent } = name.startsWith('Newsreader') ? ours.Newsreader : ours['Source Sans'];

  it(`${name} is as high as ours, and has nothing between its lines`, () => {
    const size = part(face, 'size-adjust');
    expect(size * part(face, 'ascent-override')).toBeCloseTo(ascent, 2);
    expect(size * part(face, 'descent-override')).toBeCloseTo(descent, 2);
    expect(face).toContain('line-gap-override: 0%');
  });

  it(`${name} is asked for, after ours`, () => {
    const used = typography.split(`'${name}'`).length - 1;
    expect(used).toBe(1);
  });
});

it('has one for Apple, Windows, Android and Linux of the face of titles', () => {
  const local = faces.filter((face) => nameOf(face).startsWith('Newsreader')).join();
  for (const there of ['Georgia', 'Times New Roman', 'Noto Serif', 'DejaVu Serif', 'Liberation Serif'])
    expect(local).toContain(`local('${there}')`);
});

describe('beside Chinese, Japanese and Korean', () => {
  const letters = [...typography.matchAll(/@font-face \{[^}]*'Newsreader Letters'[^}]*\}/g)].map(
    ([face]) => face,
  );
  /** @returns whether one of the ranges holds the character */
  const holds = (face: string, character: string) =>
    [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(([, first = '', last = first]) => {
      const code = character.codePointAt(0) ?? 0;
      return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
    });

  it('the face of titles is asked for by its letters and digits alone', () => {
    expect(letters).toHaveLength(2);
    for (const face of letters) {
      expect([...'09AZazéœŒ'].filter((character) => !holds(face, character))).toEqual([]);
      expect([...' .,?!“”…—\u00a0題가'].filter((character) => holds(face, character))).toEqual([]);
    }
  });

  it.each(['ja', 'zh-CN', 'zh-HK', 'ko'])('nothing else of it is asked for in %s', (language) => {
    const rule = typography.split(`:lang(${language}) {\n  --font-text`)[1]?.split('}', 1)[0];
    expect(rule).toMatch(/--font-display:\s+var\(--letters\) /);
    expect(rule).not.toContain('Newsreader Display');
  });
});
