/** Half width of the edge of the shadow, and whether light lies beyond the middle, by step from 0 to 4. */
const phases = ['', 'A5.5 9 0 0 0 12 3', 'L12 3', 'A5.5 9 0 0 1 12 3', 'A9 9 0 0 1 12 3'] as const;

/** A moon that waxes with the step: from dark (0) to full (4). */
export function Moon({ step, className }: { step: number; className?: string | undefined }) {
  const edge = phases[step];
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="1.25" />
      {edge && <path d={`M12 3A9 9 0 0 1 12 21${edge}z`} fill="currentColor" />}
    </svg>
  );
}
