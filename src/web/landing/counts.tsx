import { useFormatter } from 'use-intl';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './counts.module.css';

/**
 * What was counted; a count that is too small to mean anything has no tile, and without any there is nothing.
 *
 * @param scored whether the test comes to one score, of which there is an average
 */
export function Counts({ scored }: { scored: boolean }) {
  const t = useWords('landing.figures');
  const format = useFormatter();
  const { figures } = useExam().exam;
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const { claims, lastHour } = figures;
  const counted = [
    { label: t('total'), value: figures.totalCount },
    { label: t('month'), value: figures.monthCount },
    { label: t('yesterday'), value: figures.yesterdayCount },
    { label: t('average'), value: scored ? figures.examAvgScore : null },
    { label: t('people'), value: figures.people },
    { label: t('countries'), value: figures.countryCount },
    { label: t('exploring'), value: figures.exploringCount },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, text: whole(value) }]));
  const tiles = [
    ...counted,
    ...(lastHour.length > 0 ? [{ label: t('hour'), text: lastHour.map(whole).join(' · ') }] : []),
    ...(claims
      ? [
          { label: t('satisfied'), text: percent(claims.satisfaction) },
          { label: t('faster'), text: percent(claims.fasterThan) },
          { label: t('reasoning'), text: percent(claims.reasoningAbove) },
          { label: t('validity'), text: percent(claims.validity) },
        ]
      : []),
  ];
  if (tiles.length === 0) return null;
  return (
    <div className={styles.tallies}>
      <h3 className="visually-hidden">{t('title')}</h3>
      <dl className={styles.counts}>
        {tiles.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="display">{text}</dd>
          </div>
        ))}
      </dl>
      {claims && <p>{t('claim', { tests: claims.tests, countries: claims.countries })}</p>}
      {figures.mode === 'showcase' && <p className="small soft">{t('showcase')}</p>}
    </div>
  );
}
