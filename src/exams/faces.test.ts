import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Picture } from '#contract/exams.ts';
import { locales } from '#locale/locales.ts';
import { landings } from '#web/landings.ts';
import { exams } from './index.ts';

const files = ({ set, name }: Picture) =>
  [390, 780, 1200].map(
    (width) => new URL(`../../assets/pictures/${set}/${name}-${width}.avif`, import.meta.url),
  );

describe.each(exams.map(({ id, face }) => ({ id, face })))('the face of $id', ({ face }) => {
  it('names a landing that there is, or none', () => {
    if (face.landing !== null) expect(landings.map(({ name }) => name)).toContain(face.landing);
  });

  it('has pictures that there are', () => {
    const gates = face.gates?.('EN') ?? [];
    const pictures = [face.emblem, ...gates.flatMap(({ door, scene }) => [door, scene])];
    expect(pictures.flatMap(files).filter((file) => !existsSync(file))).toEqual([]);
  });

  it('says of each gate what waits there, in nine languages', () => {
    for (const locale of locales)
      for (const { name, text } of face.gates?.(locale) ?? [])
        expect(Math.min(name.length, text.length)).toBeGreaterThan(1);
  });
});

it('no two tests are the one that a landing is made for', () => {
  const named = exams.flatMap(({ face }) => face.landing ?? []);
  expect(new Set(named).size).toBe(named.length);
});
