import { type Theme, themes } from '../themes/themes.ts';

export interface Look {
  readonly theme: Theme;
  readonly scheme: 'light' | 'dark';
}

/** Each theme by day and by night. */
export const looks: readonly Look[] = themes.flatMap((theme) =>
  (['light', 'dark'] as const).map((scheme) => ({ theme, scheme })),
);

export const nameOf = ({ theme, scheme }: Look): string => `${theme}, ${scheme}`;

/** In an address. */
export const keyOf = ({ theme, scheme }: Look): string => `${theme}-${scheme}`;

/** The look that an address names, where it names one. */
export const lookOf = (search: URLSearchParams): Look | undefined =>
  looks.find((look) => keyOf(look) === search.get('look'));
