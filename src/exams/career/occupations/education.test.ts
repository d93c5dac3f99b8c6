import { expect, it } from 'vitest';
import { type Locale, locales } from '#locale/locales.ts';
import { occupationWords } from '../words/occupations.ts';
import { occupations } from './index.ts';

/** Names of occupations that a law lets nobody begin without a course or a licence, where that language is at home. */
const licensed: Partial<Record<Locale, RegExp>> = {
  DE: /Tagesmutter|Tagesvater|Pflegefach|Notfallsanitäter/,
  FR: /assistante? maternel|soignant|auxiliaire de puériculture/i,
  ES: /ayuda a domicilio|auxiliar de enfermería/i,
  JA: /訪問ヘルパー|訪問介護|介護福祉士|保育士|看護師/,
  KR: /요양보호사|간호조무사|보육교사/,
};

it.each(locales)('asks for no licence under what needs no training, in %s', (locale) => {
  const names = occupations
    .filter(({ education }) => education === 1)
    .flatMap(({ id }) => occupationWords[locale][id]?.name ?? []);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => licensed[locale]?.test(name))).toEqual([]);
});

it('names nothing under vocational training that a hospital in Japan teaches on the first day', () => {
  const trained = occupations.filter(({ education }) => education > 1);
  expect(trained.map(({ id }) => occupationWords.JA[id]?.name)).not.toContain('看護助手');
});
