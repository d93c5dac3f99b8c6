import { useFormatter } from 'use-intl';
import type { ScoreReport } from '#contract/reports.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { clockText } from '../ui/clock.ts';
import { Curve } from '../ui/curve.tsx';
import { Facts } from '../ui/facts.tsx';
import styles from './headline.module.css';

interface Props {
  report: ScoreReport;
  orderNumber: string;
}

/** The score as a picture first: on the curve, with its interval; then in words; then what it rests on. */
export function Headline({ report, orderNumber }: Props) {
  const t = useWords('report.overview');
  const format = useFormatter();
  const { exam } = useExam();
  const { headline, norm, scale, time } = report;
  const [value, low, high] = [headline.score.value, headline.score.low, headline.score.high].map(
    Math.round,
  ) as [number, number, number];
  const percentile = headline.percentile;
  /** At either end of the scale a whole number would say more or less than is true. */
  const share = (percent: number) =>
    format.number(percent, { maximumFractionDigits: percent < 1 || percent > 99 ? 1 : 0 });
  const rows = [
    [t('band'), headline.band.label, headline.band.text],
    [
      t('percentile'),
      t('percentileText', {
        value: share(percentile.value),
        low: share(percentile.low),
        high: share(percentile.high),
      }),
    ],
    [t('time'), clockText(time.totalSeconds * 1000)],
    [t('norm'), norm.text],
  ] as const;
  return (
    <section id="overview" className={styles.overview} aria-labelledby="title">
      <div className={styles.result}>
        <div>
          <h1 id="title">
            <span className={styles.title}>{report.title}</span>{' '}
            <span className={styles.score}>
              <small>{t('score')}</small>
              <span className={styles.number}>{value}</span>
            </span>
          </h1>
          <p className={`${styles.interval} display`}>{t('intervalRange', { low, high })}</p>
          <p className="lede">{headline.lead}</p>
        </div>
        <Curve
          className={styles.curve}
          low={low}
          high={high}
          at={value}
          scale={scale}
          label={t('curve', { value, low, high, middle: scale.mean })}
        />
      </div>
      {headline.reach && <p className="notice">{headline.reach}</p>}
      <Facts rows={rows} />
      <p className={`${styles.made} small soft`}>
        <span>{exam.name}</span>{' '}
        <span>{t('taken', { date: format.dateTime(new Date(report.takenAt), { dateStyle: 'long' }) })}</span>{' '}
        <span>{t('reliability', { value: norm.reliability.toFixed(2) })}</span>{' '}
        <span>{t('versions', { pack: report.packVersion, norm: report.normVersion })}</span>{' '}
        <span>{t('order', { orderNumber })}</span>
      </p>
    </section>
  );
}
