import type { ShareChoice } from '#contract/shares.ts';
import type { Variety } from '#locale/locales.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Facts } from '#server/reports/compose.ts';
import { PdfError } from '#server/reports/pdf/compile.ts';
import type { PictureRoom } from './pictures.ts';
import { sharedResultOf } from './tell.ts';

/**
 * Draws a card once before it is kept: a name that no picture can carry is refused while it can be changed.
 *
 * @throws Refusal `malformed` for what cannot be told of this result, `nameNotPrintable`, `overloaded`
 */
export async function assertPrintable(
  { press, publicUrl }: PictureRoom,
  { facts, shows, variety }: { facts: Facts; shows: ShareChoice; variety: Variety },
): Promise<void> {
  const shown = sharedResultOf(facts, shows, variety);
  if (!shown)
    throw new Refusal('malformed', [
      { field: 'body.shows.tells', problem: 'Invalid input: not of this result' },
    ]);
  const place = new URL(publicUrl).host;
  try {
    await press.shared({ shown: { ...shown, public: false }, form: 'card', locale: variety, place });
  } catch (problem) {
    if (problem instanceof PdfError && problem.isMissingGlyph) throw new Refusal('nameNotPrintable');
    throw problem;
  }
}
