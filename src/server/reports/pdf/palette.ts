// Colours of drawings, as the template has them.

export const ink = '#16282c';
export const palette = { area: '#d8e3e4', interval: '#7fafb8', line: '#6d7f82', mark: '#15606b' } as const;

export const profilePalette = {
  ground: '#ffffff',
  ring: '#819396',
  spoke: '#cfd8d9',
  mist: palette.interval,
  mark: palette.mark,
} as const;

export const hexagonPalette = {
  ground: '#ffffff',
  grid: '#cfd8d9',
  area: palette.interval,
  mark: palette.mark,
} as const;

export const planePalette = {
  ground: '#ffffff',
  lit: '#eef3f3',
  line: '#a9b8ba',
  mist: palette.interval,
  mark: palette.mark,
} as const;

export const ladderPalette = {
  lit: palette.mark,
  unlit: '#819396',
  ground: '#ffffff',
  axis: '#cfd8d9',
} as const;

/** On the night that a shared card is drawn on. */
export const nightPalette = {
  area: '#14202b',
  interval: '#3a5566',
  line: '#5d7686',
  mark: '#f0c48a',
} as const;

export const nightHexagon = {
  ground: '#030710',
  grid: '#2b3a47',
  area: nightPalette.interval,
  mark: nightPalette.mark,
} as const;
