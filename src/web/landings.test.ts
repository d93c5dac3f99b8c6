import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { landings, pathOf, screenOf } from './landings.ts';
import { themes } from './themes/themes.ts';

/** The landing routes of the specification (section 2). */
const specified = ['boy', 'free', 'home', 'home copy', 'unconscious', 'universe', 'universe copy', 'world'];

describe('the landings', () => {
  it.each(landings)('$name is one of the specification, with a folder of its own', (landing) => {
    expect(specified).toContain(landing.name);
    expect(existsSync(new URL(`./${screenOf(landing)}`, import.meta.url))).toBe(true);
  });

  it('whose name has a space has it in its address as browsers write it, and none in its folder', () => {
    const copy = { name: 'home copy', theme: 'orange', mark: 'gates' } as const;
    expect([pathOf(copy), screenOf(copy)]).toEqual(['/landing/home%20copy', 'landing/home-copy/landing.tsx']);
  });

  it.each(themes)('find an icon for the theme %s', (theme) => {
    expect(existsSync(new URL(`./themes/favicons/${theme}.svg`, import.meta.url))).toBe(true);
  });
});
