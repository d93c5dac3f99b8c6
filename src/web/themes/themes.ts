/** The six themes (themes.css): each is also an icon (`favicons/<theme>.svg`). */
export const themes = ['orange', 'cyan', 'free', 'universe', 'unconscious', 'world'] as const;

export type Theme = (typeof themes)[number];

/** The ground of each theme by night, as `--paper` (tokens.css) is there: what a browser draws around a page takes no OKLCH. */
export const nights: Readonly<Record<Theme, string>> = {
  cyan: '#051619',
  orange: '#1c100c',
  free: '#0b1610',
  universe: '#0b1323',
  unconscious: '#180f1d',
  world: '#17120e',
};
