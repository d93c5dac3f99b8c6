import { between, random, tenth } from './numbers.ts';

const t = tenth;

/** How grass stands: its lean as a share of its height, a blade's width, the ground's height at an abscissa. */
export interface Blades {
  readonly lean?: number;
  readonly wide?: number;
  readonly ground: (x: number) => number;
}

/** Tapered blades in clumps, never evenly spaced; reeds are tall grass of width 2. */
export function grass(
  seed: number,
  [from, to]: readonly [number, number],
  count: number,
  [low, tall]: readonly [number, number],
  { lean = 0.1, wide = 1.2, ground }: Blades,
): string {
  const next = random(seed);
  const clumps = Array.from({ length: Math.ceil(count / 9) }, () => [
    between(from, to, next()),
    0.5 + next(),
  ]);
  let text = '';
  for (let index = 0; index < count; index++) {
    const [centre = 0, vigour = 1] = clumps[Math.floor(next() * clumps.length)] ?? [];
    const x = centre + (next() + next() - 1) * (to - from) * 0.035;
    const high = between(low, tall, next() ** 1.5) * vigour;
    const bow = (lean + (next() - 0.5) * 0.7) * high;
    const y = ground(x);
    text +=
      `M${t(x - wide / 2)} ${t(y)}Q${t(x + bow * 0.15)} ${t(y - high * 0.6)} ${t(x + bow)} ${t(y - high)}` +
      `Q${t(x + bow * 0.15 + wide * 0.8)} ${t(y - high * 0.55)} ${t(x + wide / 2)} ${t(y)}Z`;
  }
  return text;
}
