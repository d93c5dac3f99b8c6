import { expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { exams } from '../index.ts';
import { versionNames } from './methods.ts';

it('holds the name of a version and of a norm together at every hyphen and stroke', () => {
  expect(versionNames({ packVersion: 'SUBS-1001/3-a', normVersion: 'iq-design-2026.3' })).toEqual({
    pack: 'SUBS-\u20601001/\u20603-\u2060a',
    norm: 'iq-\u2060design-\u20602026.3',
  });
});

it.each(exams.map(({ slug, version, normVersion, methods }) => ({ slug, version, normVersion, methods })))(
  '$slug names no version that a line could break',
  ({ version, normVersion, methods }) => {
    for (const locale of locales) {
      const told = JSON.stringify(methods?.(locale) ?? null);
      for (const name of [version, normVersion].filter((one) => /[-/]/.test(one)))
        expect(told, locale).not.toContain(name);
    }
  },
);
