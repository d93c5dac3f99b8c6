import { z } from 'zod';
import { type Locale, type Variety, varieties } from '#locale/locales.ts';
import { varietyOf } from '#locale/varieties.ts';

export type { Locale, Variety } from '#locale/locales.ts';

/** In which words something is written: a language's, or a region's own. */
export const variety = z.enum(varieties);

type Said = string | readonly string[] | undefined;

/** The words for who sends a call, in a language: by its `app-language` header, else by the browser's own wish. */
export function saidVariety(headers: Readonly<Record<string, Said>>, locale: Locale): Variety {
  const wish = [headers['app-language'], headers['accept-language']].find(
    (said): said is string => typeof said === 'string' && said !== '',
  );
  return varietyOf(locale, { browser: wish });
}
