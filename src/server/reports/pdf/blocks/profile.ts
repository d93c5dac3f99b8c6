import type { BlockOf } from '#contract/blocks.ts';
import { drawProfile, profileLabel } from '#drawing/profile.ts';
import type { Locale } from '#locale/locales.ts';
import { profilePalette } from '../palette.ts';
import { reportWords } from '../words.ts';

/** Dimensions around a middle, and what line, mist and ring mean. */
export function printProfile(block: BlockOf<'profile'>, locale: Locale) {
  const words = reportWords(locale);
  const { title, lead, rows, scale, referenceRange: reference, alt, howTo } = block;
  return {
    title,
    lead,
    drawing: drawProfile(
      { sides: rows.map(({ score: { low, high, value } }) => ({ low, high, at: value })), reference, scale },
      profilePalette,
    ),
    alt,
    names: rows.map(({ label, score }, side) => ({
      label,
      value: String(Math.round(score.value)),
      ...profileLabel(side, rows.length),
    })),
    legend: {
      line: words('profile.line'),
      mist: words('profile.mist'),
      ring: words('profile.ring', { from: reference.low, to: reference.high }),
    },
    howTo: words('profile.howTo'),
    reading: howTo,
  };
}
