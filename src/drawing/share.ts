import { round, svg } from './svg.ts';

interface SharePalette {
  readonly area: string;
  readonly share: string;
  readonly mark: string;
}

/** A share as a bar across a field of width 1000, with a mark of what was to be expected; both from 0 to 1. */
export const drawShare = (
  { share, mark: at }: { readonly share: number; readonly mark: number },
  { area, share: filled, mark }: SharePalette,
): string =>
  svg(
    1000,
    60,
    `<rect y="16" width="1000" height="28" rx="6" fill="${area}"/>`,
    `<rect y="16" width="${round(share * 1000)}" height="28" rx="6" fill="${filled}"/>`,
    `<path d="M${round(Math.min(996, Math.max(4, at * 1000)))} 2V58" stroke="${mark}" stroke-width="8"/>`,
  );
