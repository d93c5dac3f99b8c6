import styles from './curve.module.css';

/** What of the scale is drawn: a little more than three standard deviations to either side. */
const from = 52;
const to = 148;
const mean = 100;
const deviation = 15;
const defaultTicks = [55, 70, 85, 100, 115, 130, 145];

const round = (value: number) => Math.round(value * 100) / 100;
const clamp = (score: number) => Math.min(to, Math.max(from, score));
const x = (score: number) => ((score - from) / (to - from)) * 1000;
const y = (score: number) => 196 - 184 * Math.exp(-((score - mean) ** 2) / (2 * deviation ** 2));
const percent = (score: number) => `${round(x(clamp(score)) / 10)}%`;

function line(start: number, end: number): string {
  const points: string[] = [];
  for (let score = start; score < end; score += 1.5) points.push(`${round(x(score))} ${round(y(score))}`);
  points.push(`${round(x(end))} ${round(y(end))}`);
  return `M${points.join('L')}`;
}

function area(start: number, end: number): string {
  return `${line(start, end)}V196H${round(x(start))}Z`;
}

interface Props {
  low: number;
  high: number;
  /** The score itself, marked with its number. */
  at?: number;
  ticks?: readonly number[];
  /** Says in words what is drawn. */
  label: string;
  className?: string | undefined;
}

/** The distribution of scores with the reader's interval on it; numbers keep their size at any width. */
export function Curve({ low, high, at, ticks = defaultTicks, label, className }: Props) {
  return (
    <div className={[styles.curve, className].filter(Boolean).join(' ')} role="img" aria-label={label}>
      {at !== undefined && (
        <svg className={styles.top} aria-hidden="true">
          <text className={styles.you} x={percent(at)} y="1.1em" textAnchor="middle">
            {Math.round(at)}
          </text>
        </svg>
      )}
      <svg className={styles.plot} viewBox="0 0 1000 200" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.all} d={area(from, to)} />
        <path className={styles.interval} d={area(clamp(low), clamp(high))} />
        <path className={styles.line} d={line(from, to)} />
        <path className={styles.line} d="M0 196H1000" />
        {at !== undefined && <path className={styles.at} d={`M${round(x(clamp(at)))} 0V196`} />}
      </svg>
      <svg className={styles.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} className={styles.tick} x={percent(tick)} y="1.4em" textAnchor="middle">
            {tick}
          </text>
        ))}
      </svg>
    </div>
  );
}
