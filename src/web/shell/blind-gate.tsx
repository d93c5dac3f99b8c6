/** Courses of stones, from the foot up: their height above the ground, and where the joints stand. */
const courses = [
  [12, [40, 62]],
  [24, [30, 51, 72]],
  [36, [40, 62]],
  [48, [30, 51, 72]],
  [60, [40, 62]],
] as const;

const [ground, foot] = [104, 92];

/** A gate that leads nowhere: its arch is walled up, and its lamp is out. Decoration only. */
export function BlindGate({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 102 112"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d={`M6 ${ground}H96M16 ${foot + 6}H86M16 ${foot + 6}V${ground}M86 ${foot + 6}V${ground}`}
        opacity=".45"
      />
      <path d={`M15 ${foot}V44a36 36 0 0 1 72 0V${foot}zM22 ${foot}V44a29 29 0 0 1 58 0V${foot}`} />
      <g opacity=".4" strokeWidth="1.2">
        {courses.map(([above, joints], at) => (
          <path
            key={above}
            d={`M22 ${foot - above}H80${joints.map((joint) => `M${joint} ${foot - above}v12`).join('')}`}
            strokeDasharray={at === courses.length - 1 ? '7 3' : undefined}
          />
        ))}
      </g>
      <path d="M51 15v8M46.5 23h9l-1.6 9h-5.8z" opacity=".8" />
    </svg>
  );
}
