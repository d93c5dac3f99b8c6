// Colours of drawings, as the template has them.

export const ink = '#16282c';
export const palette = { area: '#d8e3e4', interval: '#7fafb8', line: '#6d7f82', mark: '#15606b' } as const;

export const profilePalette = {
  ground: '#ffffff',
  ring: '#e6eced',
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

export const ladderPalette = {
  lit: palette.mark,
  unlit: '#819396',
  ground: '#ffffff',
  axis: '#cfd8d9',
} as const;
