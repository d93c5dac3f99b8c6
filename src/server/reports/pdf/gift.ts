import { renderSVG } from 'uqr';
import type { GiftCard } from '#contract/gifts.ts';
import type { Variety } from '#locale/locales.ts';
import type { Paper } from '#locale/paper.ts';
import { clean, propertiesOf } from './frame.ts';
import { printName } from './name.ts';
import { ink } from './palette.ts';
import { certificateWords, giftWords } from './words.ts';

export interface GiftCardInput extends GiftCard {
  /** What the code opens, by its name. */
  readonly product: string;
  readonly code: string;
  readonly locale: Variety;
  /** What it is printed on: one sheet, folded in the middle. */
  readonly paper: Paper;
  /** Where the test begins. */
  readonly address: string;
  /** When it is made, ISO 8601. */
  readonly madeAt: string;
}

/** Everything that the template reads of the card of a gift. */
export function giftCardData({ product, code, giver, line, locale, paper, address, madeAt }: GiftCardInput) {
  const words = giftWords(locale);
  const shown = address.replace(/^https?:\/\//, '').replace(/\?.*$/, '');
  return clean({
    ...propertiesOf({ locale, madeAt }),
    paper,
    title: words('gift.card.title'),
    product,
    line: line === null ? null : printed(line),
    giver: giver === null ? null : printed(words('gift.card.from', { name: giver })),
    code: { label: words('gift.code'), value: code },
    how: words('gift.card.how'),
    once: words('gift.card.once'),
    start: {
      address: shown,
      square: renderSVG(address, { ecc: 'M', border: 0, blackColor: ink, whiteColor: 'none' }),
      alt: certificateWords(locale)('document.square', { address }),
    },
  });
}

const printed = (text: string) => ({ text, rightToLeft: printName(text, 'cover').rightToLeft });
