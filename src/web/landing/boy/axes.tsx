import { useFormatter } from 'use-intl';
import { useWords } from '../../shell/words.tsx';
import styles from './boy.module.css';

/** An invented person, so that one of the four lies in the middle: how far to the right, with its interval, in per cent. */
const example = [
  { axis: 'energy', low: 61, at: 72, high: 81 },
  { axis: 'notice', low: 58, at: 69, high: 79 },
  { axis: 'decide', low: 40, at: 51, high: 62 },
  { axis: 'live', low: 71, at: 82, high: 89 },
] as const;

/** Half of the way is no lean: an interval that holds it leaves the axis undecided. */
const middle = 50;

/** What a side means, and what it is called wherever types are told. */
const Pole = ({ plain, named }: { plain: string; named: string }) => (
  <span>
    {plain}
    <small className="soft">{named}</small>
  </span>
);

/** The four axes by degrees, on an example that leaves one open. */
export function Axes() {
  const t = useWords('boy.axes');
  const format = useFormatter();
  const percent = (value: number) => format.number(value / 100, { style: 'percent' });
  return (
    <section className={`section wrap ${styles.axes}`} aria-labelledby="axes">
      <div>
        <h2 id="axes">{t('title')}</h2>
        <p className="lede">{t('lead')}</p>
      </div>
      <figure className={`sheet ${styles.sheet}`}>
        <ul role="list">
          {example.map(({ axis, low, at, high }) => {
            const open = low <= middle && middle <= high;
            const toRight = at >= middle;
            const values = {
              pole: t(`${axis}.${toRight ? 'right' : 'left'}`),
              share: percent(toRight ? at : 100 - at),
            };
            return (
              <li key={axis} className={styles.axis} data-open={open || undefined}>
                <span className={styles.poles}>
                  <Pole plain={t(`${axis}.left`)} named={t(`${axis}.leftNamed`)} />
                  <Pole plain={t(`${axis}.right`)} named={t(`${axis}.rightNamed`)} />
                </span>
                <svg
                  className={styles.track}
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path className={styles.line} d="M0 4h100M50 0v8" />
                  <path className={styles.band} d={`M${low} 1h${high - low}v6H${low}z`} />
                  <path className={styles.at} d={`M${at} 0v8`} />
                </svg>
                <span className={styles.said}>{open ? t('open') : t('lean', values)}</span>
              </li>
            );
          })}
        </ul>
        <figcaption className="small soft">{t('caption')}</figcaption>
      </figure>
    </section>
  );
}
