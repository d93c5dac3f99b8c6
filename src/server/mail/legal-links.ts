import type { ProtocolId } from '#contract/protocol-ids.ts';
import type { Variety } from '#locale/locales.ts';
import { wordsIn } from '#words/translator.ts';
import type { Link } from './letter.ts';
import { type Places, pageOf } from './places.ts';

const shown = ['terms', 'refunds', 'privacy', 'imprint'] as const satisfies readonly ProtocolId[];

/** The legal documents, as the foot of every letter leads to them. */
export function legalLinks(places: Places, locale: Variety): Link[] {
  const words = wordsIn(locale, 'shell');
  return shown.map((id) => ({
    label: words(`legal.${id}`),
    url: pageOf(places, `/protocol/${id}/${places.home}`, locale),
  }));
}
