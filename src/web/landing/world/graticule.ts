import { worldField } from '#drawing/world-places.ts';

export const globeField = worldField;

/** How far meridians bend at the rim of the map, as a part of their distance from its middle. */
const bend = 0.34;

/** Meridians every thirtieth part and parallels every sixth, drawn by eye behind the land. */
function net(): string {
  const { width, height } = worldField;
  const middle = width / 2;
  const lines: string[] = [];
  for (let step = 0; step <= 12; step += 1) {
    const x = (width * step) / 12;
    const inner = x + (middle - x) * bend;
    lines.push(
      `M${Math.round(inner)} 0Q${Math.round(x - (inner - x))} ${height / 2} ${Math.round(inner)} ${height}`,
    );
  }
  for (let step = 1; step < 6; step += 1) lines.push(`M0 ${Math.round((height * step) / 6)}H${width}`);
  return lines.join('');
}

export const graticule = net();
