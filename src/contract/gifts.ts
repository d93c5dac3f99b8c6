import { z } from 'zod';
import { bounds, typedMax } from './bounds.ts';
import { holderName } from './certificates.ts';
import { giftLinePattern, tidyHolderName } from './typed.ts';

/** One line for whoever is given something, tidied as names are. */
export const giftLine = z
  .string()
  .max(typedMax)
  .transform(tidyHolderName)
  .pipe(z.string().min(bounds.giftLine.min).max(bounds.giftLine.max).regex(giftLinePattern));

/** What a buyer wants on the card of a gift: nobody is asked for it. */
export const giftCard = z.object({ giver: holderName.nullable(), line: giftLine.nullable() });
export type GiftCard = z.output<typeof giftCard>;
