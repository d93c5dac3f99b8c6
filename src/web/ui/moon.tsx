/** How much rounder a crescent is drawn than the light would fall: small moons are told apart by it. */
const roundness = 0.71;

/** The edge of the shadow on a moon that is lit by a share: nothing on a dark one, no way back on a half. */
function edgeOf(share: number): string {
  if (share === 0) return '';
  if (share === 0.5) return 'L12 3';
  const halfWidth = Math.round(90 * Math.abs(1 - 2 * share) ** roundness) / 10;
  return `A${halfWidth} 9 0 0 ${share < 0.5 ? 0 : 1} 12 3`;
}

interface Props {
  /** From 0. */
  step: number;
  /** Steps of the scale, two at least. */
  of: number;
  className?: string | undefined;
}

/** A moon that waxes with the step: dark at the first, full at the last. */
export function Moon({ step, of, className }: Props) {
  const edge = edgeOf(step / (of - 1));
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="1.25" />
      {edge && <path d={`M12 3A9 9 0 0 1 12 21${edge}z`} fill="currentColor" />}
    </svg>
  );
}
