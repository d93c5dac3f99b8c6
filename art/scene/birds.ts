import { type Point, random, tenth } from './numbers.ts';

const t = tenth;

/** A loose flock, each bird of about the given half-span, no two wings alike. */
export function birds(seed: number, [x, y]: Point, count: number, span: number, spread = 60): string {
  const next = random(seed);
  let text = '';
  for (let index = 0; index < count; index++) {
    const cx = x + (next() - 0.5) * spread * 2;
    const cy = y + (next() - 0.5) * spread * 0.6;
    const k = span * (0.6 + next() * 0.7);
    const lift = 0.25 + next() * 0.5;
    const tilt = (next() - 0.5) * 0.5;
    const tip = `${t(cx - k)} ${t(cy - k * lift + k * tilt)}`;
    text +=
      `M${tip}Q${t(cx - k * 0.45)} ${t(cy - k * (lift + 0.12))} ${t(cx)} ${t(cy)}` +
      `Q${t(cx + k * 0.5)} ${t(cy - k * (lift + 0.2))} ${t(cx + k)} ${t(cy - k * lift * 0.7 - k * tilt)}` +
      `Q${t(cx + k * 0.45)} ${t(cy - k * lift * 0.6)} ${t(cx)} ${t(cy + k * 0.16)}` +
      `Q${t(cx - k * 0.4)} ${t(cy - k * lift * 0.55)} ${tip}Z`;
  }
  return text;
}
