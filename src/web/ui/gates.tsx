import { round } from '#drawing/svg.ts';

/** Receding doorways: middle, half width, top and foot of each, in a field of 48. */
const doorways = [
  [24, 20, 3, 47],
  [24.8, 16, 8, 44.4],
  [25.6, 12.4, 12.6, 41.8],
  [26.3, 9.2, 16.8, 39.4],
  [26.9, 6.3, 20.6, 37.2],
  [27.4, 3.7, 24, 35.4],
] as const;

/** The outline of each, from the outermost in. */
export const archPaths: readonly string[] = doorways.map(
  ([middle, half, top, foot]) =>
    `M${round(middle - half)} ${foot}V${round(top + half)}a${half} ${half} 0 0 1 ${half * 2} 0V${foot}`,
);

/** How many gates stand for one of several packages, from the smallest up: the largest, and one sold alone, is all six. */
export const litAt = (place: number, of: number): number => Math.round((6 * place) / of);

/** The six gates, so many of them lit; decoration only. */
export function Gates({ lit, className }: { lit: number; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      {archPaths.map((path, index) => (
        <path
          key={path}
          d={path}
          opacity={index < lit ? undefined : 0.22}
          fill={index === 5 && lit === 6 ? 'currentColor' : undefined}
        />
      ))}
    </svg>
  );
}
