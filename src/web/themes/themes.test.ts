import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oklch } from '#art/scene/colour.ts';
import { landings } from '../landings.ts';
import { marks } from './marks.ts';
import { nights, themes } from './themes.ts';

const css = readFileSync(new URL('themes.css', import.meta.url), 'utf8');
const there = (file: string) => existsSync(new URL(file, import.meta.url));

/** A number that a theme sets. */
function set(theme: string, name: string): number {
  const block = css.slice(css.indexOf(`[data-theme='${theme}']`)).split('}', 1)[0] ?? '';
  return Number(new RegExp(`--${name}: ([\\d.]+);`).exec(block)?.[1]);
}

describe.each(themes)('the theme %s', (theme) => {
  it('says its night as the style sheet does', () => {
    expect(nights[theme]).toBe(oklch(0.188, set(theme, 'night-chroma'), set(theme, 'night')));
  });

  it('has an icon for a tab and one for a telephone', () => {
    expect(there(`favicons/${theme}.svg`) && there(`touch-icons/${theme}.png`)).toBe(true);
  });
});

// Of a warm night the accent's tint is that of a refusal: they would differ by the ink alone.
it('a note has the ground of the page, and no tint', () => {
  const messages = readFileSync(new URL('base/messages.css', import.meta.url), 'utf8');
  expect(/\n\.notice \{[^}]*\}/.exec(messages)?.[0]).toContain('background: var(--sunk);');
});

it.each(landings)('the icon of the theme of $name is its mark', ({ theme, mark }) => {
  expect(readFileSync(new URL(`favicons/${theme}.svg`, import.meta.url), 'utf8')).toContain(
    ` d="${marks[mark]}"`,
  );
});

it('has a card for each landing, and one for the house', () => {
  const names = [...landings.map(({ name }) => name.replaceAll(' ', '-')), 'house'];
  expect(names.filter((name) => !there(`cards/${name}.jpg`))).toEqual([]);
});
