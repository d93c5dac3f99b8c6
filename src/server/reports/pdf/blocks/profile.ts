import type { BlockOf } from '#contract/blocks.ts';
import { drawProfile, profileLabel } from '#drawing/profile.ts';
import type { Variety } from '#locale/locales.ts';
import { profilePalette } from '../palette.ts';
import { reportWords } from '../words.ts';
import { hairlines, profileSigns, sign } from './signs.ts';

/** Dimensions around a middle, and what line, mist and ring mean. */
export function printProfile(block: BlockOf<'profile'>, locale: Variety) {
  const words = reportWords(locale);
  const { title, lead, sides, scale, referenceRange: reference, alt, howTo, remarks } = block;
  return {
    title,
    lead,
    drawing: drawProfile(
      { sides: sides.map(({ score: { low, high, value } }) => ({ low, high, at: value })), reference, scale },
      profilePalette,
    ),
    alt,
    names: sides.map(({ label, score }, side) => ({
      label,
      value: String(Math.round(score.value)),
      ...profileLabel(side, sides.length),
    })),
    legend: [
      ...profileSigns(words),
      sign(
        hairlines(profilePalette.ring),
        words('profile.ring', { from: reference.low, to: reference.high }),
      ),
    ],
    howTo: words('profile.howTo'),
    reading: howTo,
    remarks: remarks ?? null,
  };
}
