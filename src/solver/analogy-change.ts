import { type Cell, placeOf } from './cells.ts';
import type { Figure } from './shape.ts';

/** A figure of an analogy: one asymmetric form or one form within another, with dots. */
interface Seen {
  /** The largest, then what is within it. */
  readonly forms: readonly Figure[];
  readonly dots: readonly Figure[];
}

const isDot = ({ form, size, paint }: Figure): boolean => form === 'circle' && size < 6 && paint.fill > 0.9;

function see(cell: Cell): Seen {
  return {
    forms: cell.filter((figure) => !isDot(figure)).sort((one, other) => other.size - one.size),
    dots: cell.filter(isDot),
  };
}

/** Whether figures are of one form and, unless they can be told apart by a turn, stand alike. */
const sameForm = (one: Figure, other: Figure): boolean =>
  one.form === other.form && sameAngle(one.angle, other.angle, one.period) && one.mirrored === other.mirrored;

function sameAngle(one: number, other: number, period: number): boolean {
  if (period === 0) return true;
  const apart = (((one - other) % period) + period) % period;
  return Math.min(apart, period - apart) < 5;
}

/** A wish for one thing of the answer: what may be expected of it. */
type Wish = (answer: Seen) => boolean;

/**
 * What takes C to its answer as A was taken to B: one movement of the plane, forms that change places, another shade, more
 * dots, or several of these.
 *
 * @returns whether an option is what becomes of C
 */
export function correlates(a: Cell, b: Cell, c: Cell): (option: Cell) => boolean {
  const [from, to, third] = [see(a), see(b), see(c)];
  const wishes = [
    motion(from, to, third),
    forms(from, to, third),
    shade(from, to, third),
    dots(from, to, third),
  ];
  return (option) => {
    const answer = see(option);
    return answer.forms.length === third.forms.length && wishes.every((wish) => wish(answer));
  };
}

/** A single form is turned or mirrored as a whole. */
function motion(from: Seen, to: Seen, third: Seen): Wish {
  const [a, b, c] = [from, to, third].map(({ forms }) => forms[0]) as [Figure, Figure, Figure];
  if (third.forms.length > 1) return bead(from, to, third);
  const flips = a.mirrored !== b.mirrored;
  // About the axis that takes A to B, a mirrored form turns against C: their angles have the same sum.
  const angle = flips ? a.angle + b.angle - c.angle : c.angle + b.angle - a.angle;
  return ({ forms: [d] }) =>
    d !== undefined &&
    a.form === b.form &&
    c.form === d.form &&
    sameAngle(d.angle, angle, c.period) &&
    (c.mirrored !== d.mirrored) === flips;
}

const bearing = (figure: Figure | undefined): number => {
  if (!figure) return 0;
  const [x, y] = placeOf(figure);
  return (Math.atan2(y, x) * 180) / Math.PI;
};

/** One dot outside goes round. */
function bead(from: Seen, to: Seen, third: Seen): Wish {
  const [a, b, c] = [from, to, third].map(({ dots: [only] }) => bearing(only)) as [number, number, number];
  return ({ dots: [only] }) => sameAngle(bearing(only), c + b - a, 360);
}

/** Forms stay, or change places. */
function forms(from: Seen, to: Seen, third: Seen): Wish {
  const [[a1, a2], [b1, b2], [c1, c2]] = [from.forms, to.forms, third.forms];
  if (!a1 || !a2 || !b1 || !b2 || !c1 || !c2) return () => true;
  const stays = sameForm(a1, b1) && sameForm(a2, b2);
  const exchanges = sameForm(a1, b2) && sameForm(a2, b1);
  return ({ forms: [d1, d2] }) =>
    d1 !== undefined &&
    d2 !== undefined &&
    ((stays && sameForm(c1, d1) && sameForm(c2, d2)) || (exchanges && sameForm(c1, d2) && sameForm(c2, d1)));
}

/** Each place keeps its shade, or goes from the one that it has in A and C to the one that it has in B. */
function shade(from: Seen, to: Seen, third: Seen): Wish {
  const shades = ({ forms: list }: Seen) => list.map(({ paint }) => paint.fill);
  const [a, b, c] = [shades(from), shades(to), shades(third)];
  return (answer) =>
    shades(answer).every((fill, at) =>
      a[at] === b[at] ? fill === c[at] : c[at] === a[at] && fill === b[at],
    );
}

/** As many dots more as B has more than A. */
function dots(from: Seen, to: Seen, third: Seen): Wish {
  const expected = third.dots.length + to.dots.length - from.dots.length;
  return (answer) => answer.dots.length === expected;
}
