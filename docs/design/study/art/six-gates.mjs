// Hero of landing-home: six doorways on a wet plain, night on this side, another hour behind the last.
// node six-gates.mjs writes six-gates-wide.svg (1600 x 900) and six-gates-tall.svg (780 x 1600).
import { writeFile } from 'node:fs/promises';
import { blur, clamp, figure, grass, lerp, lin, mix, n1, ok, rad, ridge, smooth } from './kit.mjs';

const INK = ok(.115, .026, 214), DEEP = ok(.17, .032, 212), MID = ok(.3, .045, 208), HAZE = ok(.46, .05, 205);
const ROSE = ok(.62, .1, 70), LIGHT = ok(.84, .115, 82), PALE = ok(.95, .055, 92);

export const scene = ({ W, H, hy, f, cx, shift, zs, figureZ, figureX, seed = 5 }) => {
  const eye = 1.65;
  const last = zs.length - 1;
  const drift = (z) => cx + shift * (Math.max(0, z - zs[0]) / (zs[last] - zs[0])) ** .8;
  const P = (x, y, z) => [drift(z) + (f * x) / z, hy + (f * (eye - y)) / z];
  const gw = 1.45, gh = 5.1, wall = .34, deep = .7; // half width, height, frame, depth of the reveal, in metres
  const archPath = (w, h, z, dx = 0) => {
    const [l, b] = P(-w + dx, 0, z), [r] = P(w + dx, 0, z), [, s] = P(0, h - w, z), k = (r - l) / 2;
    return `M${n1(l)} ${n1(b)}V${n1(s)}A${n1(k)} ${n1(k)} 0 0 1 ${n1(r)} ${n1(s)}V${n1(b)}Z`;
  };
  const archOpen = (w, h, z) => archPath(w, h, z).slice(0, -1);
  const reveal = (w, h, z, zf) => {
    const [l, b] = P(-w, 0, z), [r] = P(w, 0, z), [, s] = P(0, h - w, z), k = (r - l) / 2;
    const [fl, fb] = P(-w, 0, zf), [fr] = P(w, 0, zf), [, fs] = P(0, h - w, zf), fk = (fr - fl) / 2;
    return `M${n1(l)} ${n1(b)}V${n1(s)}A${n1(k)} ${n1(k)} 0 0 1 ${n1(r)} ${n1(s)}V${n1(b)}L${n1(fr)} ${n1(fb)}V${n1(fs)}A${n1(fk)} ${n1(fk)} 0 0 0 ${n1(fl)} ${n1(fs)}V${n1(fb)}Z`;
  };
  const [lx, lb] = P(0, 0, zs[last]);
  const [, lt] = P(0, gh, zs[last]);
  const ly = lerp(lb, lt, .42), lr = (lb - lt) * .5;
  let o = '', defs = '';
  // sky and stars
  defs += lin('sky', [[0, ok(.16, .032, 218)], [.4, ok(.235, .04, 212)], [.78, ok(.36, .048, 206)], [1, HAZE]], { x1: 0, y1: 0, x2: 0, y2: hy, user: true });
  o += `<rect width="${W}" height="${H}" fill="url(#sky)"/>`;
  let a = seed * 977; const rnd = () => { a = (a * 1664525 + 1013904223) >>> 0; return a / 4294967296; };
  let st = '';
  for (let i = 0; i < 70; i++) { const x = rnd() * W, y = rnd() ** 1.5 * hy * .72; st += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${(.5 + rnd() ** 5 * 1.1).toFixed(2)}" opacity="${(.12 + .6 * rnd() ** 2 * (1 - y / hy)).toFixed(2)}"/>`; }
  o += `<g fill="#dfe9e6">${st}</g>`;
  // far land, three planes, each dissolving into haze
  [[.115, .37, .2, 1], [.07, .315, .15, 2], [.032, .255, .1, 3]].forEach(([up, L, rough, s], i) => {
    const base = hy + 4, top = hy - H * up, pts = ridge(seed + s * 7, [[-20, lerp(base, top, .55)], [W * .16, lerp(base, top, .9)], [W * .34, lerp(base, top, .45)], [W * .52, lerp(base, top, .75)], [W * .66, lerp(base, top, .2)], [W * .83, lerp(base, top, 1)], [W + 20, lerp(base, top, .6)]], { rough, depth: 4 });
    defs += lin(`h${i}`, [[0, ok(L, .045, 207)], [1, mix(ok(L, .045, 207), HAZE, .85)]], { x1: 0, y1: n1(top), x2: 0, y2: base, user: true });
    o += `<path d="${smooth(pts)}V${base}H-20Z" fill="url(#h${i})"/>`;
  });
  // wet plain
  defs += lin('plain', [[0, mix(HAZE, MID, .25)], [.12, ok(.34, .045, 208)], [.45, ok(.2, .034, 212)], [1, INK]], { x1: 0, y1: hy, x2: 0, y2: H, user: true });
  o += `<rect y="${n1(hy)}" width="${W}" height="${n1(H - hy)}" fill="url(#plain)"/>`;
  // the light: wide pools, in the sky and on the ground
  defs += rad('p1', ROSE, .5) + rad('p2', mix(ROSE, LIGHT, .6), .5) + rad('p3', LIGHT, .75);
  o += [[lr * 12, lr * 10, 'p1'], [lr * 5, lr * 4.4, 'p2']].map(([rx, ry, id]) => `<ellipse cx="${n1(lx)}" cy="${n1(ly)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="url(#${id})"/>`).join('');
  // the path of light: a wedge from the last threshold to the viewer, broken toward us
  defs += lin('beam', [[0, PALE, .9], [.1, LIGHT, .7], [.35, ROSE, .42], [.75, ROSE, .16], [1, ROSE, 0]], { x1: 0, y1: lb, x2: 0, y2: H, user: true }) + blur('soft', 5, 1.2);
  const beam = []; for (let i = 0; i <= 12; i++) { const z = lerp(zs[last], (f * eye) / (H - hy) * .96, i / 12); beam.push([P(-gw * .86 - i * .012, 0, z), P(gw * .86 + i * .012, 0, z)]); }
  const beamPath = `M${beam.map((b) => `${n1(b[0][0])} ${n1(b[0][1])}`).join('L')}L${beam.slice().reverse().map((b) => `${n1(b[1][0])} ${n1(b[1][1])}`).join('L')}Z`;
  // reflection of the plain's glints
  let gl = '';
  for (let i = 0; i < 90; i++) { const t = rnd() ** 1.6, y = lerp(lb + 4, H * .99, t), z = (f * eye) / (y - hy), c = drift(Math.max(3, z)), s = (rnd() + rnd() - 1), x = c + s * lerp(lr * 1.4, W * .26, t), l = lerp(4, 42, t) * (.3 + rnd()), k = lerp(.4, 1.6, t); gl += `M${n1(x - l)} ${n1(y)}q${n1(l)} ${n1(-k)} ${n1(2 * l)} 0q${n1(-l)} ${n1(k)} ${n1(-2 * l)} 0Z`; }
  defs += lin('gl', [[0, PALE, .7], [.4, LIGHT, .4], [1, LIGHT, .05]], { x1: 0, y1: lb, x2: 0, y2: H, user: true });
  // gates from far to near; a mist bank before each pair
  const person = () => {
    const [fx, fy] = P(figureX, 0, figureZ), fh = (f * 1.78) / figureZ;
    return figure('man', fx, fy, fh, { kind: 'walk', c: ok(.09, .022, 215), rim: LIGHT, rimA: .6, lx: (lx - fx) / 90, ly: -.55, rimW: .9, shC: ok(.06, .02, 215), shA: .7, shadow: [-(lx - fx) / (fh * 1.1), 1.15] });
  };
  let drawn = false;
  for (let i = last; i >= 0; i--) {
    const z = zs[i], near = 1 - i / last, L = lerp(.24, .1, near), face = ok(L, lerp(.04, .022, near), 212);
    if (!drawn && z < figureZ) { o += `<ellipse cx="${n1(lx)}" cy="${n1(ly)}" rx="${n1(lr * 2.6)}" ry="${n1(lr * 2.3)}" fill="url(#p3)" opacity=".6"/><path d="${beamPath}" fill="url(#beam)" filter="url(#soft)"/><path d="${gl}" fill="url(#gl)"/>${person()}`; drawn = true; }
    if (i === last) {
      // the other hour
      defs += lin('hour', [[0, ok(.68, .1, 58)], [.5, LIGHT], [.78, PALE], [1, '#fffaf0']], { x1: 0, y1: lt, x2: 0, y2: lb, user: true });
      o += `<path d="${archPath(gw, gh, z)}" fill="url(#hour)"/>`;
      const hill = lerp(lb, lt, .3), w = P(gw, 0, z)[0] - P(-gw, 0, z)[0], l0 = P(-gw, 0, z)[0];
      o += `<path d="M${n1(l0)} ${n1(lb)}V${n1(hill + 3)}q${n1(w * .25)} ${n1(-lr * .2)} ${n1(w * .5)} ${n1(-lr * .02)}t${n1(w * .5)} ${n1(-lr * .06)}V${n1(lb)}Z" fill="${ok(.8, .1, 66)}" opacity=".55"/>`;
    }
    // reveal: the far edge of the frame, seen through the near one
    const zf = z + deep * (1 + i * .25);
    const lit = mix(face, i === last ? PALE : LIGHT, lerp(.5, .2, near));
    const lit2 = mix(face, ROSE, lerp(.36, .1, near));
    defs += lin(`r${i}`, [[0, lit2], [.6, lit], [1, mix(lit, LIGHT, .25)]], { x1: 0, y1: n1(P(0, gh, z)[1]), x2: 0, y2: n1(P(0, 0, z)[1]), user: true });
    if (i !== last) o += `<path d="${reveal(gw, gh, z, zf)}" fill="url(#r${i})"/>`;
    // the frame
    defs += lin(`f${i}`, [[0, mix(face, MID, .12)], [.7, face], [1, mix(face, HAZE, lerp(.4, .02, near))]], { x1: 0, y1: n1(P(0, gh + wall, z)[1]), x2: 0, y2: n1(P(0, 0, z)[1]), user: true });
    o += `<path fill-rule="evenodd" d="${archPath(gw + wall, gh + wall, z)}${archPath(gw, gh, z)}" fill="url(#f${i})"/>`;
    // lit inner edge, a hair of light where the frame turns
    o += `<path d="${archOpen(gw, gh, z)}" fill="none" stroke="${mix(LIGHT, ROSE, near)}" stroke-width="${n1(lerp(1.6, 1.1, near))}" opacity="${lerp(.75, .28, near).toFixed(2)}"/>`;
    // reflection of the posts in the wet ground
    const [pl, pb] = P(-gw - wall, 0, z), [pl2] = P(-gw, 0, z), [pr] = P(gw, 0, z), [pr2] = P(gw + wall, 0, z), h = (f * 2.2) / z;
    defs += lin(`w${i}`, [[0, face, .62], [1, face, 0]], { x1: 0, y1: n1(pb), x2: 0, y2: n1(pb + h), user: true });
    o += `<path d="M${n1(pl)} ${n1(pb)}H${n1(pl2)}V${n1(pb + h)}H${n1(pl)}ZM${n1(pr)} ${n1(pb)}H${n1(pr2)}V${n1(pb + h)}H${n1(pr)}Z" fill="url(#w${i})"/>`;
    // haze between the planes
    if (i > 0) {
      const by = P(0, 0, z)[1], mh = H * lerp(.05, .11, near);
      const tone = mix(HAZE, LIGHT, clamp(.4 - near * .5));
      defs += lin(`m${i}`, [[0, tone, 0], [.5, tone, lerp(.3, .1, near)], [1, tone, 0]], { x1: 0, y1: n1(by - mh), x2: 0, y2: n1(by + mh * .5), user: true });
      o += `<rect y="${n1(by - mh)}" width="${W}" height="${n1(mh * 1.5)}" fill="url(#m${i})"/>`;
    }
  }
  // a dark bank in one lower corner, with grass
  const bank = smooth([[-20, H * .86], [W * .1, H * .872], [W * .24, H * .915], [W * .38, H * .96], [W * .5, H + 12]]);
  o += `<path d="${bank}H-20Z" fill="${ok(.06, .016, 215)}"/><path d="${grass(seed + 3, 0, W * .34, H * .9, 54, H * .02, H * .085, { w: 2.2, lean: .14, yf: (x) => lerp(H * .868, H * .965, clamp(x / (W * .4))) })}" fill="${ok(.06, .016, 215)}"/>`;
  // vignette about the light
  const R = Math.hypot(Math.max(lx, W - lx), Math.max(ly, H - ly));
  defs += `<radialGradient id="vig" gradientUnits="userSpaceOnUse" cx="${n1(lx)}" cy="${n1(ly)}" r="${n1(R)}">${[0, .3, .5, .7, .85, 1].map((t) => `<stop offset="${t}" stop-color="${ok(.06, .02, 216)}" stop-opacity="${(.62 * clamp((t - .25) / .75) ** 1.6).toFixed(3)}"/>`).join('')}</radialGradient>`;
  o += `<rect width="${W}" height="${H}" fill="url(#vig)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>${defs}</defs>${o}</svg>`;
};

export const wide = { W: 1600, H: 900, hy: 610, f: 860, cx: 1150, shift: -60, zs: [6.3, 8.7, 12, 16.5, 22.5, 30.5], figureZ: 14, figureX: -.66 };
export const tall = { W: 780, H: 1600, hy: 1080, f: 860, cx: 430, shift: -40, zs: [6.4, 8.8, 12.1, 16.6, 22.6, 30.5], figureZ: 13.5, figureX: -.6 };

await writeFile(new URL('six-gates-wide.svg', import.meta.url), scene(wide));
await writeFile(new URL('six-gates-tall.svg', import.meta.url), scene(tall));
