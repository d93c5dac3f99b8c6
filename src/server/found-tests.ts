import { exams } from '#exams/index.ts';
import type { FoundTest } from './site/sitemap.ts';

/** Every test, with its pages that search may find. */
export function foundTests(): FoundTest[] {
  return exams.map(({ id, category, face, types, methods }) => ({
    id,
    category,
    landing: face.landing,
    types: types?.all('EN').map(({ code }) => code) ?? [],
    hasMethods: methods !== undefined,
  }));
}
