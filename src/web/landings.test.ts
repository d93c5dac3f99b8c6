import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asSent } from './as-sent.ts';
import { isMadeFor, landingNamed, landings, pathOf, screenOf } from './landings.ts';
import { themes } from './themes/themes.ts';

/** The landing routes of the specification (section 2). */
const specified = ['boy', 'free', 'home', 'home copy', 'unconscious', 'universe', 'universe copy', 'world'];

describe('the landings', () => {
  it.each(landings)('$name is one of the specification, with a folder of its own', (landing) => {
    expect(specified).toContain(landing.name);
    expect(existsSync(new URL(`./${screenOf(landing)}`, import.meta.url))).toBe(true);
  });

  it('are all of the specification, each with the test that it is for', () => {
    expect(landings.map(({ name }) => name).sort()).toEqual([...specified].sort());
    const [home, world, free] = ['home', 'world', 'free'].map((name) => landingNamed(name));
    expect(home && isMadeFor(home, 'home') && !isMadeFor(home, 'boy')).toBe(true);
    expect(world && isMadeFor(world, 'home') && !isMadeFor(world, 'universe')).toBe(true);
    expect(free && isMadeFor(free, null)).toBe(true);
  });

  it('carry at most 5 kB of script', () => {
    const bytes = ['shell/boot.js', 'order/unfinished.js'].map(
      (file) => asSent(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')).length,
    );
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(5000);
  });

  it('whose name has a space has it in its address as browsers write it, and none in its folder', () => {
    const copy = { name: 'home copy', theme: 'orange', mark: 'gates' } as const;
    expect([pathOf(copy), screenOf(copy)]).toEqual(['/landing/home%20copy', 'landing/home-copy/landing.tsx']);
  });

  it.each(themes)('find an icon for the theme %s', (theme) => {
    expect(existsSync(new URL(`./themes/favicons/${theme}.svg`, import.meta.url))).toBe(true);
  });
});
