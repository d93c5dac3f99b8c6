import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { languageTags, varieties } from '#locale/locales.ts';
import { nights } from '#web/themes/themes.ts';
import { manifestOf, night } from './installable.ts';

interface Manifest {
  readonly lang: string;
  readonly start_url: string;
  readonly screenshots: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly form_factor: string;
  }[];
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

it.each(varieties)('the manifest in %s leads home in that language', (variety) => {
  const { lang, start_url: start } = manifestOf(variety) as Manifest;
  expect(lang).toBe(languageTags[variety]);
  expect(start).toBe(`/?hl=${variety.slice(0, 2)}`);
});

it('names icons that are as large as it says, one of them for devices that cut them to a shape', () => {
  const { icons } = manifestOf('EN') as Manifest;
  for (const { src, sizes } of icons) {
    const png = readFileSync(new URL(`../../web/themes/app-icons/${src.split('/').at(-1)}`, import.meta.url));
    // Width and height stand behind the signature and the name of the first chunk (PNG, 11.2.2).
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
});

it('shows the site on a wide and on a narrow window, in pictures that are as large as it says', async () => {
  const { screenshots } = manifestOf('EN') as Manifest;
  expect(screenshots.map(({ form_factor: form }) => form)).toEqual(['wide', 'narrow']);
  for (const { src, sizes } of screenshots) {
    const name = src.split('/').at(-1) ?? '';
    const { width, height, format } = await sharp(
      readFileSync(new URL(`../../web/themes/app-screens/${name}`, import.meta.url)),
    ).metadata();
    expect(`${format} ${width}x${height}`).toBe(`jpeg ${sizes}`);
  }
});

it('is drawn on the ground of the first theme', () => expect(night).toBe(nights.orange));
