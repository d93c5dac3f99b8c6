import { round, svg } from './svg.ts';

const across = 20;
const cell = { wide: 50, tall: 74 } as const;

/** The field of a hundred people, twenty to a row. */
export const peopleField = { width: across * cell.wide, height: 5 * cell.tall } as const;

export interface PeoplePalette {
  readonly lit: string;
  readonly unlit: string;
}

/** A hundred people in rows, by places from 1; those between two places are lit. */
export function drawPeople(
  { from, to }: { readonly from: number; readonly to: number },
  { lit, unlit }: PeoplePalette,
): string {
  const bodies = (isLit: boolean) =>
    Array.from({ length: 100 }, (_, at) => at)
      .filter((at) => (at + 1 >= from && at + 1 <= to) === isLit)
      .map((at) => personAt((at % across) * cell.wide + cell.wide / 2, Math.floor(at / across) * cell.tall))
      .join('');
  return svg(
    peopleField.width,
    peopleField.height,
    `<path d="${bodies(false)}" fill="${unlit}"/><path d="${bodies(true)}" fill="${lit}"/>`,
  );
}

/** Head and shoulders around a middle, from a top. */
function personAt(x: number, y: number): string {
  const head = `M${round(x - 9)} ${y + 13}a9 9 0 0 1 18 0a9 9 0 0 1 -18 0Z`;
  return `${head}M${round(x - 15)} ${y + 62}V${y + 41}a15 15 0 0 1 30 0V${y + 62}Z`;
}
