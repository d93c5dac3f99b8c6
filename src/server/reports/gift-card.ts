import type { GiftCard } from '#contract/gifts.ts';
import type { Variety } from '#locale/locales.ts';
import { Refusal } from '#server/platform/errors.ts';
import { clientOf } from '#server/platform/http/client.ts';
import type { Room } from '#server/platform/room.ts';
import { countAsking } from './limits.ts';
import { PdfError } from './pdf/compile.ts';
import type { PdfPress } from './pdf/render.ts';

interface CardRoom extends Room {
  readonly secret: string;
  readonly press: PdfPress;
}

/**
 * Prints the card of a gift before its words are kept: ones that no paper can carry are refused while they can be changed.
 *
 * @throws Refusal `cardNotPrintable`, `overloaded`, `tooMany`
 */
export async function tryGiftCard(
  room: CardRoom,
  { card, locale, clientAddress }: { card: GiftCard; locale: Variety; clientAddress: string },
): Promise<void> {
  if (card.giver === null && card.line === null) return;
  await countAsking(room, 'giftCard', clientOf(clientAddress));
  const madeAt = room.clock.now().toISOString();
  try {
    await room.press.giftCard({ ...card, ...specimen, locale, madeAt });
  } catch (problem) {
    if (problem instanceof PdfError && problem.isMissingGlyph) throw new Refusal('cardNotPrintable');
    throw problem;
  }
}

/** What is known only once it is paid for. */
const specimen = { product: '', code: '', paper: 'a4', address: 'https://localhost' } as const;
