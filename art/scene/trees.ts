import { heightAt } from './land.ts';
import { between, type Point, random, tenth } from './numbers.ts';

const t = tenth;

interface Limb {
  readonly from: Point;
  readonly angle: number;
  readonly long: number;
  readonly thick: number;
  readonly thin: number;
  readonly bend: number;
}

/** One limb with its bend, pointed if it is the last: its end and its outline. */
function limb({ from: [x, y], angle, long, thick, thin, bend }: Limb): readonly [Point, string] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const end: Point = [x + cos * long, y + sin * long];
  const middle: Point = [(x + end[0]) / 2 - sin * bend, (y + end[1]) / 2 + cos * bend];
  const half = (thick + thin) / 2;
  const side = ([px, py]: Point, wide: number): string => `${t(px - sin * wide)} ${t(py + cos * wide)}`;
  const tip = thin < 0.7 ? '' : `Q${t(end[0] + cos * thin)} ${t(end[1] + sin * thin)} ${side(end, -thin)}`;
  const outline =
    `M${side([x, y], thick)}Q${side(middle, half)} ${side(end, thin)}${tip}` +
    `Q${side(middle, -half)} ${side([x, y], -thick)}Z`;
  return [end, outline];
}

/** How a bare tree grows. Angles in radians; `thick` is half the trunk as a share of the height. */
export interface Growth {
  readonly lean?: number;
  readonly depth?: number;
  readonly thick?: number;
  readonly spread?: number;
  readonly droop?: number;
  readonly thinnest?: number;
}

/** A grown tree: its outline, and where its twigs end. */
export interface Tree {
  readonly outline: string;
  readonly tips: readonly Point[];
}

/** A bare tree. It tapers by area, children share the parent's cross-section, and one leader goes on. */
export function tree(seed: number, [x, y]: Point, high: number, growth: Growth = {}): Tree {
  const { lean = 0, depth = 7, thick = 0.03, spread = 0.5, droop = 0.02, thinnest = 0.55 } = growth;
  const next = random(seed);
  const tips: Point[] = [];
  const outlines: string[] = [];
  const grow = (from: Point, angle: number, long: number, wide: number, left: number): void => {
    const thin = wide * 0.78;
    const last = left <= 0 || thin < thinnest;
    const bend = (next() - 0.5) * long * (left === depth ? 0.05 : 0.3);
    const [end, outline] = limb({
      from,
      angle,
      long: long * (last ? 1.25 : 1),
      thick: wide,
      thin: last ? 0.15 : thin,
      bend,
    });
    outlines.push(outline);
    if (last) {
      tips.push(end);
      return;
    }
    const side = next() < 0.5 ? -1 : 1;
    const children = [
      [side * 0.3, 0.86, thin],
      [-side, 0.62 + next() * 0.2, thin * (0.52 + next() * 0.16)],
    ];
    if (next() < 0.3) children.push([side * 1.15, 0.5 + next() * 0.2, thin * 0.45]);
    children.forEach(([turn = 0, share = 1, width = thin], index) => {
      const bowed = (Math.cos(angle) > 0 ? droop : -droop) * (8 - left);
      const back = index ? thin * 0.5 : 0;
      grow(
        [end[0] - Math.cos(angle) * back, end[1] - Math.sin(angle) * back],
        angle + turn * spread * (0.6 + next() * 0.7) + bowed,
        long * share,
        width,
        left - 1 - (index > 1 ? 1 : 0),
      );
    });
  };
  const wide = high * thick;
  const upright = lean - Math.PI / 2;
  const shift = Math.cos(upright) * high * 0.09;
  outlines.push(
    `M${t(x + wide * 2.3)} ${t(y + 4)}Q${t(x + wide * 1.05)} ${t(y - high * 0.012)}` +
      ` ${t(x + wide * 0.86 + shift)} ${t(y - high * 0.1)}H${t(x - wide * 0.86 + shift)}` +
      `Q${t(x - wide * 1.05)} ${t(y - high * 0.012)} ${t(x - wide * 2.1)} ${t(y + 4)}Z`,
  );
  grow([x, y + 4], upright, high * 0.27, wide, depth);
  return { outline: outlines.join(''), tips };
}

/** A spruce: ragged outline, uneven tiers, thin top. */
export function spruce(next: () => number, [x, y]: Point, high: number): string {
  const tiers = Math.max(3, Math.round(high / 8));
  const wide = high * (0.15 + next() * 0.07);
  let left = '';
  const right: string[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers;
    const level = y - high + high * share * 0.96;
    const reach = () => wide * share ** 0.8 * (0.72 + next() * 0.5);
    const [leftReach, rightReach] = [reach(), reach()];
    const notch = t(level - high * 0.012);
    left += `L${t(x - leftReach)} ${t(level)}L${t(x - leftReach * 0.5)} ${notch}`;
    right.unshift(`L${t(x + rightReach * 0.5)} ${notch}L${t(x + rightReach)} ${t(level)}`);
  }
  return `M${t(x)} ${t(y - high)}${left}L${t(x - 1)} ${t(y + 2)}L${t(x + 1)} ${t(y + 2)}${right.join('')}Z`;
}

/** Spruces in clumps that touch, tall in the middle, with bare stretches between: never a row. */
export function woods(
  seed: number,
  ground: readonly Point[],
  clumps: number,
  perClump: number,
  [low, tall]: readonly [number, number],
): string {
  const next = random(seed);
  const from = ground[0]?.[0] ?? 0;
  const to = ground.at(-1)?.[0] ?? 0;
  let text = '';
  for (let clump = 0; clump < clumps; clump++) {
    const centre = between(from, to, next());
    const wide = tall * (0.5 + next() * 1.2);
    const count = Math.round(perClump * (0.4 + next() * 0.9));
    for (let index = 0; index < count; index++) {
      const aside = next() + next() - 1;
      const x = centre + aside * wide;
      const high = between(low, tall, (1 - Math.abs(aside)) * (0.4 + 0.6 * next()));
      text += spruce(next, [x, heightAt(ground, x) + 4], high);
    }
  }
  return text;
}

/** A stand of bare trunks without crowns, rising out of the frame; `foot` is about where they stand. */
export function trunks(
  seed: number,
  count: number,
  [thin, thick]: readonly [number, number],
  foot: number,
): string {
  const next = random(seed);
  let text = '';
  for (let index = 0; index < count; index++) {
    const x = between(-20, 1220, (index + next()) / count);
    const wide = between(thin, thick, next());
    const lean = (next() - 0.5) * 60;
    const base = foot + next() * 26;
    text +=
      `M${t(x - wide)} ${t(base)}C${t(x - wide * 0.7)} ${t(base - 180)} ${t(x + lean * 0.4 - wide * 0.6)} 300` +
      ` ${t(x + lean - wide * 0.5)} -20H${t(x + lean + wide * 0.5)}C${t(x + lean * 0.4 + wide * 0.6)} 300` +
      ` ${t(x + wide * 0.7)} ${t(base - 180)} ${t(x + wide * 1.1)} ${t(base)}Z`;
  }
  return text;
}
