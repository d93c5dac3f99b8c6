/** Side of a square cell, and the door within it: half its width, and the heights of its foot and of the spring of its arch. */
const cell = 100;
const half = 28;
const foot = 88;
const spring = 42;

/** The arch of a door: round or pointed; the whole of it, or its left half. */
function arch(x: number, y: number, pointed: boolean, whole: boolean): string {
  const left = x - half;
  const turn = y + spring - 22;
  if (!pointed)
    return whole ? `a${half} ${half} 0 0 1 ${2 * half} 0` : `a${half} ${half} 0 0 1 ${half} -${half}`;
  const rise = `Q${left} ${turn} ${x} ${y + 8}`;
  return whole ? `${rise}Q${x + half} ${turn} ${x + half} ${y + spring}` : rise;
}

/** Sixteen doors in a square of 400, of four turns: the arch, the step, the lamp, the leaf. Each turn is one path over all of them. */
function turns() {
  const drawn = { outline: '', leaf: '', lamp: '', step: '' };
  for (let place = 0; place < 16; place += 1) {
    const column = place % 4;
    const row = Math.floor(place / 4);
    const x = column * cell + cell / 2;
    const y = row * cell;
    const pointed = column % 2 === 1;
    const side = `M${x - half} ${y + foot}V${y + spring}`;
    drawn.outline += `${side}${arch(x, y, pointed, true)}V${y + foot}z`;
    if (column > 1)
      drawn.step += `M${x - half - 8} ${y + foot}h${2 * half + 16}M${x - half - 3} ${y + foot - 6}h${2 * half + 6}`;
    if (row % 2 === 1) drawn.lamp += `M${x} ${y + 34}a6 6 0 1 1 -.1 0zM${x} ${y + 22}v-6`;
    if (row > 1) drawn.leaf += `${side}${arch(x, y, pointed, false)}V${y + foot}z`;
  }
  return drawn;
}

export const sixteenDoors = turns();
