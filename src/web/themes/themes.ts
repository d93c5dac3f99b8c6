/** The six themes (themes.css): each is also an icon (`favicons/<theme>.svg`). */
export const themes = ['cyan', 'orange', 'free', 'universe', 'unconscious', 'world'] as const;

export type Theme = (typeof themes)[number];
